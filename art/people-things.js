import { project } from './hero-camera.js';
import { colourAt, paint } from './hero-light.js';
import { limb, outline, oval, painter } from './people-parts.js';

/** Their dog, who sits and looks to the right. */
export function drawDog(c, day, { at, mirrored }) {
  const [px, py, s] = project(at[0], 0, at[1]),
    fill = painter(c, day),
    coat = [0.86, 0.66, 0.42];
  c.save();
  c.translate(px, py);
  c.scale(mirrored ? -s : s, -s);
  fill(
    limb([
      [-0.24, 0.06, 0.035],
      [-0.36, 0.1, 0.03],
      [-0.42, 0.2, 0.022],
    ]),
    coat,
    0.015,
  );
  fill(
    limb([
      [-0.12, 0.17, 0.15],
      [0.04, 0.38, 0.105],
      [0.08, 0.54, 0.085],
    ]),
    coat,
    0.04,
  );
  fill(
    limb([
      [-0.16, 0.035, 0.035],
      [-0.02, 0.03, 0.032],
    ]),
    coat,
    0.015,
  );
  fill(
    limb([
      [0.09, 0.34, 0.055],
      [0.1, 0.035, 0.036],
    ]),
    [0.95, 0.88, 0.76],
    0.015,
  );
  fill(oval(0.09, 0.6, 0.105, 0.09), coat, 0.03);
  fill(oval(0.185, 0.572, 0.065, 0.046), [0.95, 0.88, 0.76], 0.015);
  fill(oval(0.035, 0.58, 0.042, 0.088, 0.3), [0.55, 0.36, 0.22], 0.02);
  c.fillStyle = paint(colourAt(day, [0.12, 0.08, 0.07], 0.5));
  c.fill(oval(0.24, 0.585, 0.02, 0.016));
  c.fill(oval(0.125, 0.625, 0.013, 0.015));
  c.restore();
}

// Things in a hand; each is drawn in the place of the person who holds it.
export const phone = (x, y) => (c, fill) => {
  fill(outline(`M${x - 0.04} ${y + 0.08}h.08v-.15h-.08Z`), [0.16, 0.19, 0.22], 0.012);
  fill(outline(`M${x - 0.03} ${y + 0.07}h.06v-.13h-.06Z`), [0.95, 0.86, 0.6], 0.004);
};
export const cup = (x, y) => (c, fill) =>
  fill(outline(`M${x - 0.045} ${y + 0.07}h.09l-.012-.11h-.066Z`), [0.94, 0.9, 0.82], 0.02);
export const spade = (x, y) => (c, fill) => {
  fill(
    limb([
      [x, y + 0.2, 0.02],
      [x, y - 0.72, 0.02],
    ]),
    [0.62, 0.44, 0.28],
    0.008,
  );
  fill(outline(`M${x - 0.08} ${y - 0.68}h.16l-.01-.16q-.07-.12-.14 0Z`), [0.6, 0.63, 0.64], 0.03);
};
export const wateringCan = (x, y) => (c, fill, day) => {
  c.strokeStyle = paint(colourAt(day, [0.3, 0.52, 0.5], 0.6));
  c.lineWidth = 0.025;
  c.beginPath();
  c.arc(x + 0.02, y - 0.06, 0.09, 0, Math.PI);
  c.stroke();
  fill(outline(`M${x - 0.1} ${y - 0.06}h.22v-.2h-.22Z`), [0.36, 0.6, 0.56], 0.05);
  fill(
    limb([
      [x + 0.11, y - 0.2, 0.025],
      [x + 0.3, y - 0.02, 0.018],
      [x + 0.34, y - 0.02, 0.035],
    ]),
    [0.36, 0.6, 0.56],
    0.012,
  );
};
/** A kite so far to the right and above, at the end of its string. */
export const kite = (x, y, right, above) => (c, fill, day) => {
  const u = x + right,
    v = y + above;
  c.strokeStyle = paint(colourAt(day, [0.98, 0.96, 0.9], 0.8), 0.8);
  c.lineWidth = 0.012;
  c.beginPath();
  c.moveTo(x, y);
  c.quadraticCurveTo(x + right * 0.62, y + above * 0.25, u, v);
  c.stroke();
  c.save();
  c.translate(u, v);
  c.rotate(-0.5);
  c.scale(1.5, 1.5);
  fill(outline('M0 .42L.26 .08 0-.36Z'), [0.93, 0.5, 0.32], 0.02);
  fill(outline('M0 .42L-.26 .08 0-.36Z'), [0.97, 0.76, 0.34], 0.02);
  c.strokeStyle = paint(colourAt(day, [0.86, 0.4, 0.28], 0.8));
  c.lineWidth = 0.022;
  c.beginPath();
  c.moveTo(0, -0.36);
  c.bezierCurveTo(0.16, -0.6, -0.2, -0.75, 0.02, -1.05);
  c.stroke();
  c.restore();
};

/** A young tree with its stake, as high as a child. */
export function drawSapling(c, day, { at }) {
  const [px, py, s] = project(at[0], 0, at[1]),
    fill = painter(c, day);
  c.save();
  c.translate(px, py);
  c.scale(s, -s);
  fill(oval(0, 0, 0.34, 0.09), [0.4, 0.28, 0.2], 0.03);
  fill(
    limb([
      [0.1, 0, 0.02],
      [0.1, 0.95, 0.02],
    ]),
    [0.78, 0.62, 0.42],
    0.01,
  );
  fill(
    limb([
      [0, 0, 0.026],
      [-0.01, 0.7, 0.02],
      [0.01, 1.2, 0.012],
    ]),
    [0.42, 0.31, 0.22],
    0.01,
  );
  for (const [x, y, r, turn] of [
    [-0.16, 0.86, 0.13, 0.5],
    [0.15, 0.94, 0.14, -0.5],
    [-0.18, 1.08, 0.14, 0.6],
    [0.17, 1.18, 0.13, -0.6],
    [-0.08, 1.28, 0.13, 0.9],
    [0.08, 1.36, 0.13, -1],
    [0, 1.06, 0.12, 1.57],
  ]) {
    fill(oval(x, y, r, r * 0.52, -turn), [0.44, 0.58, 0.28], 0.045);
  }
  c.restore();
}
