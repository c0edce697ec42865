import { onGround } from './people-parts.js';
import { cup, kite, phone, spade, wateringCan } from './people-things.js';

// The family: the same four people in every still.
const denim = [0.27, 0.36, 0.5],
  amber = [0.95, 0.68, 0.24];
export const mother = {
  tall: 1.68,
  build: 0.88,
  skin: [0.66, 0.44, 0.31],
  hair: 'long',
  hairAlbedo: [0.17, 0.11, 0.1],
  top: amber,
  skirt: amber,
  shoes: [0.5, 0.28, 0.2],
};
export const father = {
  tall: 1.8,
  build: 1.08,
  skin: [0.45, 0.29, 0.21],
  hair: 'short',
  hairAlbedo: [0.1, 0.08, 0.08],
  beard: true,
  top: [0.93, 0.9, 0.84],
  sleeve: 'long',
  bottom: denim,
};
export const child = {
  tall: 1.16,
  build: 0.86,
  head: 1.34,
  skin: [0.55, 0.36, 0.26],
  hair: 'puffs',
  hairAlbedo: [0.12, 0.09, 0.08],
  top: [0.84, 0.38, 0.27],
  bottom: [0.3, 0.45, 0.5],
  shoes: [0.92, 0.88, 0.8],
};
export const grandmother = {
  tall: 1.58,
  build: 0.95,
  skin: [0.72, 0.5, 0.37],
  hair: 'bun',
  hairAlbedo: [0.78, 0.76, 0.74],
  top: [0.3, 0.5, 0.47],
  skirt: [0.46, 0.3, 0.36],
  sleeve: 'long',
};

export const at = (person, right, near, more) => ({
  ...person,
  at: onGround(right, near),
  ...more,
});

/** On the edge of the porch, with the feet on the steps. */
export const seated = (person, x, more) => ({
  ...person,
  at: [x, 5.6],
  lift: 0.42,
  pose: 'sit',
  ...more,
});
const down = [-0.25, 1.12, -0.25, 0.86],
  downRight = [0.25, 1.12, 0.25, 0.86];

const golden = {
  t: 0.18,
  sun: { x: 1046, y: 412, along: 0.74, away: -0.74 },
  glow: 0.5,
  view: [480, 278, 688, 516],
  mail: [70, 392, 1185, 395],
  people: [
    at(father, 1.05, 20, {
      isBack: true,
      arms: [down, [0.3, 1.16, 0.36, 0.94]],
    }),
    at(mother, 2.35, 20, {
      isBack: true,
      arms: [[-0.3, 1.16, -0.38, 0.94], downRight],
    }),
    at(child, 1.72, 20.2, {
      isBack: true,
      arms: [
        [-0.32, 1.36, -0.46, 1.5],
        [0.32, 1.36, 0.46, 1.5],
      ],
    }),
  ],
};

/**
 * Each still: its moment of the film, what the camera takes in of the film's picture (left, top,
 * width, height) and who is there. `mail` is what it takes in for a picture above a mail, three times
 * as wide as high. `sun` moves the sun to where the camera sees it.
 */
export const stills = {
  morning: {
    t: 0.7,
    view: [215, 345, 560, 350],
    mail: [150, 394, 840, 280],
    people: [
      seated(mother, -2.35, { nod: 0.1, turn: 0.4, holds: phone(0.02, 0.98) }),
      seated(grandmother, -1.45, {
        turn: -0.7,
        arms: [
          [-0.235, 1.13, -0.09, 0.91],
          [0.25, 1.12, 0.12, 0.97],
        ],
        holds: cup(0.12, 0.98),
      }),
      at(child, -5.3, 11.2, {
        pose: 'run',
        turn: 0.8,
        arms: [
          [-0.34, 1.3, -0.42, 1.5],
          [0.34, 1.3, 0.46, 1.48],
        ],
      }),
    ],
    dog: { at: onGround(-2.6, 10.4), mirrored: true },
  },
  noon: {
    t: 0.88,
    view: [520, 262, 608, 456],
    people: [
      at(mother, 4.5, 10.6, {
        turn: 0.5,
        arms: [
          [-0.3, 1.15, -0.19, 0.98],
          [0.34, 1.5, 0.16, 1.66],
        ],
      }),
      at(child, 1.7, 13, {
        pose: 'run',
        turn: 0.8,
        arms: [
          [-0.3, 1.16, -0.4, 1.02],
          [0.32, 1.46, 0.4, 1.72],
        ],
        holds: kite(0.4, 1.72, 6.5, 5.6),
      }),
    ],
  },
  golden,
  dawn: {
    t: 0.636,
    view: [540, 324, 608, 380],
    people: [
      at(father, 6.3, 12.6, {
        turn: -0.5,
        sleeve: 'short',
        top: [0.32, 0.5, 0.46],
        arms: [[-0.32, 1.16, -0.3, 0.94], downRight],
        holds: spade(-0.32, 0.9),
      }),
      at(child, 3.7, 12.9, {
        turn: 0.6,
        arms: [
          [-0.25, 1.12, 0.16, 0.98],
          [0.27, 1.14, 0.34, 1.0],
        ],
        holds: wateringCan(0.3, 0.98),
      }),
    ],
    sapling: { at: onGround(4.95, 12.3) },
  },
  evening: {
    t: 0.3,
    view: [222, 286, 600, 375],
    mail: [150, 394, 840, 280],
    people: [
      seated(mother, -2.42, { turn: 0.5, lamp: 0.8 }),
      seated(child, -1.9, { turn: -0.3, lamp: 0.8 }),
      seated(father, -1.36, { turn: -0.5, lamp: 0.8 }),
    ],
    dog: { at: onGround(-4.3, 9.8), mirrored: true, lamp: 0.6 },
  },
  night: {
    t: 0.43,
    view: [190, 106, 864, 540],
    people: [
      seated(mother, -2.3, { turn: 0.5, lamp: 0.9 }),
      seated(father, -1.5, { turn: -0.5, lamp: 0.9 }),
    ],
  },
};
