const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  selector: `h${level}`,
  options: { uppercase: false },
}));

const besideNext = { suffix: ' ' };

// Deeper than any mail nests its tables; the library calls itself for every level.
const deepest = 100;

/** The plain text of a mail: its words, and the addresses of its links. */
export async function textOfHtml(html: string) {
  // Loaded when it is needed: 3 MB, and no visitor needs it.
  const { convert } = await import('html-to-text');
  const text = convert(html, {
    wordwrap: false,
    limits: { maxDepth: deepest },
    selectors: [
      {
        selector: 'a',
        options: {
          hideLinkHrefIfSameAsText: true,
          linkBrackets: ['(', ')'],
        },
      },
      { selector: 'img', format: 'skip' },
      { selector: 'script', format: 'skip' },
      { selector: 'style', format: 'skip' },
      // Not as the library draws tables: a cell may claim a million columns, and it makes them all.
      { selector: 'table', format: 'block' },
      {
        selector: 'tr',
        format: 'block',
        options: { leadingLineBreaks: 1, trailingLineBreaks: 1 },
      },
      { selector: 'th', format: 'inlineSurround', options: besideNext },
      { selector: 'td', format: 'inlineSurround', options: besideNext },
      ...headings,
    ],
  });
  const lines = text.split('\n').map((line) => line.trimEnd());
  return lines.join('\n').trim();
}
