import { colourAt, paint } from './hero-light.js';
import { project } from './hero-camera.js';

// Metres. The ridge runs along x; the slope with the panels and the porch look at us.
export const wall = { left: -5.4, right: 5, back: -3.4, front: 3.4, high: 3.1 },
  ridge = 6.35,
  eave = 0.55,
  side = 0.34;
export const slopeDrop = (ridge - wall.high) / wall.front;
export const roofY = (z) => ridge - slopeDrop * Math.abs(z);
export const slope = Math.atan(slopeDrop),
  normals = {
    front: [0, 0, 1],
    right: [1, 0, 0],
    roof: [0, Math.cos(slope), Math.sin(slope)],
    porch: [0, 0.97, 0.25],
  };
export const plaster = [0.93, 0.9, 0.85],
  trim = [0.99, 0.98, 0.96],
  tile = [0.64, 0.38, 0.29],
  timber = [0.74, 0.61, 0.48];

/** How much a face looks at the sun; the light is let round to our side a little, as a painter would. */
export function facing(day, normal) {
  const sun = [day.sun.along * 0.86, Math.max(0.12, day.sun.up) * 0.8, 0.42];
  return (
    Math.max(
      0,
      normal.reduce((sum, value, i) => sum + value * sun[i], 0),
    ) *
      (1 - 0.55 * day.night) +
    0.04
  );
}

export function shape(c, points) {
  c.beginPath();
  points.forEach((p, i) => {
    const [x, y] = project(...p);
    if (i) {
      c.lineTo(x, y);
    } else {
      c.moveTo(x, y);
    }
  });
  c.closePath();
}
export function face(c, day, points, albedo, normal) {
  shape(c, points);
  c.fillStyle = paint(colourAt(day, albedo, facing(day, normal)));
  c.fill();
}
export function line(c, a, b) {
  c.beginPath();
  c.moveTo(...project(...a));
  c.lineTo(...project(...b));
  c.stroke();
}
export const onFront =
  (z = wall.front) =>
  (x0, y0, x1, y1) => [
    [x0, y0, z],
    [x1, y0, z],
    [x1, y1, z],
    [x0, y1, z],
  ];
export const onRight = (z0, y0, z1, y1) => [
  [wall.right, y0, z0],
  [wall.right, y0, z1],
  [wall.right, y1, z1],
  [wall.right, y1, z0],
];
