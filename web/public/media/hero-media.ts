/**
 * The film if staff have set none: one day over a house and its family, 6 s, by art/render-hero.ts.
 * It plays once and rests. Its posters are its first frame.
 */
export const defaultHero = {
  webm: '/media/hero/day.54353350.webm',
  mp4: '/media/hero/day.49333637.mp4',
  poster: {
    avif: {
      640: '/media/hero/day-640.51172526.avif',
      1280: '/media/hero/day-1280.f1295c07.avif',
    },
    webp: {
      640: '/media/hero/day-640.de6c5a69.webp',
      1280: '/media/hero/day-1280.ac29251c.webp',
    },
  },
  width: 1280,
  height: 800,
} as const;
