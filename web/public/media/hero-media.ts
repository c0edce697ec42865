/**
 * The film if staff have set none: one day over a house, 10 s, by art/render-hero.ts. Its posters
 * are its first frame.
 */
export const defaultHero = {
  webm: '/media/hero/day.9a22fd6e.webm',
  mp4: '/media/hero/day.6ba2c99f.mp4',
  poster: {
    avif: {
      640: '/media/hero/day-640.d9e378cd.avif',
      1280: '/media/hero/day-1280.9da5bbac.avif',
    },
    webp: {
      640: '/media/hero/day-640.7ebdf0f7.webp',
      1280: '/media/hero/day-1280.3918c470.webp',
    },
  },
  width: 1280,
  height: 800,
} as const;
