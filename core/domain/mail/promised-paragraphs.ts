import { variablesIn } from './fill-template.ts';

// Variables for figures of the offer or details of the lender; they are empty until confirmed.
const promises = [
  'contactHours',
  'assessmentDays',
  'preApprovalDays',
  'grantAmount',
  'supportPhone',
  'supportHours',
  // The reason of a decision; empty for a reader whom it does not concern.
  'decisionReason',
];

type ValueOf = (name: string) => unknown;

function promisesNothing(part: string, valueOf: ValueOf): boolean {
  return variablesIn(part).some((name) => promises.includes(name) && valueOf(name) === '');
}

/** Removes paragraphs that would promise withheld facts. */
export function keptParagraphs(text: string, valueOf: ValueOf): string {
  const paragraphs = text.split(/\n{2,}/);
  return paragraphs.some((part) => promisesNothing(part, valueOf))
    ? paragraphs.filter((part) => !promisesNothing(part, valueOf)).join('\n\n')
    : text;
}

// The smallest elements that a template's text consists of.
const elements = /<(p|li|td|h[1-6])\b[^>]*>(?:(?!<\1\b)[\s\S])*?<\/\1>/gi;

/** The same for HTML: removes paragraphs, items and cells. */
export function keptElements(html: string, valueOf: ValueOf): string {
  return html.replace(elements, (part) => (promisesNothing(part, valueOf) ? '' : part));
}
