import { colourAt, mix, paint } from './hero-light.js';
import { limb, outline, oval } from './people-parts.js';

/** Hair as it is seen from behind, before the face, and what of it falls behind the shoulders. */
export const hairs = {
  short: {
    back: () =>
      outline(
        'M-.108 1.66C-.112 1.82.112 1.82.108 1.66C.104 1.56.08 1.53.055 1.5H-.055C-.08 1.53-.104 1.56-.108 1.66Z',
      ),
    cap: 'M-.108 1.63C-.118 1.75-.06 1.79 0 1.79S.118 1.75.108 1.63L.094 1.655C.09 1.7.05 1.712 0 1.71S-.088 1.7-.094 1.655Z',
  },
  long: {
    behind:
      'M-.12 1.66C-.13 1.8.13 1.8.12 1.66C.135 1.55.16 1.42.12 1.33C.06 1.27-.06 1.27-.12 1.33C-.16 1.42-.135 1.55-.12 1.66Z',
    back: () =>
      outline(
        'M-.12 1.66C-.13 1.8.13 1.8.12 1.66C.135 1.55.165 1.42.13 1.3C.07 1.23-.06 1.22-.125 1.3C-.16 1.42-.135 1.55-.12 1.66Z',
      ),
    cap: 'M-.112 1.58C-.125 1.75-.07 1.79 0 1.79S.125 1.75.112 1.58L.09 1.64C.085 1.69.02 1.735-.03 1.735C-.06 1.7-.088 1.67-.094 1.62Z',
  },
  bun: {
    behind: 'M-.06 1.8A.062 .062 0 1 0 .06 1.8A.062 .062 0 1 0-.06 1.8Z',
    back: () =>
      outline(
        'M-.062 1.8A.062 .058 0 1 0 .062 1.8A.062 .058 0 1 0-.062 1.8ZM-.11 1.64C-.12 1.8.12 1.8.11 1.64C.1 1.55.05 1.53 0 1.53S-.1 1.55-.11 1.64Z',
      ),
    cap: 'M-.108 1.62C-.118 1.74-.06 1.785 0 1.785S.118 1.74.108 1.62L.094 1.65C.07 1.71.03 1.735 0 1.735S-.07 1.71-.094 1.65Z',
  },
  puffs: {
    behind:
      'M-.19 1.74A.08 .08 0 1 0-.03 1.74A.08 .08 0 1 0-.19 1.74ZM.03 1.74A.08 .08 0 1 0 .19 1.74A.08 .08 0 1 0 .03 1.74Z',
    back: () =>
      outline(
        'M-.195 1.74A.082 .08 0 1 0-.03 1.74A.082 .08 0 1 0-.195 1.74ZM.03 1.74A.082 .08 0 1 0 .195 1.74A.082 .08 0 1 0 .03 1.74ZM-.108 1.65C-.11 1.79.11 1.79.108 1.65C.1 1.56.05 1.54 0 1.54S-.1 1.56-.108 1.65Z',
      ),
    cap: 'M-.106 1.62C-.116 1.74-.06 1.775 0 1.775S.116 1.74.106 1.62L.094 1.65C.07 1.7.03 1.715 0 1.715S-.07 1.7-.094 1.65Z',
  },
};

export function drawHead(c, fill, day, { skin, hair, hairAlbedo, isBack, turn = 0, beard }) {
  const shape = hairs[hair];
  fill(
    limb([
      [0, 1.42, 0.066],
      [0, 1.56, 0.056],
    ]),
    skin.map((v) => v * 0.86),
    0.02,
  );
  for (const s of [-1, 1]) {
    fill(oval(s * 0.102 + turn * 0.02, 1.625, 0.02, 0.028), skin, 0.012);
  }
  fill(oval(turn * 0.008, 1.635, 0.1, 0.122), skin, 0.045);
  if (isBack) {
    fill(shape.back(), hairAlbedo, 0.04);
    return;
  }
  const dark = paint(colourAt(day, [0.16, 0.1, 0.09], 0.5));
  c.save();
  c.translate(turn * 0.032, 0);
  if (beard) {
    c.fillStyle = paint(colourAt(day, hairAlbedo, 0.5));
    c.fill(
      outline(
        'M-.094 1.625C-.1 1.53-.05 1.505 0 1.505S.1 1.53 .094 1.625C.07 1.6 .05 1.6 .03 1.6H-.03C-.05 1.6-.07 1.6-.094 1.625Z',
      ),
    );
  }
  c.fillStyle = paint(colourAt(day, mix(skin, [0.9, 0.4, 0.3], 0.4), 0.6), 0.55);
  for (const s of [-1, 1]) {
    c.fill(oval(s * 0.058, 1.598, 0.02, 0.014));
  }
  c.fillStyle = dark;
  for (const s of [-1, 1]) {
    c.fill(oval(s * 0.038, 1.64, 0.0105, 0.0135));
  }
  c.strokeStyle = dark;
  c.lineCap = 'round';
  c.lineWidth = 0.009;
  for (const s of [-1, 1]) {
    c.beginPath();
    c.moveTo(s * 0.056, 1.668);
    c.quadraticCurveTo(s * 0.04, 1.68, s * 0.024, 1.672);
    c.stroke();
  }
  c.strokeStyle = beard ? paint(colourAt(day, [0.95, 0.85, 0.78], 0.6)) : dark;
  c.lineWidth = 0.011;
  c.beginPath();
  c.moveTo(-0.03, 1.578);
  c.quadraticCurveTo(0, 1.548, 0.03, 1.578);
  c.stroke();
  c.restore();
  fill(outline(shape.cap), hairAlbedo, 0.02);
}
