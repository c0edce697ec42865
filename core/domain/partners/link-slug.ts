export const longestSlug = 40;

const slugShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** A slug as an address names it; null for any other text. */
export function readSlug(text: unknown): string | null {
  if (typeof text !== 'string') {
    return null;
  }
  const slug = text.toLowerCase();
  return slug.length <= longestSlug && slugShape.test(slug) ? slug : null;
}

/** A name's letters and digits, hyphens between words: "Sign, 12 Main St" -> sign-12-main-st. */
function plainSlug(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words.replace(/[^a-z0-9]+/g, '-').slice(0, longestSlug - 4);
  return slug.replace(/^-+|-+$/g, '') || 'link';
}

/** The slug of a new link, unlike those the partner's links have or had. */
export function slugOf(name: string, taken: ReadonlySet<string>): string {
  const plain = plainSlug(name);
  let slug = plain;
  for (let turn = 2; taken.has(slug); turn += 1) {
    slug = `${plain}-${turn}`;
  }
  return slug;
}
