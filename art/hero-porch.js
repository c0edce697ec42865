import { colourAt, mix, paint } from './hero-light.js';
import { project } from './hero-camera.js';
import { face, facing, line, normals, tile, timber, trim, wall } from './hero-faces.js';

// The posts stand so that the door is seen between them, above the steps.
export function drawPorch(c, day, lamp) {
  const x0 = -5.1,
    x1 = 0.8,
    z1 = 5.5,
    wallZ = wall.front;
  if (lamp > 0.01) {
    const [x, y] = project(-1.9, 0.2, 5.9),
      pool = c.createRadialGradient(x, y, 8, x, y, 210);
    pool.addColorStop(0, `rgb(255 188 92 / ${0.5 * lamp})`);
    pool.addColorStop(1, 'rgb(255 188 92 / 0)');
    c.save();
    c.translate(x, y);
    c.scale(1, 0.34);
    c.translate(-x, -y);
    c.fillStyle = pool;
    c.fillRect(x - 220, y - 220, 440, 440);
    c.restore();
  }
  face(
    c,
    day,
    [
      [x0, 0.42, wallZ],
      [x1, 0.42, wallZ],
      [x1, 0.42, z1],
      [x0, 0.42, z1],
    ],
    timber,
    normals.porch,
  );
  face(
    c,
    day,
    [
      [x0, 0, z1],
      [x1, 0, z1],
      [x1, 0.42, z1],
      [x0, 0.42, z1],
    ],
    [0.62, 0.52, 0.42],
    normals.front,
  );
  face(
    c,
    day,
    [
      [x1, 0, z1],
      [x1, 0, wallZ],
      [x1, 0.42, wallZ],
      [x1, 0.42, z1],
    ],
    [0.62, 0.52, 0.42],
    normals.right,
  );
  for (const [y, z] of [
    [0.28, 5.95],
    [0.14, 6.35],
  ]) {
    face(
      c,
      day,
      [
        [-2.7, y, z - 0.45],
        [-0.4, y, z - 0.45],
        [-0.4, y, z],
        [-2.7, y, z],
      ],
      [0.9, 0.8, 0.66],
      normals.porch,
    );
    face(
      c,
      day,
      [
        [-2.7, 0, z],
        [-0.4, 0, z],
        [-0.4, y, z],
        [-2.7, y, z],
      ],
      [0.68, 0.58, 0.47],
      normals.front,
    );
    face(
      c,
      day,
      [
        [-0.4, 0, z],
        [-0.4, 0, z - 0.45],
        [-0.4, y, z - 0.45],
        [-0.4, y, z],
      ],
      [0.68, 0.58, 0.47],
      normals.right,
    );
  }
  c.lineCap = 'butt';
  for (const x of [x0 + 0.15, -2.95, 0.02, x1 - 0.15]) {
    face(
      c,
      day,
      [
        [x - 0.11, 0.42, z1 - 0.1],
        [x + 0.11, 0.42, z1 - 0.1],
        [x + 0.11, 2.45, z1 - 0.1],
        [x - 0.11, 2.45, z1 - 0.1],
      ],
      trim,
      normals.front,
    );
    face(
      c,
      day,
      [
        [x + 0.11, 0.42, z1 - 0.1],
        [x + 0.11, 0.42, z1 - 0.3],
        [x + 0.11, 2.45, z1 - 0.3],
        [x + 0.11, 2.45, z1 - 0.1],
      ],
      trim,
      normals.right,
    );
  }
  c.strokeStyle = paint(colourAt(day, trim, facing(day, normals.front)));
  for (const [from, to] of [
    [x0 + 0.15, -2.95],
    [0.02, x1 - 0.15],
  ]) {
    c.lineWidth = 4;
    line(c, [from, 1.22, z1 - 0.1], [to, 1.22, z1 - 0.1]);
    c.lineWidth = 2.2;
    for (let x = from + 0.22; x < to; x += 0.24) {
      line(c, [x, 0.5, z1 - 0.1], [x, 1.2, z1 - 0.1]);
    }
  }
  face(
    c,
    day,
    [
      [x0 - 0.2, 2.9, 3.62],
      [x1 + 0.2, 2.9, 3.62],
      [x1 + 0.25, 2.52, z1 + 0.3],
      [x0 - 0.25, 2.52, z1 + 0.3],
    ],
    mix(tile, [0.4, 0.2, 0.16], 0.18),
    normals.porch,
  );
  face(
    c,
    day,
    [
      [x0 - 0.25, 2.52, z1 + 0.3],
      [x1 + 0.25, 2.52, z1 + 0.3],
      [x1 + 0.25, 2.3, z1 + 0.3],
      [x0 - 0.25, 2.3, z1 + 0.3],
    ],
    trim,
    normals.front,
  );
  face(
    c,
    day,
    [
      [x1 + 0.25, 2.52, z1 + 0.3],
      [x1 + 0.2, 2.8, 3.9],
      [x1 + 0.2, 2.56, 3.9],
      [x1 + 0.25, 2.3, z1 + 0.3],
    ],
    trim,
    normals.right,
  );
}
