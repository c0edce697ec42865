import type { Application } from '#core/contract/leads.ts';
import type { SuspicionReason } from '#core/domain/suspicion.ts';
import type { JobResult } from '#server/db/jobs/job.ts';

/**
 * What the mail to staff leaves to the lead's page: where and how somebody lives, what they pay,
 * and what the page says besides the person's answers. The mail carries every other answer.
 */
export const leftToThePage = [
  'currentAddress',
  'housingStatus',
  'monthlyPayment',
  'transactionType',
  'electricBill',
  'firstTimeHomebuyer',
  'consent',
  'referralCode',
  'referralTouches',
  'referralChoice',
  'sessionId',
  'consentVersion',
  'consentTicked',
  'pageUrl',
  'source',
  'website',
  'secondsOnForm',
] as const satisfies readonly (keyof Application)[];

/** The answers that the mail to staff carries. */
export type MailedAnswer = Exclude<keyof Application, (typeof leftToThePage)[number]>;

// A form sent at once may be a person with a kept draft: only what no person does keeps a
// confirmation back.
const machineMade: ReadonlySet<string> = new Set<SuspicionReason>([
  'honeypot_filled',
  'link_in_name',
]);
const mostADay = 3;
const looksMade = 'withheld: the application looks made by a machine';

/** Why nobody is mailed because of an application, or null: its address may be anybody's. */
export function reasonOfMachine(suspicion: readonly string[]): string | null {
  return suspicion.some((reason) => machineMade.has(reason)) ? looksMade : null;
}

/**
 * Why a confirmation stays here, or null: anybody can type in anybody's address, and a stranger
 * must not be flooded in the lender's name.
 */
export function reasonToWithhold(suspicion: readonly string[], sentToday: number): string | null {
  const isFull = sentToday >= mostADay;
  const full = `withheld: this mailbox had ${mostADay} confirmations within a day`;
  return reasonOfMachine(suspicion) ?? (isFull ? full : null);
}

/** What becomes of a notice to staff where nobody said where such mail goes. */
export const noStaffAddress = {
  status: 'failed',
  reason: 'no address is set for mail to staff (STAFF_MAIL)',
  isKnown: true,
} as const satisfies JobResult;

/**
 * How often the content of a mail may go to a mail server without an answer to it: whoever was cut
 * off after the last dot repeats the mail once, under the same Message-ID, and then leaves it.
 */
export const mostHandovers = 2;

/** A worker has a mail for so long. Longer than the most patient try of one (`outside/mail.ts`). */
export const mailLeaseSeconds = 300;
