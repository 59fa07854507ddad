// What is wrong with the layout of a table at the size it has; sentences, none when all is well.
// A swipe moves a page by most of a window; what it brings into sight counts as within reach.
async () => {
  document.activeElement?.blur();
  scrollTo(0, 0);
  await new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(done));
    setTimeout(done, 3000);
  });
  // One swipe at a usual phone; the smallest windows may need a second one.
  const SWIPE = innerHeight < 700 ? 1.6 : 0.8;
  const LEAST = 12;
  const FINGER = 40;
  const desk = innerWidth >= 1100 && innerHeight >= 600;
  const faults = [];
  const page = document.scrollingElement;
  if (desk && page.scrollHeight > innerHeight + 1) faults.push(`the page is ${page.scrollHeight} high`);
  if (page.scrollWidth > innerWidth) faults.push(`the page is ${page.scrollWidth} wide`);

  // How much of a thing lies in the window and is not cut by what it stands in.
  const cut = (thing, below) => {
    const box = thing.getBoundingClientRect();
    let [left, top, right, bottom] = [0, 0, innerWidth, below];
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.overflowX === 'visible' && style.overflowY === 'visible') continue;
      if (around === page || around === document.body) continue;
      const edge = around.getBoundingClientRect();
      [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
      [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
    }
    return box.left < left - 1 || box.right > right + 1 || box.top < top - 1 || box.bottom > bottom + 1;
  };
  const wanted = {
    'the prompt': '[data-testid="prompt"]',
    'the hand': '[data-testid="hand"]',
    'what one owns': '[data-testid="purse"], [data-testid="hand"] .stores, dl.purse',
    'a player': '[data-seat] .panel',
    'what lies open before a player': '.board .ribbon article',
  };
  const here = new Set(['the prompt', 'the hand', 'what one owns', 'a player']);
  for (const [name, where] of Object.entries(wanted))
    for (const thing of document.querySelectorAll(where)) {
      const below = desk || here.has(name) ? innerHeight : innerHeight * (1 + SWIPE);
      if (cut(thing, below)) {
        const { left, top, right, bottom } = thing.getBoundingClientRect();
        faults.push(`${name} is cut: ${[left, top, right, bottom].map(Math.round)}`);
      }
      if (thing.scrollWidth > thing.clientWidth + 1 && !thing.matches('[data-testid="hand"]'))
        faults.push(`“${thing.innerText.slice(0, 30)}” sticks out of ${name}`);
    }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest('.sr-only, option, script, style, noscript, [hidden]')) continue;
    if (!element.checkVisibility()) continue;
    const size = parseFloat(getComputedStyle(element).fontSize);
    if (size < LEAST - 0.01) faults.push(`“${node.data.trim().slice(0, 30)}” is ${size} px`);
    if (element.closest('[data-place^="rack:"]') && /[\u00AD-]/.test(node.data)) faults.push(`“${node.data}” is hyphenated`);
  }
  for (const pirate of document.querySelectorAll('.token.lit .hit')) {
    const { width, height } = pirate.getBoundingClientRect();
    if (Math.min(width, height) < FINGER) faults.push(`a pirate is ${width} × ${height}`);
  }
  if (desk && innerWidth >= 1366)
    for (const card of document.querySelectorAll('[data-place^="rack:"]')) {
      const { width, height } = card.getBoundingClientRect();
      if (width < 72 || height < 104) faults.push(`a card is ${width} × ${height}`);
    }
  return [...new Set(faults)];
}
