/** Stills from the scene of the film, made by art/render-stills.ts. */
export const morning = {
  src: '/media/still/morning.0ddb647c.webp',
  width: 1200,
  height: 750,
} as const;
export const noon = { src: '/media/still/noon.99dd4f15.webp', width: 1200, height: 900 } as const;
export const golden = {
  src: '/media/still/golden.314ca82a.webp',
  width: 1200,
  height: 900,
} as const;
export const dawn = { src: '/media/still/dawn.2d6bdabd.webp', width: 1200, height: 750 } as const;
export const evening = {
  src: '/media/still/evening.13dcc3e6.webp',
  width: 1200,
  height: 750,
} as const;
export const night = { src: '/media/still/night.27c60199.webp', width: 1200, height: 750 } as const;
