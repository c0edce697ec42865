import { colourAt, mix, paint, smooth } from './hero-light.js';
import {
  eave,
  face,
  facing,
  line,
  normals,
  ridge,
  roofY,
  shape,
  side,
  tile,
  trim,
  wall,
} from './hero-faces.js';

export function drawRoof(c, day) {
  const x0 = wall.left - side,
    x1 = wall.right + side,
    z1 = wall.front + eave,
    y1 = roofY(z1),
    // Behind it hangs over little: the end of a longer eave would seem to float.
    z0 = wall.back - 0.18;
  const barge = [
    [x1, roofY(0) + 0.12, 0],
    [x1, roofY(z0), z0],
    [x1, roofY(z0) - 0.3, z0],
    [x1, roofY(0) - 0.28, 0],
    [x1, y1 - 0.3, z1],
    [x1, y1, z1],
  ];
  // Underside of the gable's overhang, then the slope, then the white board along its edge.
  face(
    c,
    day,
    [
      [wall.right, roofY(0) - 0.2, 0],
      [x1, roofY(0) - 0.2, 0],
      [x1, y1 - 0.2, z1],
      [wall.right, y1 - 0.2, z1],
    ],
    [0.55, 0.46, 0.4],
    normals.porch,
  );
  face(
    c,
    day,
    [
      [x0, ridge + 0.12, 0],
      [x1, ridge + 0.12, 0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    tile,
    normals.roof,
  );
  c.lineWidth = 1.1;
  for (let k = 1; k < 15; k++) {
    const z = (z1 * k) / 15;
    c.strokeStyle = paint(
      colourAt(day, k % 2 ? [0.54, 0.29, 0.2] : [0.8, 0.5, 0.36], facing(day, normals.roof)),
      0.5,
    );
    line(c, [x0, roofY(z) + 0.06, z], [x1, roofY(z) + 0.06, z]);
  }
  face(
    c,
    day,
    [
      [wall.right, ridge - 0.12, 0],
      [x1, ridge, 0],
      [x1, roofY(z0), z0],
      [wall.right, roofY(z0) - 0.1, z0],
    ],
    [0.74, 0.64, 0.56],
    normals.porch,
  );
  face(c, day, barge, trim, normals.right);
  face(
    c,
    day,
    [
      [x0, y1, z1],
      [x1, y1, z1],
      [x1, y1 - 0.26, z1],
      [x0, y1 - 0.26, z1],
    ],
    trim,
    normals.front,
  );
  c.lineWidth = 3;
  c.strokeStyle = paint(colourAt(day, [0.8, 0.5, 0.36], 0.7));
  line(c, [x0, ridge + 0.13, 0], [x1, ridge + 0.13, 0]);
}

/** 32 panels, as many as the usual estimate has; the sun slides over them from one side to the other. */
export function drawPanels(c, day) {
  const lift = 0.2,
    at = (u, v) => {
      const z = 0.62 + v * 2.86;
      return [-4.3 + u * 8.5, roofY(z) + lift, z];
    };
  const columns = 8,
    rows = 4,
    gap = 0.0045;
  c.fillStyle = paint(colourAt(day, [0.2, 0.11, 0.1], 0.2), 0.5);
  shape(
    c,
    [at(-0.02, 0.03), at(1.0, 0.03), at(1.0, 1.055), at(-0.02, 1.055)].map(([x, y, z]) => [
      x + day.sun.away * 0.15,
      y - lift,
      z,
    ]),
  );
  c.fill();
  face(
    c,
    day,
    [at(-0.01, -0.015), at(1.01, -0.015), at(1.01, 1.015), at(-0.01, 1.015)],
    [0.82, 0.84, 0.84],
    normals.roof,
  );
  const day01 = smooth(-0.05, 0.3, day.sun.up),
    sweep = 0.5 + day.sun.along * 0.62,
    low = smooth(0.75, 0.1, day.sun.up);
  const shine = mix([0.82, 0.93, 1], [1, 0.72, 0.36], low);
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const u0 = i / columns + gap,
        u1 = (i + 1) / columns - gap,
        v0 = j / rows + 0.011,
        v1 = (j + 1) / rows - 0.011;
      const near = Math.exp(-(((u0 + u1) / 2 - 0.03 * j - sweep) ** 2) / 0.045);
      const cell = mix(
        colourAt(day, [0.15, 0.24, 0.38], 0.45 + 0.4 * facing(day, normals.roof)),
        shine,
        (0.1 + 0.14 * low + 0.44 * near) * day01,
      );
      shape(c, [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
      c.fillStyle = paint(cell);
      c.fill();
      c.lineWidth = 0.8;
      c.strokeStyle = paint(mix(cell, [0.75, 0.85, 0.95], 0.35), 0.5);
      for (let k = 1; k < 3; k++) {
        line(c, at(u0 + ((u1 - u0) * k) / 3, v0), at(u0 + ((u1 - u0) * k) / 3, v1));
      }
      for (let k = 1; k < 3; k++) {
        line(c, at(u0, v0 + ((v1 - v0) * k) / 3), at(u1, v0 + ((v1 - v0) * k) / 3));
      }
    }
  }
  c.save();
  shape(c, [at(0, 0), at(1, 0), at(1, 1), at(0, 1)]);
  c.clip();
  for (const [offset, width, alpha] of [
    [0, 0.085, 0.5],
    [0.115, 0.028, 0.42],
  ]) {
    const u = sweep + offset;
    shape(c, [at(u, -0.1), at(u + width, -0.1), at(u + width - 0.16, 1.1), at(u - 0.16, 1.1)]);
    c.fillStyle = paint(mix(shine, [1, 1, 1], 0.45), alpha * day01);
    c.fill();
  }
  c.restore();
}

export function drawChimney(c, day) {
  const box = (x0, x1, z0, z1, y0, y1, albedo) => {
    face(
      c,
      day,
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      albedo,
      normals.front,
    );
    face(
      c,
      day,
      [
        [x1, y0, z1],
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
      ],
      albedo,
      normals.right,
    );
    face(
      c,
      day,
      [
        [x0, y1, z1],
        [x1, y1, z1],
        [x1, y1, z0],
        [x0, y1, z0],
      ],
      trim,
      normals.porch,
    );
  };
  box(-3.7, -2.7, -1.3, -0.4, 5.2, 7.3, [0.78, 0.5, 0.38]);
  box(-3.82, -2.58, -1.42, -0.28, 7.3, 7.52, [0.94, 0.88, 0.78]);
}
