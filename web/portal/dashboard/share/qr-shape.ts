import { encode } from 'uqr';

/** A QR code as a square of `size` modules with its quiet edge, and its dark modules as a path. */
export interface QrShape {
  readonly size: number;
  readonly rows: readonly (readonly boolean[])[];
  readonly path: string;
}

// Four modules are the edge that a camera needs around the code.
const edge = 4;

/** The dark modules of a row as strokes, so that neighbours have no seam between them. */
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

/** The code of a text. A quarter of it may be hidden or dirty: it is printed on signs. */
export function qrShape(text: string): QrShape {
  const { data: rows, size } = encode(text, { ecc: 'Q', border: edge });
  return {
    size,
    rows,
    path: rows.map(strokesOf).join(''),
  };
}

/** The code as a file of its own. */
export function qrSvg({ size, path }: QrShape): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${path}"/></svg>`;
}
