/** Types that are imported against an arrow, each with its reason. The list only shrinks. */
export const typesAgainstArrows = [
  {
    file: 'server/features/context.ts',
    target: 'server/config.ts',
    because: 'what every action is given holds the configuration, which knows no feature',
  },
] as const;

/** Files that import a path made at run time, each with its reason. The list only shrinks. */
export const computedImports: Readonly<Record<string, string>> = {
  'server/pages/site.ts': 'the built renderer of the pages lies in dist/, which no room holds',
};
