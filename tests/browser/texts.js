// All that a page shows or tells in plain Latin letters; in a language of odd letters that is what no catalogue said.
(names) => {
  const found = [];
  // Rules are written in their own files, languages name themselves, and what people or packs have named is theirs.
  const OWN = '.rules .text, option[lang], code, [data-own], script, style, noscript, template';
  const rest = (text) => names.reduce((left, name) => (name ? left.split(name).join('') : left), text);
  const check = (where, text) => {
    if (/[A-Za-z]/.test(rest(text))) found.push(`${where}: ${text.trim().slice(0, 80)}`);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || element.closest(OWN) || !element.checkVisibility()) continue;
    check(element.className.baseVal ?? (element.className || element.tagName), node.data);
  }
  for (const element of document.body.querySelectorAll('*')) {
    if (element.closest(OWN) || !element.checkVisibility()) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'])
      check(name, element.getAttribute(name) ?? '');
  }
  check('the title', document.title);
  return [...new Set(found)];
}
