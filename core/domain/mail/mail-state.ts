import type { MailKind } from './mail-kind.ts';

/** What became of a mail so far; `done` jobs are `sent` mails. */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld', 'no_server'] as const;

export type MailState = (typeof mailStates)[number];

/** Mails whose words may hold a key: the link to a new password, the way back to an address. */
export const secretMails: ReadonlySet<string> = new Set<MailKind>([
  'password_reset',
  'account_changed',
]);
