import { colourAt, makeRandom, mix, paint } from './hero-light.js';
import { project } from './hero-camera.js';

const tau = Math.PI * 2;

// Crowns as lumps [x, y, radius] of the crown's own radius: a broad oak, an upright maple.
const crowns = [
  [
    [0, 0.12, 0.66],
    [-0.72, 0.3, 0.5],
    [0.74, 0.26, 0.5],
    [-1.12, 0.42, 0.3],
    [1.14, 0.44, 0.3],
    [-0.46, -0.22, 0.52],
    [0.4, -0.28, 0.52],
    [0.02, -0.52, 0.42],
    [-0.24, 0.46, 0.4],
    [0.36, 0.48, 0.38],
  ],
  [
    [0, 0.3, 0.62],
    [-0.44, 0.48, 0.44],
    [0.46, 0.46, 0.42],
    [-0.3, -0.12, 0.5],
    [0.32, -0.16, 0.48],
    [0, -0.56, 0.46],
    [0.04, -0.92, 0.28],
  ],
];

/** A tree of many small leaves: those nearer the sun take its light, the whole crown leans a little with the wind. */
export function drawTree(c, day, [x, z, crown, tall, seed, kind]) {
  const [px, py, scale] = project(x, 0, z),
    random = makeRandom(seed),
    s = scale / 46,
    r = crown * 44 * s,
    top = py - tall * 40 * s,
    lumps = crowns[kind];
  const wind = 5 * s * Math.sin(tau * (2 * day.t) + seed),
    fork = py - (py - top) * 0.42;
  c.lineCap = 'round';
  c.strokeStyle = paint(colourAt(day, [0.36, 0.28, 0.23], 0.34));
  for (const [dx, dy, width] of [
    [-0.5, 0.1, 9],
    [0.5, 0, 8],
    [0, -0.4, 10],
    [-0.2, 0.4, 7],
    [0.3, 0.3, 6],
  ]) {
    c.lineWidth = width * s;
    c.beginPath();
    c.moveTo(px, py - 4 * s);
    c.quadraticCurveTo(px, fork, px + dx * r + wind, top + dy * r);
    c.stroke();
  }
  c.beginPath();
  c.moveTo(px - 17 * s, py + 3 * s);
  c.quadraticCurveTo(px - 7 * s, py - 14 * s, px - 6 * s, fork);
  c.lineTo(px + 6 * s, fork);
  c.quadraticCurveTo(px + 7 * s, py - 14 * s, px + 18 * s, py + 3 * s);
  c.fillStyle = c.strokeStyle;
  c.fill();
  for (const [lx, ly, lr] of lumps) {
    c.fillStyle = paint(colourAt(day, [0.17, 0.29, 0.22], 0.26));
    c.beginPath();
    c.ellipse(px + lx * r + wind * (1 - ly) * 0.6, top + ly * r, lr * r, lr * r * 0.86, 0, 0, tau);
    c.fill();
  }
  const towards = [day.sun.along, -Math.max(0.15, day.sun.up)],
    norm = Math.hypot(...towards),
    leaves = [];
  for (let i = 0; i < 150 * lumps.length; i++) {
    const [lx, ly, lr] = lumps[i % lumps.length],
      a = random() * tau,
      d = Math.sqrt(random()) * 1.04,
      ux = Math.cos(a) * d,
      uy = Math.sin(a) * d * 0.88;
    leaves.push([
      lx + ux * lr,
      ly + uy * lr,
      random(),
      random(),
      ((ux * towards[0] + uy * towards[1]) * 0.75 + (lx * towards[0] + ly * towards[1]) * 0.45) /
        norm,
    ]);
  }
  leaves.sort((a, b) => a[4] - b[4]);
  for (const [ux, uy, turn, tone, facing] of leaves) {
    const lit = Math.max(0, Math.min(1, 0.36 + facing * 0.55 + (tone - 0.5) * 0.3));
    const leaf = mix([0.21, 0.34, 0.24], [0.58, 0.61, 0.31], lit * lit * 0.5 + lit * 0.5);
    c.fillStyle = paint(colourAt(day, leaf, (0.14 + 0.7 * lit) * (1 - 0.6 * day.night)), 0.92);
    const flutter = wind * (1 - uy) * 0.6 + 1.3 * s * Math.sin(tau * (3 * day.t + turn));
    c.beginPath();
    c.ellipse(
      px + ux * r + flutter,
      top + uy * r,
      (4.6 + 4.2 * tone) * s,
      (2.6 + 1.8 * tone) * s,
      turn * Math.PI,
      0,
      tau,
    );
    c.fill();
  }
}

/** A round shrub by the wall. */
export function drawShrub(c, day, x, z, size, seed, bloom) {
  const [px, py, scale] = project(x, 0, z),
    random = makeRandom(seed),
    s = (scale / 40) * size;
  c.fillStyle = paint(colourAt(day, [0.18, 0.3, 0.22], 0.3));
  c.beginPath();
  c.ellipse(px, py - 11 * s, 25 * s, 17 * s, 0, 0, tau);
  c.fill();
  for (let i = 0; i < 90; i++) {
    const a = random() * tau,
      d = Math.sqrt(random()),
      ux = Math.cos(a) * d,
      uy = Math.sin(a) * d;
    const lit = Math.max(
      0,
      Math.min(1, 0.4 + ux * day.sun.along * 0.35 - uy * 0.4 + (random() - 0.5) * 0.3),
    );
    const petal = bloom && random() < 0.2;
    c.fillStyle = paint(
      colourAt(
        day,
        petal ? bloom : mix([0.22, 0.36, 0.24], [0.56, 0.6, 0.32], lit),
        0.2 + 0.6 * lit,
      ),
    );
    c.beginPath();
    c.ellipse(
      px + ux * 25 * s + Math.sin(tau * (2 * day.t) + i) * 0.8,
      py - 12 * s + uy * 16 * s,
      (petal ? 2.6 : 4.4) * s,
      (petal ? 2.6 : 2.9) * s,
      random() * 3,
      0,
      tau,
    );
    c.fill();
  }
}

/** Tall grass and a few flowers along the lower edge, nearest to us and so the darkest. */
export function drawTuft(c, day, { x, y, tall, flower, phase }) {
  const random = makeRandom(Math.round(x * 7 + 1000));
  c.lineCap = 'round';
  for (let i = 0; i < 6; i++) {
    const dx = (random() - 0.5) * 30,
      h = tall * (0.55 + random() * 0.6),
      lean = (random() - 0.5) * 26 + 6 * Math.sin(tau * (2 * day.t + phase) + i);
    const tone = random();
    c.strokeStyle = paint(
      colourAt(day, mix([0.13, 0.28, 0.18], [0.36, 0.5, 0.24], tone), 0.25 + 0.3 * tone),
    );
    c.lineWidth = 3.4;
    c.beginPath();
    c.moveTo(x + dx, y);
    c.quadraticCurveTo(x + dx + lean * 0.2, y - h * 0.6, x + dx + lean, y - h);
    c.stroke();
    if (flower > 0.62 && i < 2) {
      const petal =
        flower > 0.86
          ? [0.98, 0.93, 0.86]
          : flower > 0.76
            ? [0.98, 0.74, 0.26]
            : [0.88, 0.47, 0.34];
      for (let k = 0; k < 5; k++) {
        c.fillStyle = paint(colourAt(day, petal, 0.5));
        c.beginPath();
        c.ellipse(
          x + dx + lean + Math.cos((k * tau) / 5) * 4.4,
          y - h + Math.sin((k * tau) / 5) * 4,
          4,
          3.4,
          (k * tau) / 5,
          0,
          tau,
        );
        c.fill();
      }
      c.fillStyle = paint(colourAt(day, [0.55, 0.38, 0.18], 0.5));
      c.beginPath();
      c.arc(x + dx + lean, y - h, 2.6, 0, tau);
      c.fill();
    }
  }
}
