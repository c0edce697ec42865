const headings = [1, 2, 3, 4, 5, 6].map((level) => ({
  selector: `h${level}`,
  options: { uppercase: false },
}));

/** What a mail says to a reader without HTML: its words, and the addresses of its links. */
export async function textOfHtml(html: string): Promise<string> {
  // Loaded when it is needed: 3 MB, and no visitor needs it.
  const { convert } = await import('html-to-text');
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
