/** A QR code as one path of squares, to be drawn as SVG. */
import { generate } from 'lean-qr';

export interface QrCode {
  /** Squares on a side, the quiet margin included. */
  size: number;
  path: string;
}

const MARGIN = 3;

export function qrCode(text: string): QrCode {
  const code = generate(text);
  let path = '';
  for (let y = 0; y < code.size; y += 1)
    for (let x = 0; x < code.size; x += 1)
      if (code.get(x, y)) path += `M${String(x + MARGIN)} ${String(y + MARGIN)}h1v1h-1z`;
  return { size: code.size + 2 * MARGIN, path };
}
