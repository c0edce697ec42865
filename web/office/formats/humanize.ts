/** A stored name in plain words: 'page_view' and 'pageView' read "Page view". */
export function humanize(name: string): string {
  const spaced = name
    .replace(
      /([a-z\d])([A-Z])/g,
      (_, before: string, after: string) => `${before} ${after.toLowerCase()}`,
    )
    .replace(/[_-]+/g, ' ')
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}
