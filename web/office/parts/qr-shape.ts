import { encode } from 'uqr';

// The quiet zone that a camera needs, in modules.
const edge = 4;

/** The dark modules of a row as strokes, so that adjacent ones have no seam. */
function strokesOf(row: readonly boolean[], y: number): string {
  let strokes = '';
  for (let x = 0; x < row.length; x++) {
    const isStart = row[x] && !row[x - 1];
    if (isStart) {
      const end = row.indexOf(false, x);
      strokes += `M${x} ${y}h${end - x}v1h${x - end}z`;
    }
  }
  return strokes;
}

/**
 * The QR code of a text: `size` modules with its quiet zone, the dark ones as a path. A quarter of
 * it may be hidden or dirty, because it is printed on signs.
 */
export function qrShape(text: string) {
  const { data: rows, size } = encode(text, { ecc: 'Q', border: edge });
  return { size, rows, path: rows.map(strokesOf).join('') };
}

export type QrShape = ReturnType<typeof qrShape>;
