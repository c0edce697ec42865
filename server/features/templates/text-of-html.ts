import { convert } from 'html-to-text';

const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  selector: `h${level}`,
  options: { uppercase: false },
}));

/** What a mail says to a reader without HTML: its words, and the addresses of its links. */
export function textOfHtml(html: string): string {
  const text = convert(html, {
    wordwrap: false,
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
      { selector: 'table', format: 'dataTable' },
      ...headings,
    ],
  });
  return text.trim();
}
