import { lerp, smooth } from './hero-light.js';
import { at, child, father, grandmother, mother, seated } from './still-scenes.js';
import { cup, phone } from './people-things.js';

/** How much of the film has passed at each of these moments; between 0 and 1 something happens. */
const span = (from, to, u) => Math.min(1, Math.max(0, (u - from) / (to - from)));

/** Arms that swing against the legs: elbow and hand of both. */
const swing = (phase, wide) =>
  [-1, 1].map((side) => {
    const s = Math.sin(phase) * wide * -side;
    return [side * 0.22 + s * 0.1, 1.13, side * 0.2 + s * 0.3, 0.93 + Math.abs(s) * 0.08];
  });

/** She runs over the lawn to the dog, and jumps for joy there. */
function childAt(u) {
  const way = span(0, 0.46, u),
    done = span(0.46, 0.5, u),
    phase = way * 42,
    up = Math.max(0, Math.sin(span(0.5, 0.78, u) * Math.PI * 4)) * (u < 0.78 ? 1 : 0),
    high = 1.5 + up * 0.1;
  return at(child, lerp(-6.35, -3.1, 1 - (1 - way) ** 1.5), lerp(11.9, 12.1, way), {
    turn: done < 1 ? 0.9 : 0.5,
    lift: up * 0.16,
    stride: done < 1 ? { phase, wide: lerp(0.62, 0.1, way ** 6) } : undefined,
    arms:
      done < 1
        ? swing(phase, 0.9)
        : [
            [-0.33, 1.3, -0.4, high],
            [0.31, 1.14, 0.36, 0.98],
          ],
  });
}

/** He comes home along the path in the afternoon, and waves. */
function fatherAt(u) {
  const way = span(0.44, 0.84, u),
    phase = way * 26,
    isHere = way === 1,
    wave = Math.sin(span(0.84, 1, u) * Math.PI * 5) * 0.07;
  return at(father, lerp(-9.6, -5.45, way), lerp(9.8, 8.6, way), {
    turn: 0.7,
    stride: isHere ? undefined : { phase, wide: 0.42 },
    arms: isHere
      ? [
          [-0.25, 1.12, -0.25, 0.86],
          [0.34, 1.36, 0.36 + wave, 1.62],
        ]
      : swing(phase, 0.7),
  });
}

/**
 * The film: one day, once. The sun crosses, a family lives there, and it comes to rest with the
 * lamps on. `u` from 0 to 1.
 */
export function filmAt(u) {
  // It slows to its last picture.
  const eased = u < 0.8 ? u * 1.09 : 0.872 + 0.128 * (1 - (1 - span(0.8, 1, u)) ** 1.7),
    t = (0.688 + 0.6 * eased) % 1,
    lamp = 0.8 * smooth(0.78, 1, u);
  return {
    t,
    people: [
      seated(mother, -2.25, {
        nod: 0.05 + 0.05 * Math.sin(u * 9),
        turn: lerp(0.4, -0.3, smooth(0.5, 0.62, u)),
        lamp,
        holds: u < 0.52 ? phone(0.02, 0.98) : undefined,
      }),
      seated(grandmother, -1.3, {
        turn: -0.7,
        lamp,
        arms: [
          [-0.235, 1.13, -0.09, 0.91],
          [0.25, 1.12, 0.12, 0.97],
        ],
        holds: cup(0.12, 0.98),
      }),
      ...(u > 0.44 ? [{ ...fatherAt(u), lamp: lamp * 0.5 }] : []),
      { ...childAt(u), lamp: lamp * 0.4 },
    ],
    dog: { at: at({}, -2.1, 11.7).at, mirrored: true, lamp: lamp * 0.5 },
  };
}

/** What the film takes in of the scene: left, top, width, height. */
export const filmView = [186, 248, 748, 467.5];
