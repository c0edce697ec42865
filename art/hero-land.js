import { project } from './hero-camera.js';
import { colourAt, lerp, makeRandom, mix, paint, skyAt, smooth } from './hero-light.js';

const W = 1280,
  H = 800,
  tau = Math.PI * 2;

/** One range of hills: its crest is a sum of a few waves; haze mixes it into the lowest sky. */
function crest(x, { base, waves }) {
  return waves.reduce((y, [height, length, at]) => y - height * Math.sin((x + at) / length), base);
}
export function hillPath(c, hill) {
  c.beginPath();
  c.moveTo(0, H);
  for (let x = 0; x <= W; x += 8) {
    c.lineTo(x, crest(x, hill));
  }
  c.lineTo(W, H);
  c.closePath();
}
const hills = [
  {
    base: 396,
    waves: [
      [38, 190, 120],
      [16, 83, 40],
    ],
    albedo: [0.36, 0.46, 0.48],
    haze: 0.58,
  },
  {
    base: 438,
    waves: [
      [40, 250, -260],
      [13, 104, 10],
    ],
    albedo: [0.33, 0.43, 0.36],
    haze: 0.36,
  },
  {
    base: 476,
    waves: [
      [34, 310, 470],
      [8, 120, 60],
    ],
    albedo: [0.45, 0.5, 0.3],
    haze: 0.16,
  },
];
export function drawHills(c, day) {
  const [, , low] = skyAt(day.hour);
  hills.forEach((hill, index) => {
    const lit = mix(colourAt(day, hill.albedo, 0.62), low, hill.haze * (1 - 0.55 * day.night));
    hillPath(c, hill);
    c.fillStyle = paint(lit);
    c.fill();
    c.save();
    hillPath(c, hill);
    c.clip();
    // The side of each hill that looks at the sun is lighter.
    const side = c.createLinearGradient(0, 0, W, 0),
      warm = mix(lit, day.light, 0.28),
      towards = (day.sun.x / W - 0.5) * (1 - day.night);
    side.addColorStop(0, paint(warm, Math.max(0, -towards) * 1.5));
    side.addColorStop(0.5, paint(warm, 0.06));
    side.addColorStop(1, paint(warm, Math.max(0, towards) * 1.5));
    c.fillStyle = side;
    c.fillRect(0, 300, W, 500);
    if (index === 2) {
      drawRows(c, hill, day);
    }
    c.restore();
    if (index === 1) {
      drawPoplars(c, hill, day, low);
      drawNeighbours(c, day, low);
    }
  });
}

/** Planted rows running over the nearest hill, drawn as one would comb them with a dry brush. */
function drawRows(c, hill, day) {
  c.lineCap = 'round';
  for (let i = -6; i < 20; i++) {
    c.strokeStyle = paint(colourAt(day, i % 2 ? [0.34, 0.4, 0.24] : [0.6, 0.59, 0.36], 0.6), 0.55);
    c.lineWidth = 3.4;
    c.beginPath();
    for (let s = 0; s <= 1; s += 0.1) {
      const x = 30 + i * 30 + s * (i - 5) * 26,
        y = crest(x, hill) + 6 + s * s * 92 + s * 14;
      if (s === 0) {
        c.moveTo(x, y);
      } else {
        c.lineTo(x, y);
      }
    }
    c.stroke();
  }
}

function drawPoplars(c, hill, day, low) {
  for (const [x, height] of [
    [962, 50],
    [984, 66],
    [1006, 48],
    [1246, 58],
    [1266, 44],
    [268, 52],
    [290, 66],
    [312, 46],
  ]) {
    const y = crest(x, hill) + 10,
      bend = 2 * Math.sin(tau * (2 * day.t) + x);
    c.fillStyle = paint(mix(colourAt(day, [0.22, 0.32, 0.27], 0.45), low, 0.28 * (1 - day.night)));
    c.beginPath();
    c.moveTo(x - 8, y);
    c.bezierCurveTo(x - 12, y - height * 0.5, x - 3 + bend, y - height, x + bend, y - height);
    c.bezierCurveTo(x + 4 + bend, y - height, x + 12, y - height * 0.5, x + 8, y);
    c.fill();
    c.fillStyle = paint(
      mix(colourAt(day, [0.42, 0.48, 0.33], 0.7), low, 0.2),
      0.7 * (1 - day.night),
    );
    const s = day.sun.x < x ? -1 : 1;
    c.beginPath();
    c.moveTo(x + s * 6, y - 4);
    c.bezierCurveTo(
      x + s * 10,
      y - height * 0.5,
      x + s * 2 + bend,
      y - height * 0.96,
      x + bend,
      y - height * 0.96,
    );
    c.bezierCurveTo(x + s * 1, y - height * 0.6, x + s, y - height * 0.3, x + s * 2, y - 4);
    c.fill();
  }
}

/** The neighbours, far off: their lamps are lit a little later than ours. */
function drawNeighbours(c, day, low) {
  const far = (albedo, facing) =>
      paint(mix(colourAt(day, albedo, facing), low, 0.24 * (1 - day.night))),
    lamp = smooth(19, 19.8, day.hour) + (1 - smooth(4.4, 5.2, day.hour));
  for (const [x, y, s] of [
    [1014, 478, 1],
    [1062, 468, 0.7],
    [330, 452, 0.6],
  ]) {
    c.fillStyle = far([0.93, 0.9, 0.84], 0.5);
    c.fillRect(x, y - 15 * s, 34 * s, 17 * s);
    c.fillStyle = far([0.62, 0.4, 0.32], 0.5);
    c.beginPath();
    c.moveTo(x - 3 * s, y - 14 * s);
    c.lineTo(x + 5 * s, y - 28 * s);
    c.lineTo(x + 29 * s, y - 28 * s);
    c.lineTo(x + 37 * s, y - 14 * s);
    c.fill();
    c.fillStyle = far([0.2, 0.29, 0.4], 0.6);
    c.beginPath();
    c.moveTo(x + 5 * s, y - 17 * s);
    c.lineTo(x + 9.5 * s, y - 25 * s);
    c.lineTo(x + 24.5 * s, y - 25 * s);
    c.lineTo(x + 29 * s, y - 17 * s);
    c.fill();
    for (const wx of [6, 22]) {
      c.fillStyle = paint(mix(colourAt(day, [0.42, 0.5, 0.52], 0.4), [1, 0.78, 0.4], lamp));
      c.fillRect(x + wx * s, y - 9.5 * s, 6 * s, 6.5 * s);
    }
  }
}

export const lawn = {
  base: 530,
  waves: [
    [15, 330, 250],
    [4, 90, 0],
  ],
};
export function drawLawn(c, day) {
  hillPath(c, lawn);
  const grass = c.createLinearGradient(0, 510, 0, H);
  grass.addColorStop(0, paint(colourAt(day, [0.56, 0.6, 0.35], 0.72)));
  grass.addColorStop(0.45, paint(colourAt(day, [0.47, 0.54, 0.32], 0.6)));
  grass.addColorStop(1, paint(colourAt(day, [0.29, 0.4, 0.27], 0.46)));
  c.fillStyle = grass;
  c.fill();
  c.save();
  hillPath(c, lawn);
  c.clip();
  // Broad swathes, as a mower or a wide brush leaves them.
  for (let i = 0; i < 6; i++) {
    const y = 548 + i * i * 9 + i * 22,
      h = 9 + i * 6;
    c.fillStyle = paint(colourAt(day, [0.66, 0.67, 0.4], 0.7), 0.2 - i * 0.02);
    c.beginPath();
    c.moveTo(-20, y + 14);
    c.bezierCurveTo(300, y - 26, 700, y + 34, W + 20, y - 12);
    c.lineTo(W + 20, y - 12 + h);
    c.bezierCurveTo(760, y + 34 + h * 1.6, 320, y - 26 + h, -20, y + 14 + h * 0.4);
    c.fill();
  }
  c.restore();
  const random = makeRandom(21);
  c.lineCap = 'round';
  for (let i = 0; i < 460; i++) {
    const x = random() * W,
      depth = random(),
      y = lerp(crest(x, lawn) + 8, H, depth ** 1.3),
      near = (y - 500) / 300;
    c.strokeStyle = paint(
      colourAt(day, random() < 0.5 ? [0.66, 0.68, 0.42] : [0.3, 0.4, 0.26], 0.6),
      0.36,
    );
    c.lineWidth = 1 + 1.4 * near;
    const lean = 2.5 * Math.sin(tau * (2 * day.t) + x / 90),
      tall = 4 + 10 * near;
    c.beginPath();
    c.moveTo(x, y);
    c.quadraticCurveTo(x + 1, y - tall * 0.6, x + 2 + lean, y - tall);
    c.stroke();
  }
  drawPath(c, day);
}

/** The path to the steps, laid on the ground in the same perspective as the house. */
const pathAt = (s) => {
  const z = 6.2 + s * 23,
    x = -1.9 + 13.2 * s ** 1.5 - 3.4 * Math.sin(Math.PI * s ** 0.8);
  return [x, z, 0.62 + 0.16 * s];
};
function drawPath(c, day) {
  const left = [],
    right = [];
  for (let s = 0; s <= 1.001; s += 0.04) {
    const [x, z, half] = pathAt(s);
    left.push(project(x - half, 0, z));
    right.push(project(x + half, 0, z));
  }
  c.beginPath();
  [...left, ...right.reverse()].forEach(([x, y], i) => (i ? c.lineTo(x, y) : c.moveTo(x, y)));
  c.closePath();
  c.fillStyle = paint(colourAt(day, [0.82, 0.74, 0.62], 0.6));
  c.fill();
  c.lineWidth = 3;
  c.strokeStyle = paint(colourAt(day, [0.34, 0.4, 0.26], 0.4), 0.45);
  c.stroke();
  for (let k = 1; k < 17; k++) {
    const [x, z, half] = pathAt((k / 17) ** 1.25),
      a = project(x - half * 0.95, 0, z),
      b = project(x + half * 0.95, 0, z);
    c.strokeStyle = paint(colourAt(day, [0.58, 0.49, 0.39], 0.5), 0.5);
    c.lineWidth = 2;
    c.beginPath();
    c.moveTo(...a);
    c.quadraticCurveTo((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 3, ...b);
    c.stroke();
  }
}
