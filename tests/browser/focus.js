// What has the focus of the keyboard and does not show it; nothing when it is seen.
() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const outlined = ({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && parseFloat(outlineWidth) > 0;
  const ringed = (one) => [null, '::before', '::after'].some((part) => outlined(getComputedStyle(one, part)));
  // A radio button hides behind its label, which shows the focus for it.
  const shows = [element, element.closest('label'), element.nextElementSibling].filter(Boolean).some(ringed);
  const where = element.getAttribute('aria-label') ?? element.innerText ?? '';
  return shows ? null : `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} “${where.slice(0, 40)}”`;
}
