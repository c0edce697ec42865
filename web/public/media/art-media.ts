/**
 * The evening picture as a file, made by scripts/art/render-evening.ts from art/HouseEvening.tsx.
 */
export const houseEvening = {
  src: '/media/art/house-evening.2041940f.svg',
  width: 640,
  height: 400,
} as const;
