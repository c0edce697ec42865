import { saysNoContact } from '../typed/no-contact.ts';
import { leadStatuses, noContactStatus } from './lead-status.ts';

const inWords = (text: string) => text.toLowerCase().replace(/[\s_-]+/g, ' ');

/** The status that a text names in any spelling, or by another word for Do Not Contact; else the text. */
export function readStatus(text: string): string {
  const named = leadStatuses.find((status) => inWords(status) === inWords(text));
  return named ?? (saysNoContact(text) ? noContactStatus : text);
}
