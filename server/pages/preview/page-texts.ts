import { convert } from 'html-to-text';

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

// What search engines and shared links show of a page.
const headTexts = [/<title>([^<]*)<\/title>/, /<meta name="description" content="([^"]*)"/];

/** What a rendered page says: its title and description, then its texts, a block each. */
export function pageTexts(html: string): string[] {
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
