// The same demo every time: a small generator with a fixed seed.
let seed = 20_261_120;

/** A number from 0 up to 1, always the same sequence. */
export function random(): number {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed / 2_147_483_647;
}

export function pick<T>(list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!;
}
