import type { QrShape } from './qr-shape.ts';

/** Pixels of one module: the code is some 600 pixels wide, enough for a sign. */
const scale = 16;

/** The code as pixels, sharp at every edge; null where the browser makes none. */
export function qrPng({ size, rows }: QrShape): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = size * scale;
  canvas.height = size * scale;
  const pen = canvas.getContext('2d');
  if (!pen) {
    return Promise.resolve(null);
  }
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) {
        pen.fillRect(x * scale, y * scale, scale, scale);
      }
    }
  }
  return new Promise((done) => canvas.toBlob(done, 'image/png'));
}
