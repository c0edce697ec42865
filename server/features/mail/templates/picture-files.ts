/** Pictures above the text of mails, made by art/render-stills.ts. */
export const pictureFiles = {
  morning: 'morning.6431ca46141131004387a4cf41323949.jpg',
  golden: 'golden.9073c6684e1d05543ce88e818b1db6db.jpg',
  evening: 'evening.f9770d3d305d9300505c01e608fae2f9.jpg',
} as const;
