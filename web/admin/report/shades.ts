/** A shade of the map: the counts it stands for, both included. */
export interface Shade {
  readonly from: number;
  readonly to: number;
}

/**
 * At most four shades up to the largest count, the paler ones narrower: a few states often have most
 * of the leads, and the others are to be told apart too. None where nothing is counted.
 */
export function shadesOf(most: number): Shade[] {
  const ends = [1, 2, 3, 4]
    .map((place) => Math.ceil(most * (place / 4) ** 1.5))
    .filter((end) => end > 0);
  const different = [...new Set(ends)];
  return different.map((to, index) => ({ from: (different[index - 1] ?? 0) + 1, to }));
}

/** The place of a count among the shades from 1, the strongest being 4; 0 for none. */
export function shadeOf(count: number, shades: readonly Shade[]): number {
  const place = shades.findIndex(({ from, to }) => count >= from && count <= to);
  return place < 0 ? 0 : place + 1 + (4 - shades.length);
}
