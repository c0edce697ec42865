/** A shade of the map and its counts, both ends included. */
export interface Shade {
  readonly from: number;
  readonly to: number;
}

/**
 * At most four shades up to the largest count. The paler ones are narrower: a few states often have
 * most of the leads, and the others must differ too. Empty if all counts are zero.
 */
export function shadesOf(most: number): Shade[] {
  const ends = [1, 2, 3, 4]
    .map((place) => Math.ceil(most * (place / 4) ** 1.5))
    .filter((end) => end > 0);
  const different = [...new Set(ends)];
  return different.map((to, index) => ({ from: (different[index - 1] ?? 0) + 1, to }));
}

/** The index of a count's shade, from 1 to 4 (the strongest); 0 for none. */
export function shadeOf(count: number, shades: readonly Shade[]): number {
  const place = shades.findIndex(({ from, to }) => count >= from && count <= to);
  return place < 0 ? 0 : place + 1 + (4 - shades.length);
}
