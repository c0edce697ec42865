/** The address of a partner's link, as it is shared and printed. */
export function linkUrl(origin: string, code: string, slug: string): string {
  return `${origin}/${code}/${slug}`;
}

/** The form for the guests of an open house; it names its own source. */
export function openHouseUrl(origin: string, code: string, slug: string): string {
  return `${origin}/open-house?ref=${code}&link=${slug}`;
}
