/** The short chime after a successful calculation (0.9 s), made by art/render-chime.ts. */
export const successSound = {
  webm: '/media/sound/chime.948f577c.webm',
  m4a: '/media/sound/chime.a3667fe2.m4a',
} as const;
