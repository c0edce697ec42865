import { escapeHtml } from '../../templates/escape-html.ts';

// Escaped already; a full stop or a bracket behind an address ends the sentence.
const webAddress = /https?:\/\/[^\s<>()]*[^\s<>().,;:!?]/g;

/** A typed text as HTML: paragraphs, line breaks, and links for web addresses. */
export function htmlOfText(text: string): string {
  const paragraphs = escapeHtml(text.replace(/\r\n?/g, '\n')).split(/\n{2,}/);
  return paragraphs
    .map((paragraph) => paragraph.replace(webAddress, '<a href="$&">$&</a>'))
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}
