import { colourAt, mix, paint, smooth } from './hero-light.js';
import { hull, project } from './hero-camera.js';
import {
  eave,
  face,
  facing,
  line,
  normals,
  onFront,
  onRight,
  plaster,
  ridge,
  shape,
  side,
  slopeDrop,
  timber,
  trim,
  wall,
} from './hero-faces.js';
import { drawShrub } from './hero-plants.js';
import { drawPorch } from './hero-porch.js';
import { drawChimney, drawPanels, drawRoof } from './hero-roof.js';

export function houseShadow(c, day) {
  const up = Math.max(0.3, day.sun.up),
    cast = ([x, y, z]) => [x + (day.sun.away * y * 0.9) / up, 0, z + (y * 0.3) / up];
  const corners = [];
  for (const x of [wall.left - side, wall.right + side]) {
    corners.push(
      [x, ridge, 0],
      [x, wall.high, wall.front + eave],
      [x, wall.high, wall.back - eave],
      [x, 0, wall.front],
      [x, 0, wall.back],
    );
  }
  corners.push([-5.2, 2.4, 5.9], [0.9, 2.4, 5.9], [-5.2, 0, 5.5], [0.9, 0, 5.5]);
  c.beginPath();
  hull(
    corners.map((p) => {
      const q = cast(p);
      return project(...q);
    }),
  ).forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  c.closePath();
  c.fill();
}

function drawWalls(c, day) {
  const { left, right, front, back, high } = wall;
  face(
    c,
    day,
    [
      [right, 0, back],
      [right, 0, front],
      [right, high, front],
      [right, ridge - 0.1, 0],
      [right, high, back],
    ],
    plaster,
    normals.right,
  );
  face(c, day, onFront()(left, 0, right, high), plaster, normals.front);
  c.lineWidth = 1;
  c.strokeStyle = paint(colourAt(day, [0.72, 0.62, 0.5], 0.3), 0.28);
  for (let y = 0.45; y < high; y += 0.3) {
    line(c, [left, y, front], [right, y, front]);
    line(c, [right, y, front], [right, y, back]);
  }
  for (let y = high + 0.1; y < ridge - 0.3; y += 0.3) {
    const z = (ridge - y) / slopeDrop;
    line(c, [right, y, z], [right, y, -z]);
  }
  for (const [points, normal] of [
    [onFront(front)(left, 0, right, 0.38), normals.front],
    [onRight(front, 0, back, 0.38), normals.right],
  ]) {
    face(c, day, points, [0.66, 0.58, 0.5], normal);
  }
  // The shade of the eaves on both walls, longer when the sun is high.
  c.fillStyle = paint(colourAt(day, [0.45, 0.38, 0.38], 0.1), 0.34 * (1 - day.night));
  const drop = 0.35 + 0.5 * Math.max(0, day.sun.up);
  shape(c, onFront()(left, high - drop, right, high));
  c.fill();
  shape(c, onFront()(left, 0.38, 0.6 - day.sun.along * 0.5, high));
  c.fill();
  face(
    c,
    day,
    [
      [right + 0.01, 0, front - 0.16],
      [right + 0.01, 0, front],
      [right + 0.01, high, front],
      [right + 0.01, high, front - 0.16],
    ],
    trim,
    normals.right,
  );
  face(c, day, onFront(front + 0.01)(right - 0.18, 0, right, high), trim, normals.front);
}

/** A window: frame, glass that holds the sky by day and a lamp in the evening, cross bars. */
function drawWindow(c, day, quad, normal, delay) {
  const [a, b, d, e] = quad,
    at = (u, v) =>
      a.map((value, i) => (value * (1 - u) + b[i] * u) * (1 - v) + (e[i] * (1 - u) + d[i] * u) * v);
  const inner = (m, n) => [at(m, n), at(1 - m, n), at(1 - m, 1 - n), at(m, 1 - n)];
  const lamp =
    smooth(18.3 + delay, 19.3 + delay, day.hour) +
    (1 - smooth(4.6 + delay * 0.5, 5.6 + delay * 0.5, day.hour));
  face(c, day, inner(-0.07, -0.06), trim, normal);
  const by = colourAt(day, [0.46, 0.6, 0.66], 0.5 + 0.3 * facing(day, normal)),
    sunny = mix(
      by,
      day.light.map((v) => v * 1.25),
      0.5 * facing(day, normal),
    );
  const [x0, y0] = project(...at(0, 1)),
    [x1, y1] = project(...at(1, 0)),
    glass = c.createLinearGradient(x0, y0, x1, y1);
  glass.addColorStop(0, paint(mix(sunny, [1, 0.83, 0.45], lamp)));
  glass.addColorStop(0.55, paint(mix(by, [1, 0.76, 0.36], lamp)));
  glass.addColorStop(
    1,
    paint(
      mix(
        by.map((v) => v * 0.82),
        [0.97, 0.62, 0.24],
        lamp,
      ),
    ),
  );
  shape(c, inner(0.05, 0.045));
  c.fillStyle = glass;
  c.fill();
  c.lineWidth = 2;
  c.strokeStyle = paint(
    mix(colourAt(day, trim, facing(day, normal)), [0.62, 0.4, 0.22], lamp * 0.5),
  );
  line(c, at(0.5, 0.03), at(0.5, 0.97));
  line(c, at(0.04, 0.56), at(0.96, 0.56));
  face(
    c,
    day,
    [at(-0.12, -0.06), at(1.12, -0.06), at(1.12, -0.13), at(-0.12, -0.13)],
    timber,
    normal,
  );
  return lamp;
}

export function drawHouse(c, day) {
  drawChimney(c, day);
  drawWalls(c, day);
  const front = onFront(wall.front + 0.02);
  drawWindow(c, day, front(-4.5, 1.05, -3.3, 2.6), normals.front, 0.1);
  face(c, day, front(-2.5, 0.42, -1.3, 2.62), trim, normals.front);
  face(c, day, front(-2.38, 0.42, -1.42, 2.52), [0.22, 0.46, 0.37], normals.front);
  face(c, day, front(-1.58, 1.26, -1.5, 1.36), [0.92, 0.74, 0.36], normals.front);
  const lamp = drawWindow(c, day, front(-2.2, 1.5, -1.6, 2.3), normals.front, 0);
  drawWindow(c, day, front(-0.6, 1.05, 0.5, 2.6), normals.front, 0.3);
  drawWindow(c, day, front(1.75, 1.05, 2.85, 2.6), normals.front, -0.15);
  drawWindow(c, day, front(3.2, 1.05, 4.3, 2.6), normals.front, -0.15);
  drawWindow(c, day, onRight(2.3, 1.05, 1.1, 2.6), normals.right, 0.45);
  drawWindow(c, day, onRight(-0.9, 1.05, -2.1, 2.6), normals.right, 0.2);
  drawWindow(c, day, onRight(0.55, 3.75, -0.55, 5), normals.right, 0.7);
  drawRoof(c, day);
  drawPanels(c, day);
  drawShrub(c, day, 1.5, 4, 0.85, 4);
  drawShrub(c, day, 5.3, -2.6, 0.9, 13);
  drawShrub(c, day, 5.7, 0.4, 0.7, 6, [0.95, 0.66, 0.4]);
  drawPorch(c, day, lamp);
  drawShrub(c, day, 2.6, 4.1, 1.05, 8, [0.96, 0.82, 0.62]);
  drawShrub(c, day, 3.8, 4.1, 0.8, 9);
  drawShrub(c, day, 4.9, 3.9, 1.1, 12, [0.93, 0.52, 0.36]);
  drawShrub(c, day, -5.2, 6, 0.95, 31, [0.98, 0.86, 0.6]);
  drawShrub(c, day, -3.7, 6.1, 0.75, 33);
  drawShrub(c, day, 0.3, 6.1, 0.85, 36, [0.96, 0.66, 0.44]);
}
