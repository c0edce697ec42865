/** The two faces that every page preloads; the file names contain a content hash. */
export const preloadedFonts = [
  '/media/fonts/bricolage-grotesque.f03428e9.woff2',
  '/media/fonts/figtree.2996956a.woff2',
] as const;
