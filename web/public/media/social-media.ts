/** Preview pictures for shared links by language; made by art/render-brand.ts. */
export const socialCards = {
  en: '/media/social/card-en.49349980.jpg',
  es: '/media/social/card-es.49e6f8a3.jpg',
  pt: '/media/social/card-pt.f8897a92.jpg',
} as const;

export const socialCardSize = {
  width: 1200,
  height: 630,
} as const;
