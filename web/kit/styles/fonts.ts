/** The two faces every page starts with; the file names carry a hash of their content. */
export const preloadedFonts = [
  '/media/fonts/bricolage-grotesque.490960c6.woff2',
  '/media/fonts/figtree.65b6dcad.woff2',
] as const;
