/** The day as numbers: hour, sun, light, sky. Colours are [r, g, b] in 0..1, mixed as paint is mixed, not as physics. */
export const lerp = (a, b, s) => a + (b - a) * s;
export const mix = (a, b, s) => a.map((value, i) => lerp(value, b[i], s));
export const smooth = (from, to, value) => {
  const s = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return s * s * (3 - 2 * s);
};
const byte = (value) => Math.round(255 * Math.min(1, Math.max(0, value)));
export const paint = (rgb, alpha = 1) =>
  `rgb(${rgb.map(byte).join(' ')} / ${Math.max(0, alpha).toFixed(3)})`;

/** A repeatable source of chance (mulberry32), so that every render is the same picture. */
export function makeRandom(seed) {
  let a = seed;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let v = Math.imul(a ^ (a >>> 15), 1 | a);
    v = (v + Math.imul(v ^ (v >>> 7), 61 | v)) ^ v;
    return ((v ^ (v >>> 14)) >>> 0) / 4294967296;
  };
}

// The film begins in the late afternoon; nights are short. [share of the film, hour]
const pace = [
  [0, 16.3],
  [0.14, 17.9],
  [0.25, 19.1],
  [0.35, 20.1],
  [0.43, 21.6],
  [0.51, 27.4],
  [0.58, 29.9],
  [0.7, 33],
  [0.85, 36.6],
  [1, 40.3],
];

/** Hour of the day (0 to 24) at t: a monotone cubic through the pace, whose slopes agree where the film begins again. */
export function hourAt(t) {
  const n = pace.length - 1,
    at = (i) => {
      const turn = Math.floor(i / n),
        [s, h] = pace[i - turn * n];
      return [s + turn, h + 24 * turn];
    };
  const secant = (i) => (at(i + 1)[1] - at(i)[1]) / (at(i + 1)[0] - at(i)[0]);
  const slope = (i) => (2 * secant(i - 1) * secant(i)) / (secant(i - 1) + secant(i));
  let i = 0;
  while (i < n - 1 && t >= pace[i + 1][0]) {
    i++;
  }
  const [t0, h0] = at(i),
    [t1, h1] = at(i + 1),
    w = t1 - t0,
    s = (t - t0) / w;
  const hour =
    h0 * (2 * s ** 3 - 3 * s ** 2 + 1) +
    slope(i) * w * (s ** 3 - 2 * s ** 2 + s) +
    h1 * (3 * s ** 2 - 2 * s ** 3) +
    slope(i + 1) * w * (s ** 3 - s ** 2);
  return hour % 24;
}

/** Where the sun stands on the canvas, how high it is (0 at the horizon, 1 at noon), and which way shadows fall (-1 left .. 1 right). */
export function sunAt(hour) {
  const angle = ((hour - 5.7) / (19.2 - 5.7)) * Math.PI,
    up = Math.sin(Math.min(Math.PI * 1.25, Math.max(-Math.PI * 0.25, angle)));
  const along = -Math.cos(Math.min(Math.PI * 1.25, Math.max(-Math.PI * 0.25, angle)));
  return { x: 640 + 560 * along, y: 476 - 392 * up, up, along, away: -along };
}

/** Straight lines between the hours of a table, wrapping at midnight. */
function byHour(table, hour) {
  const next = table.findIndex(([h]) => h > hour),
    b = table[next === -1 ? 0 : next],
    a = table[(next === -1 ? table.length : next || table.length) - 1];
  const from = a[0] > hour ? a[0] - 24 : a[0],
    to = b[0] <= from ? b[0] + 24 : b[0];
  const s = smooth(0, 1, (hour - from) / (to - from));
  return a.slice(1).map((value, i) => mix(value, b[i + 1], s));
}

const hex = (text) => [0, 2, 4].map((i) => parseInt(text.slice(i, i + 2), 16) / 255);
const skies = [
  [4.2, '18293d', '2f4456', '566468'],
  [5.6, '586f88', 'd6a08e', 'f2c493'],
  [7.2, '9dc3cf', 'e2dfcb', 'f8e2b8'],
  [10, '94c4d2', 'cfe2dc', 'f5ebcf'],
  [14.2, '98c3cd', 'dbe2d2', 'f8e8c6'],
  [16.3, '9fc0c4', 'eeddba', 'fbdba2'],
  [17.9, '8faeb2', 'f2cd98', 'fabb6e'],
  [19, '687f90', 'e6a37c', 'f5a25c'],
  [20, '334860', '8c7078', 'd48e6c'],
  [21.4, '18293d', '30445a', '5d676a'],
].map(([h, ...colours]) => [h, ...colours.map(hex)]);
const lights = [
  [4.4, [0.13, 0.18, 0.28], [0.24, 0.33, 0.46]],
  [5.9, [0.66, 0.42, 0.28], [0.46, 0.46, 0.55]],
  [7.4, [0.72, 0.58, 0.38], [0.58, 0.62, 0.62]],
  [10, [0.66, 0.6, 0.48], [0.62, 0.68, 0.68]],
  [14.2, [0.68, 0.61, 0.46], [0.62, 0.67, 0.66]],
  [16.3, [0.72, 0.55, 0.36], [0.6, 0.61, 0.61]],
  [17.9, [0.8, 0.48, 0.23], [0.57, 0.53, 0.53]],
  [19, [0.66, 0.34, 0.15], [0.46, 0.42, 0.47]],
  [20, [0.2, 0.17, 0.2], [0.33, 0.36, 0.46]],
  [21.4, [0.12, 0.17, 0.27], [0.24, 0.33, 0.46]],
];
export const skyAt = (hour) => byHour(skies, hour);
export const lightAt = (hour) => byHour(lights, hour)[0];
export const ambientAt = (hour) => byHour(lights, hour)[1];

/** A surface of this colour, turned to the sun by `facing` (0 away .. 1 straight). */
export const colourAt = (day, albedo, facing) =>
  albedo.map((value, i) => value * (day.ambient[i] + day.light[i] * facing));
