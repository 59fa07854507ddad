/** How large the page is drawn: a large window shows everything larger, and so does who wishes for larger text. */

/** The room the widest arrangement needs; what a window has beyond it makes things larger instead of further apart. */
const WIDE = { width: 1760, height: 1000 };
/** The least room of each arrangement; larger text never takes it away. */
const DESK = { width: 1100, height: 600 };
const TABLET = 700;
const PHONE = 350;

/** The scale for a window and a wished size of text. */
export function scaleOf(width: number, height: number, text: number): number {
  const grown = Math.max(1, Math.min(width / WIDE.width, height / WIDE.height));
  const desk = width >= DESK.width && height >= DESK.height;
  const most = desk ? Math.min(width / DESK.width, height / DESK.height) : width / (width >= TABLET ? TABLET : PHONE);
  return Math.round(100 * Math.max(1, Math.min(grown * text, most))) / 100;
}

/** Draws the whole page at a scale; lengths that follow the window are divided by it (`--scale`). */
export function drawAt(scale: number): void {
  const { style } = document.documentElement;
  style.setProperty('zoom', scale === 1 ? '' : String(scale));
  style.setProperty('--scale', String(scale));
}

/** A box of the window in the lengths of the page: what is positioned by it is scaled once more. */
export function boxIn(element: Element): DOMRect {
  const { x, y, width, height } = element.getBoundingClientRect();
  const scale = scaleNow();
  return new DOMRect(x / scale, y / scale, width / scale, height / scale);
}

/** The scale the page is drawn at. */
export function scaleNow(): number {
  return Number(document.documentElement.style.getPropertyValue('--scale')) || 1;
}
