/** A line through the jungle, measured along its length. */

export interface Point {
  x: number;
  y: number;
}

export class Curve {
  readonly points: readonly Point[];
  readonly #lengths: number[];

  constructor(points: Point[]) {
    this.points = points;
    this.#lengths = [0];
    for (let i = 1; i < points.length; i++)
      this.#lengths.push((this.#lengths[i - 1] ?? 0) + distance(points[i - 1] as Point, points[i] as Point));
  }

  get length(): number {
    return this.#lengths.at(-1) ?? 0;
  }

  /** The point at this length from the start. */
  at(length: number): Point {
    const wanted = Math.min(Math.max(length, 0), this.length);
    let low = 0;
    let high = this.#lengths.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#lengths[middle] ?? 0) <= wanted) low = middle;
      else high = middle;
    }
    const from = this.points[low] as Point;
    const to = this.points[high] as Point;
    const span = (this.#lengths[high] ?? 0) - (this.#lengths[low] ?? 0);
    const part = span ? (wanted - (this.#lengths[low] ?? 0)) / span : 0;
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  }

  /** Points from one length to another (backwards too), about `every` apart, both ends included. */
  between(from: number, to: number, every: number): Point[] {
    const steps = Math.max(1, Math.ceil(Math.abs(to - from) / every));
    return Array.from({ length: steps + 1 }, (_, i) => this.at(from + ((to - from) * i) / steps));
  }
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** SVG path data through these points. */
export function pathData(points: readonly Point[]): string {
  return points.map((p, i) => `${i ? 'L' : 'M'}${p.x.toFixed(1)} ${p.y.toFixed(1)}`).join('');
}
