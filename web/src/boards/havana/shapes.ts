/** The shapes a picture is made of, and how to draw the same picture with fewer of them: a browser pays for each. */

export interface Shape {
  d: string;
  fill: string;
  stroke?: string;
  width?: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A shape and all the room that it may paint; it may be anywhere if that is not said. */
export interface Stroke extends Shape {
  box?: Box;
}

export function rect(x: number, y: number, w: number, h: number, fill: string): Stroke {
  return { d: `M${fix(x)} ${fix(y)}h${fix(w)}v${fix(h)}h${fix(-w)}z`, fill, box: boxAt(x, y, w, h) };
}

/** An opening with a round head. */
export function arch(middle: number, top: number, w: number, bottom: number, fill: string): Stroke {
  const r = w / 2;
  return {
    d: `M${fix(middle - r)} ${fix(bottom)}V${fix(top + r)}a${fix(r)} ${fix(r)} 0 0 1 ${fix(w)} 0V${fix(bottom)}z`,
    fill,
    box: boxAt(middle - r, top, w, bottom - top),
  };
}

/** An awning: it is wider below. */
export function awning(middle: number, top: number, w: number, fill: string): Stroke {
  return {
    d: `M${fix(middle - w / 2)} ${fix(top)}h${fix(w)}l2 5h${fix(-w - 4)}z`,
    fill,
    box: boxAt(middle - w / 2 - 2, top, w + 4, 5),
  };
}

/** A line down from a point. */
export function upright(x: number, y: number, h: number, stroke: string, width: number): Stroke {
  return { d: `M${fix(x)} ${fix(y)}v${fix(h)}`, fill: 'none', stroke, width, box: boxAt(x, y, 0, h, width) };
}

/** A line to the right of a point. */
export function level(x: number, y: number, w: number, stroke: string, width: number): Stroke {
  return { d: `M${fix(x)} ${fix(y)}h${fix(w)}`, fill: 'none', stroke, width, box: boxAt(x, y, w, 0, width) };
}

export function line(d: string, stroke: string, width: number): Stroke {
  return { d, fill: 'none', stroke, width };
}

export function fix(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The box of a shape, with half of its outline and what rounding may add. */
export function boxAt(x: number, y: number, w: number, h: number, outline = 0): Box {
  const edge = outline / 2 + 0.1;
  return { left: x - edge, top: Math.min(y, y + h) - edge, right: x + w + edge, bottom: Math.max(y, y + h) + edge };
}

function touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/**
 * The same picture with as few shapes as a look at their boxes allows.
 *
 * A shape goes as far to the back as nothing that it touches lies there, and becomes part of what has the same paint.
 */
export function joined(strokes: readonly Stroke[]): Shape[] {
  const layers: { shape: Shape; boxes: (Box | undefined)[] }[] = [];
  for (const { box, ...shape } of strokes) {
    const meets = (other: Box | undefined): boolean => !box || !other || touch(box, other);
    let layer: (typeof layers)[number] | null = null;
    for (let i = layers.length - 1; i >= 0; i--) {
      const other = layers[i] as (typeof layers)[number];
      if (other.boxes.some(meets)) break;
      if (samePaint(other.shape, shape)) layer = other;
    }
    if (layer) {
      layer.shape.d += shape.d;
      layer.boxes.push(box);
    } else layers.push({ shape, boxes: [box] });
  }
  return layers.map(({ shape }) => shape);
}

function samePaint(a: Shape, b: Shape): boolean {
  return a.fill === b.fill && a.stroke === b.stroke && a.width === b.width;
}
