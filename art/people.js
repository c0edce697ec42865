import { project } from './hero-camera.js';
import { drawHead, hairs } from './people-heads.js';
import { limb, outline, oval, painter } from './people-parts.js';

/** Legs as hip, knee and foot. */
const legs = {
  stand: [
    [-0.085, 0.9, -0.095, 0.48, -0.1, 0.06],
    [0.085, 0.9, 0.09, 0.48, 0.095, 0.06],
  ],
  run: [
    [-0.05, 0.9, -0.12, 0.5, -0.4, 0.42],
    [0.06, 0.92, 0.24, 0.62, 0.2, 0.08],
  ],
  sit: [
    [-0.08, 0.9, -0.15, 0.83, -0.13, 0.4],
    [0.08, 0.9, 0.15, 0.83, 0.12, 0.4],
  ],
};

/** Arms as elbow and hand of a left and a right one, seen by us. */
const arms = {
  down: [
    [-0.25, 1.12, -0.25, 0.86],
    [0.25, 1.12, 0.25, 0.86],
  ],
  lap: [
    [-0.235, 1.13, -0.09, 0.91],
    [0.235, 1.13, 0.09, 0.91],
  ],
};

/** A leg on its way, seen from the side: `phase` goes round once in two steps, `wide` is how far it swings. */
function strideLeg(phase, wide) {
  const thigh = Math.sin(phase) * wide,
    shin = thigh - Math.max(0, Math.sin(phase - 2)) * wide * 1.9 - 0.06,
    [kx, ky] = [Math.sin(thigh) * 0.42, 0.9 - Math.cos(thigh) * 0.42];
  return [0, 0.9, kx, ky, kx + Math.sin(shin) * 0.42, ky - Math.cos(shin) * 0.42];
}

function drawLegs(fill, person) {
  const { pose = 'stand', bottom, skin, shoes = [0.32, 0.22, 0.18], skirt, turn = 0 } = person;
  const { stride } = person;
  const pair = stride
    ? [strideLeg(stride.phase + Math.PI, stride.wide), strideLeg(stride.phase, stride.wide)]
    : legs[pose];
  for (const [hx, hy, kx, ky, fx, fy] of pair) {
    const points = [
      [hx, hy, 0.088],
      [kx, ky, 0.064],
      [fx, fy, 0.046],
    ];
    fill(
      limb([
        [fx - 0.015 + turn * 0.03, fy - 0.02, 0.042],
        [fx + turn * 0.07 + (turn ? 0 : Math.sign(fx) * 0.02), fy - 0.03, 0.036],
      ]),
      shoes,
      0.015,
    );
    fill(limb(points), skirt ? skin : bottom);
  }
}

function drawArm(fill, [ex, ey, hx, hy], side, { skin, top, sleeve = 'short', build = 1 }) {
  const shoulder = [side * 0.175 * build, 1.37, 0.062],
    elbow = [ex, ey, 0.047],
    hand = [hx, hy, 0.036];
  fill(limb([elbow, hand]), skin, 0.018);
  fill(oval(hx, hy - 0.012, 0.042, 0.046), skin, 0.02);
  if (sleeve === 'long') {
    fill(
      limb([shoulder, elbow, [ex + (hx - ex) * 0.78, ey + (hy - ey) * 0.78, 0.044]]),
      top,
      0.025,
    );
  } else {
    fill(limb([shoulder, elbow]), skin, 0.02);
    fill(
      limb([shoulder, [shoulder[0] + (ex - shoulder[0]) * 0.62, 1.37 + (ey - 1.37) * 0.62, 0.066]]),
      top,
      0.025,
    );
  }
}

/**
 * Somebody who lives there. `at` is the place on the ground, `tall` in metres, `head` how large the
 * head is against a grown-up's; colours are albedos, so that the hour lights people as it lights the house.
 */
export function drawPerson(c, day, person) {
  const { at, lift = 0, tall, build = 1, head = 1, top, skirt, pose = 'stand' } = person;
  const [px, py, metre] = project(at[0], lift, at[1]),
    s = (metre * tall) / 1.77,
    fill = painter(c, day);
  const [left, right] = person.arms ?? arms[pose === 'sit' ? 'lap' : 'down'],
    bounce = person.stride
      ? Math.abs(Math.cos(person.stride.phase)) * person.stride.wide * 0.05
      : 0;
  c.save();
  c.translate(px, py);
  c.scale(s, -s);
  c.translate(0, bounce);
  if (pose === 'sit') {
    c.translate(0, -0.83);
  }
  if (pose !== 'sit') {
    drawLegs(fill, person);
  }
  const atHead = (paintIt) => {
    c.save();
    c.translate(0, 1.425);
    c.rotate(person.nod ?? 0);
    c.scale(head * 1.07, head * 1.07);
    c.translate(0, -1.45);
    paintIt();
    c.restore();
  };
  const { behind } = hairs[person.hair];
  if (behind && !person.isBack) {
    atHead(() => fill(outline(behind), person.hairAlbedo));
  }
  const b = build * 0.2;
  fill(
    outline(
      `M${-b} 1.4C${-b * 0.6} 1.47 ${-b * 0.3} 1.47 -.05 1.475H.05C${b * 0.3} 1.47 ${b * 0.6} 1.47 ${b} 1.4C${b * 1.02} 1.25 ${b * 0.86} 1.15 ${b * 0.82} 1.07L${b * 0.92} .86H${-b * 0.92}L${-b * 0.82} 1.07C${-b * 0.86} 1.15 ${-b * 1.02} 1.25 ${-b} 1.4Z`,
    ),
    top,
    0.05,
  );
  if (skirt) {
    fill(
      outline(
        pose === 'sit'
          ? 'M-.16 1.06H.16C.2 .98.26 .9.25 .8C.2 .7-.2 .7-.25 .8C-.26 .9-.2 .98-.16 1.06Z'
          : 'M-.145 1.07C-.05 1.08.05 1.08.145 1.07C.2 .9.26 .66.28 .5C.15 .46-.15 .46-.28 .5C-.26 .66-.2 .9-.145 1.07Z',
      ),
      skirt,
      0.07,
    );
  }
  if (pose === 'sit') {
    drawLegs(fill, person);
  }
  atHead(() => drawHead(c, fill, day, person));
  drawArm(fill, left, -1, person);
  drawArm(fill, right, 1, person);
  person.holds?.(c, fill, day);
  c.restore();
}

/** What a person keeps the sun from, on the sheet of shadows. */
export function personShadow(c, day, { at, tall, lift = 0 }) {
  if (lift) {
    return;
  }
  const up = Math.max(0.3, day.sun.up),
    cast = (height, radius) => {
      const [x, y, metre] = project(
        at[0] + (day.sun.away * height * 0.9) / up,
        0,
        at[1] + (height * 0.3) / up,
      );
      return [x, y, radius * metre];
    };
  c.fill(
    limb([
      cast(0, 0.07),
      cast(tall * 0.5, 0.12),
      cast(tall * 0.78, 0.13),
      cast(tall * 0.84, 0.05),
      cast(tall * 0.94, 0.1),
    ]),
  );
}
