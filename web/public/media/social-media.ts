/** Preview pictures for shared links by language; made by art/render-brand.ts. */
export const socialCards = {
  en: '/media/social/card-en.d859a379.jpg',
  es: '/media/social/card-es.ad942e10.jpg',
  pt: '/media/social/card-pt.334a217e.jpg',
} as const;

export const socialCardSize = { width: 1200, height: 630 } as const;
