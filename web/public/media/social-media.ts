/** Preview pictures for shared links by language; made by art/render-brand.ts. */
export const socialCards = {
  en: '/media/social/card-en.d859a379.jpg',
  es: '/media/social/card-es.7adb3660.jpg',
  pt: '/media/social/card-pt.3c556671.jpg',
} as const;
