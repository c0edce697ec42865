import { saysNoContact } from '../typed/no-contact.ts';
import { leadStatuses, noContactStatus } from './lead-status.ts';

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The status that a text names in any spelling, or by another word for Do Not Contact; else the text. */
export function readStatus(text: string): string {
  const named = leadStatuses.find((status) => lettersOf(status) === lettersOf(text));
  return named ?? (saysNoContact(text) ? noContactStatus : text);
}
