import { colourAt, makeRandom, mix, paint, skyAt, smooth } from './hero-light.js';

const W = 1280,
  H = 800,
  tau = Math.PI * 2;

export function drawSky(c, day) {
  const [high, middle, low] = skyAt(day.hour);
  const sky = c.createLinearGradient(0, 0, 0, 560);
  sky.addColorStop(0, paint(high));
  sky.addColorStop(0.55, paint(middle));
  sky.addColorStop(1, paint(low));
  c.fillStyle = sky;
  c.fillRect(0, 0, W, H);
  const random = makeRandom(7);
  for (let i = 0; i < 70; i++) {
    const x = random() * W,
      y = random() ** 1.4 * 420,
      r = 0.7 + random() * 1.1,
      twinkle = 0.75 + 0.25 * Math.sin(tau * (3 * day.t + random()));
    c.fillStyle = `rgb(255 246 226 / ${0.85 * day.night * twinkle * (1 - y / 480)})`;
    c.beginPath();
    c.arc(x, y, r, 0, tau);
    c.fill();
  }
  if (day.night > 0.01) {
    c.save();
    c.beginPath();
    c.rect(0, 0, W, H);
    c.arc(330, 150, 28, 0, tau);
    c.clip('evenodd');
    c.fillStyle = `rgb(255 240 208 / ${0.92 * day.night})`;
    c.beginPath();
    c.arc(316, 158, 32, 0, tau);
    c.fill();
    c.restore();
  }
}

export function drawSun(c, day) {
  const { x, y, up } = day.sun;
  if (up <= -0.2) {
    return;
  }
  const low = smooth(0.75, 0.05, up);
  const disc = mix([1, 0.8, 0.4], [1, 0.5, 0.16], low);
  for (const [radius, alpha] of [
    [250, 0.1],
    [150, 0.16],
    [86, 0.3],
  ]) {
    c.fillStyle = paint(mix([1, 0.88, 0.6], [1, 0.62, 0.28], low), alpha * (0.8 + 0.5 * low));
    c.beginPath();
    c.arc(x, y, radius, 0, tau);
    c.fill();
  }
  c.fillStyle = paint(disc);
  c.beginPath();
  c.arc(x, y, 48, 0, tau);
  c.fill();
}

/** Clouds of stacked paper strips: they drift by day, and start again in the night when nobody sees them. [x, y, length, speed] */
const clouds = [
  [-190, 122, 250, 300],
  [310, 66, 190, 250],
  [600, 196, 150, 190],
  [800, 108, 270, 270],
  [60, 250, 130, 150],
];
const strips = [
  [0.22, -1, 0.5, 0.04],
  [0, 0, 0.86, 0.12],
  [0.3, 1, 0.7, 0.34],
];
export function drawClouds(c, day) {
  const through = ((day.hour - 3 + 24) % 24) / 24,
    [, , low] = skyAt(day.hour);
  const shown = smooth(4.5, 7, day.hour) * (1 - smooth(19.2, 20.4, day.hour));
  for (const [x0, y, long, speed] of clouds) {
    const x = x0 + speed * through,
      thick = 7 + long * 0.034;
    for (const [from, row, stretch, tone] of strips) {
      c.fillStyle = paint(
        mix(mix(colourAt(day, [0.92, 0.91, 0.9], 0.62), [1, 0.98, 0.945], 0.35), low, tone + 0.16),
        0.9 * shown,
      );
      c.beginPath();
      c.roundRect(x + from * long, y + row * thick, long * stretch, thick, thick / 2);
      c.fill();
    }
  }
}
