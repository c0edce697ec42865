import { diffArrays } from 'diff';

const unentity: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
};

function attributeText(text: string): string {
  return text.replace(/&(?:amp|quot|#x27|lt|gt);/g, (entity) => unentity[entity]!);
}

// The texts of a page in search engines and shared links.
const headTexts = [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/];

/** The texts of a rendered page: its title and description, then its texts, a block each. */
export async function pageTexts(html: string): Promise<string[]> {
  // Loaded when it is needed: no visitor needs it.
  const { convert } = await import('html-to-text');
  const head = headTexts.map((pattern) => attributeText(pattern.exec(html)?.[1] ?? ''));
  const body = convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      { selector: 'svg', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      { selector: 'h1', options: { uppercase: false } },
      { selector: 'h2', options: { uppercase: false } },
      { selector: 'h3', options: { uppercase: false } },
      { selector: 'h4', options: { uppercase: false } },
      { selector: 'span', format: 'block' },
      { selector: 'strong', format: 'inline' },
      { selector: 'table', format: 'block' },
      { selector: 'dt', format: 'block' },
      { selector: 'dd', format: 'block' },
      { selector: 'button', format: 'block' },
      { selector: 'option', format: 'skip' },
    ],
  });
  const lines = body
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/^\* /, ''));
  return [...head, ...lines].filter((line) => line !== '');
}

/** A text that another one replaces; null if one is only added or removed. */
export interface TextChange {
  readonly before: string | null;
  readonly after: string | null;
}

function paired(removed: readonly string[], added: readonly string[]): TextChange[] {
  const count = Math.max(removed.length, added.length);
  return Array.from({ length: count }, (_, index) => ({
    before: removed[index] ?? null,
    after: added[index] ?? null,
  }));
}

/** The differences between two versions of a page's texts, in the order of the page; each once. */
export function compareTexts(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  let removed: string[] = [];
  for (const part of diffArrays([...before], [...after])) {
    if (part.removed) {
      removed = part.value;
      continue;
    }
    const added = part.added ? part.value : [];
    changes.push(...paired(removed, added));
    removed = [];
  }
  changes.push(...paired(removed, []));
  const seen = new Set<string>();
  return changes.filter((change) => {
    const name = JSON.stringify(change);
    const isNew = !seen.has(name);
    seen.add(name);
    return isNew;
  });
}
