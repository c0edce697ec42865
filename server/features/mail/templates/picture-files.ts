/** Pictures above the text of mails, made by art/render-stills.ts. */
export const pictureFiles = {
  morning: 'morning.6a3558ff6b71f4704699d495031aa0e2.jpg',
  golden: 'golden.ed01a315c621eeb4d9787d89ef9585b7.jpg',
  evening: 'evening.e4be3fe18d0ebbb33212fe63779dc684.jpg',
} as const;
