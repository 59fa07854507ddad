/** The mark of each seat: a shape besides the colour, the same on pieces, panels and in the log. Drawn around 0 0, 20 wide. */
const MARKS = [
  'M0-9a9 9 0 1 1 0 18a9 9 0 1 1 0-18z',
  'M-8-8h16v16h-16z',
  'M0-9.5L10 8h-20z',
  'M0-10.5L10.5 0 0 10.5-10.5 0z',
  'M0-10.5l3 7 7.5.6-5.7 5 1.7 7.4L0 5.6l-6.5 3.9 1.7-7.4-5.7-5 7.5-.6z',
] as const;

export function markOf(seat: number): string {
  return MARKS[seat % MARKS.length] ?? MARKS[0];
}

export function colourOf(seat: number): string {
  return `var(--p${seat % MARKS.length})`;
}
