import { project } from './hero-camera.js';
import { drawHouse, houseShadow } from './hero-house.js';
import { drawHills, drawLawn, hillPath, lawn } from './hero-land.js';
import {
  ambientAt,
  colourAt,
  hourAt,
  lightAt,
  makeRandom,
  mix,
  paint,
  smooth,
  sunAt,
} from './hero-light.js';
import { drawTree, drawTuft } from './hero-plants.js';
import { drawClouds, drawSky, drawSun } from './hero-sky.js';
import { drawPerson, personShadow } from './people.js';
import { drawDog, drawSapling } from './people-things.js';
import { filmAt, filmView } from './film-scenes.js';
import { stills } from './still-scenes.js';

const canvas = document.querySelector('#scene'),
  c = canvas.getContext('2d');
const W = 1280,
  H = 800,
  tau = Math.PI * 2;

// Shadows are drawn solid on a sheet of their own and laid down once, so that two of them are no darker than one.
const sheet = new OffscreenCanvas(W, H),
  shade = sheet.getContext('2d');
function drawShadows(day, people) {
  const strength = smooth(0.02, 0.3, day.sun.up) * 0.42;
  if (strength < 0.01) {
    return;
  }
  shade.clearRect(0, 0, W, H);
  shade.fillStyle = shade.strokeStyle = paint(colourAt(day, [0.1, 0.22, 0.2], 0.2));
  shade.lineCap = 'round';
  shade.lineWidth = 11;
  houseShadow(shade, day);
  for (const [x, z, crown, tall] of trees) {
    const up = Math.max(0.3, day.sun.up),
      at = (height) => project(x + (day.sun.away * height * 0.9) / up, 0, z + (height * 0.3) / up);
    const [bx, by] = project(x, 0, z),
      [sx, sy] = at(tall * 0.94);
    shade.beginPath();
    shade.moveTo(bx, by - 2);
    shade.lineTo(sx, sy);
    shade.stroke();
    shade.beginPath();
    shade.ellipse(
      sx,
      sy,
      crown * 50 * (1 + 0.25 / up),
      crown * 11 * (1 + 0.2 / up),
      day.sun.away * 0.1,
      0,
      tau,
    );
    shade.fill();
  }
  for (const person of people) {
    personShadow(shade, day, person);
  }
  c.save();
  hillPath(c, lawn);
  c.clip();
  c.globalAlpha = strength;
  c.drawImage(sheet, 0, 0);
  c.restore();
}

// Trees stand on the ground: x, z, crown, height, seed, kind of crown.
const trees = [
  [-9.6, -6.5, 2, 7.6, 11, 1],
  [-11.9, 0.4, 2.7, 6, 3, 0],
  [9.7, -7, 1.85, 4.3, 5, 0],
];

/** The day as it is beside the lamp of the porch. */
const byLamp = (day, { lamp = 0 }) => ({
  ...day,
  light: mix(day.light, [0.78, 0.5, 0.24], lamp),
  ambient: mix(day.ambient, [0.62, 0.45, 0.32], lamp * 0.75),
});

function draw(t, { people = [], dog, sapling, glow, sun: placed } = {}) {
  const hour = hourAt(t),
    sun = { ...sunAt(hour), ...placed };
  const day = {
    t,
    hour,
    sun,
    light: lightAt(hour),
    ambient: ambientAt(hour),
    night: smooth(19.3, 20.6, hour) + (1 - smooth(4, 5.6, hour)),
  };
  c.clearRect(0, 0, W, H);
  drawSky(c, day);
  drawSun(c, day);
  drawClouds(c, day);
  drawHills(c, day);
  drawLawn(c, day);
  drawShadows(day, people);
  for (const tree of trees.filter(([, z]) => z < 0)) {
    drawTree(c, day, tree);
  }
  drawHouse(c, day);
  for (const tree of trees.filter(([, z]) => z >= 0)) {
    drawTree(c, day, tree);
  }
  if (sapling) {
    drawSapling(c, day, sapling);
  }
  for (const person of people) {
    drawPerson(c, byLamp(day, person), person);
  }
  if (dog) {
    drawDog(c, byLamp(day, dog), dog);
  }
  const random = makeRandom(99);
  for (let i = 0; i < 74; i++) {
    const u = random(),
      across = u < 0.5 ? (u * 2) ** 1.7 * 0.5 : 1 - ((1 - u) * 2) ** 1.7 * 0.5,
      edge = Math.abs(across - 0.5) * 2;
    drawTuft(c, day, {
      x: across * (W + 40) - 20,
      y: H + 14,
      tall: 20 + 74 * edge ** 2 + random() * 26,
      flower: random() * (0.5 + 0.5 * edge),
      phase: random(),
    });
  }
  // A last warm veil over everything while the sun is low.
  const veil =
    smooth(15.6, 18.4, hour) * (1 - smooth(18.9, 19.8, hour)) * 0.16 +
    smooth(5, 6.2, hour) * (1 - smooth(7, 9, hour)) * 0.12;
  c.globalCompositeOperation = 'soft-light';
  c.fillStyle = `rgb(255 178 84 / ${veil})`;
  c.fillRect(0, 0, W, H);
  if (glow) {
    const shine = c.createRadialGradient(sun.x, sun.y, 20, sun.x, sun.y, 640);
    shine.addColorStop(0, `rgb(255 206 112 / ${glow})`);
    shine.addColorStop(0.3, `rgb(255 170 76 / ${glow * 0.55})`);
    shine.addColorStop(1, 'rgb(255 150 60 / 0)');
    c.globalCompositeOperation = 'screen';
    c.fillStyle = shine;
    c.fillRect(0, 0, W, H);
  }
  c.globalCompositeOperation = 'source-over';
}
/** The same drawing through a nearer camera, so many pixels wide. */
function drawThrough([left, top, wide, high], width, still) {
  const scale = width / wide;
  Object.assign(canvas, { width, height: Math.round(high * scale) });
  c.setTransform(scale, 0, 0, scale, -left * scale, -top * scale);
  draw(still.t, still);
}
/** One of the stills, cut for pages or mails. */
window.drawStill = (name, width, cut = 'view') =>
  drawThrough(stills[name][cut], width, stills[name]);
/** The film at `u`, 0 to 1. */
window.drawFilm = (u) => drawThrough(filmView, W, filmAt(u));
drawFilm(Number(new URLSearchParams(location.search).get('u') ?? 0));
if (location.hash === '#play') {
  requestAnimationFrame(function frame(now) {
    drawFilm(Math.min(1, (now / 6000) % 1.3));
    requestAnimationFrame(frame);
  });
}
