/** Stills from the scene of the film, made by art/render-stills.ts. */
export const morning = {
  src: '/media/still/morning.073b4946.webp',
  width: 1200,
  height: 750,
} as const;
export const noon = { src: '/media/still/noon.359c30db.webp', width: 1200, height: 900 } as const;
export const golden = {
  src: '/media/still/golden.c1fe3539.webp',
  width: 1200,
  height: 900,
} as const;
export const dawn = { src: '/media/still/dawn.19191af3.webp', width: 1200, height: 750 } as const;
export const evening = {
  src: '/media/still/evening.4999e172.webp',
  width: 1200,
  height: 750,
} as const;
export const night = { src: '/media/still/night.329d9649.webp', width: 1200, height: 750 } as const;
