// What can be measured of a page's boxes; returns sentences about what is wrong, none when all is well.
// First comes a picture for which sizes are measured, then one in which they are drawn; a browser without a screen may
// stop drawing altogether, and then nothing more will change.
async () => {
  document.activeElement?.blur();
  scrollTo(0, 0);
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 3000);
  });
  const faults = [];
  const wide = document.scrollingElement.scrollWidth;
  if (wide > innerWidth) faults.push(`the page is ${wide} wide in a window of ${innerWidth}`);

  const dialog = document.querySelector('dialog[open]');
  const root = dialog ?? document.body;
  const hidden = (element) =>
    element.closest('.sr-only, [hidden], option, script, style, title, noscript') !== null ||
    getComputedStyle(element).clipPath !== 'none';
  // What has been scrolled out of a list is not seen, whatever lies at that place instead.
  const scrolled = (element, x, y) => {
    for (let around = element; around && around !== root; around = around.parentElement) {
      if (getComputedStyle(around).overflowY === 'visible') continue;
      const { left, right, top, bottom } = around.getBoundingClientRect();
      if (x < left || x > right || y < top || y > bottom) return true;
    }
    return false;
  };
  // What hangs at the edge of a button on purpose, as the count of a card does, is not in its flow.
  const buttonOf = (element) => {
    for (let around = element; around && around !== root; around = around.parentElement) {
      if (around.matches('button, a, [role="button"]')) return around;
      if (['absolute', 'fixed'].includes(getComputedStyle(around).position)) return null;
    }
    return null;
  };
  // A name that is too long for its place ends in dots there, and what comes after them is not seen.
  const dotted = (element, box) => {
    if (getComputedStyle(element).textOverflow !== 'ellipsis') return box;
    const { left, right } = element.getBoundingClientRect();
    const from = Math.max(box.left, left);
    return new DOMRect(from, box.y, Math.max(0, Math.min(box.right, right) - from), box.height);
  };
  const words = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element || hidden(element) || !element.checkVisibility({ opacityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const whole of range.getClientRects()) {
      const box = dotted(element, whole);
      if (box.width < 2 || box.height < 2) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight || scrolled(element, x, y)) continue;
      // What lies under something opaque that floats above it (a sticky bar, a notice) is not seen.
      const top = document.elementFromPoint(x, y);
      if (top && !top.contains(element) && !element.contains(top)) continue;
      const text = node.data.trim().slice(0, 40);
      words.push({ text, element, box });
      const button = buttonOf(element)?.getBoundingClientRect();
      if (button && (box.left < button.left - 1 || box.right > button.right + 1))
        faults.push(`“${text}” is ${Math.round(box.width)} wide in a button of ${Math.round(button.width)}`);
    }
  }
  for (let i = 0; i < words.length; i += 1)
    for (let j = i + 1; j < words.length; j += 1) {
      const [a, b] = [words[i], words[j]];
      if (a.element === b.element) continue;
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      // Lines of text have air above and below; letters touch only when the boxes share more than that.
      const air = 0.45 * Math.min(a.box.height, b.box.height);
      if (across > 2 && down > air) faults.push(`“${a.text}” and “${b.text}” overlap`);
    }

  for (const element of root.querySelectorAll('*')) {
    if (!(element instanceof HTMLElement) || hidden(element) || !element.checkVisibility()) continue;
    if (![...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim())) continue;
    const style = getComputedStyle(element);
    // Names that people chose may be too long for a panel; they end in dots.
    if (style.textOverflow === 'ellipsis' || style.overflowX === 'visible' || style.overflowX === 'auto') continue;
    if (element.scrollWidth > element.clientWidth + 1) faults.push(`“${element.innerText.slice(0, 40)}” is cut`);
  }
  return [...new Set(faults)];
}
