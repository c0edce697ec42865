/** The two faces every page starts with; the file names carry a hash of their content. */
export const preloadedFonts = [
  '/media/fonts/bricolage-grotesque.f03428e9.woff2',
  '/media/fonts/figtree.2996956a.woff2',
] as const;
