/** Stills from the scene of the film, made by art/render-stills.ts. */
export const morning = {
  avif: {
    '800': '/media/still/morning-800.e6279bc3.avif',
    '1440': '/media/still/morning-1440.a7994cb3.avif',
  },
  webp: {
    '800': '/media/still/morning-800.3642d8f2.webp',
    '1440': '/media/still/morning-1440.0fcc081f.webp',
  },
  width: 1440,
  height: 900,
} as const;
export const noon = {
  avif: {
    '800': '/media/still/noon-800.2cbb699a.avif',
    '1440': '/media/still/noon-1440.e10cbad5.avif',
  },
  webp: {
    '800': '/media/still/noon-800.51086f94.webp',
    '1440': '/media/still/noon-1440.bb878c6f.webp',
  },
  width: 1440,
  height: 1080,
} as const;
export const golden = {
  avif: {
    '800': '/media/still/golden-800.08eaa72b.avif',
    '1440': '/media/still/golden-1440.e51a850e.avif',
  },
  webp: {
    '800': '/media/still/golden-800.2b868f7c.webp',
    '1440': '/media/still/golden-1440.0704710c.webp',
  },
  width: 1440,
  height: 1080,
} as const;
export const dawn = {
  avif: {
    '800': '/media/still/dawn-800.30ce9803.avif',
    '1440': '/media/still/dawn-1440.3d10bd51.avif',
  },
  webp: {
    '800': '/media/still/dawn-800.e750352e.webp',
    '1440': '/media/still/dawn-1440.ae9d1f0b.webp',
  },
  width: 1440,
  height: 900,
} as const;
export const evening = {
  avif: {
    '800': '/media/still/evening-800.162b2e7a.avif',
    '1440': '/media/still/evening-1440.31672d3f.avif',
  },
  webp: {
    '800': '/media/still/evening-800.bd1a5e49.webp',
    '1440': '/media/still/evening-1440.d928fb44.webp',
  },
  width: 1440,
  height: 900,
} as const;
export const night = {
  avif: {
    '800': '/media/still/night-800.56ce9be1.avif',
    '1440': '/media/still/night-1440.cc7d3f75.avif',
  },
  webp: {
    '800': '/media/still/night-800.1659144c.webp',
    '1440': '/media/still/night-1440.0fcc68f6.webp',
  },
  width: 1440,
  height: 900,
} as const;
export const emailHead = {
  src: '/media/still/email.70fdedc8.jpg',
  width: 1200,
  height: 540,
} as const;
