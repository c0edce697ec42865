/** A mail in plain words: paragraphs, and pairs of name and value. */
export interface MailText {
  subject: string;
  greeting: string;
  paragraphs: readonly string[];
  facts: readonly (readonly [name: string, value: string])[];
  link?: { label: string; url: string };
  closing: string;
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text that cannot become markup. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign]!);
}

/**
 * The two bodies of a mail; every value is escaped in the HTML one. A subject never holds a line
 * break.
 */
export function renderMail({ subject, greeting, paragraphs, facts, link, closing }: MailText): {
  subject: string;
  text: string;
  html: string;
} {
  const text = [
    greeting,
    ...paragraphs,
    ...(facts.length > 0 ? [facts.map(([name, value]) => `${name}: ${value}`).join('\n')] : []),
    ...(link ? [`${link.label}: ${link.url}`] : []),
    closing,
  ].join('\n\n');
  const paragraph = (content: string): string => `<p>${content}</p>`;
  const rows = facts
    .map(
      ([name, value]) =>
        `<tr><th align="left">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`,
    )
    .join('');
  const html = [
    ...[greeting, ...paragraphs].map((line) => paragraph(escapeHtml(line))),
    rows && `<table cellpadding="4">${rows}</table>`,
    link ? paragraph(`<a href="${escapeHtml(link.url)}">${escapeHtml(link.label)}</a>`) : '',
    paragraph(escapeHtml(closing).replaceAll('\n', '<br>')),
  ].join('\n');
  return {
    subject: subject.replace(/[\r\n\u0000-\u001f]+/g, ' ').slice(0, 200),
    text,
    html: `<!doctype html><meta charset="utf-8"><body>${html}</body>`,
  };
}
