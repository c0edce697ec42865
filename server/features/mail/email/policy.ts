import type { Application } from '#core/contract/leads/leads.ts';
import type { SuspicionReason } from '#core/domain/visitor/suspicion.ts';
import type { JobResult } from '#server/db/jobs/job.ts';

/**
 * Answers that the mail to staff leaves out: housing, payments, and what the page sends by itself.
 * Staff read them on the page of the lead.
 */
export const leftToThePage = [
  'currentAddress',
  'housingStatus',
  'monthlyPayment',
  'transactionType',
  'electricBill',
  'firstTimeHomebuyer',
  'wantsPanels',
  'partnerSees',
  'consent',
  'referralCode',
  'referralTouches',
  'referralChoice',
  'invitation',
  'sessionId',
  'consentVersion',
  'consentTicked',
  'pageUrl',
  'source',
  'website',
  'secondsOnForm',
] as const satisfies readonly (keyof Application)[];

export type MailedAnswer = Exclude<keyof Application, (typeof leftToThePage)[number]>;

// A form that is sent at once may come from a person with a saved draft. Only signs that no person
// gives withhold a confirmation.
export const machineMade: ReadonlySet<string> = new Set<SuspicionReason>([
  'honeypot_filled',
  'link_in_name',
]);
const mostADay = 3;
const isAutomated = 'withheld: the application looks made by a machine';

/** Why no one is mailed because of an application, or null. Its address may belong to anyone. */
export function reasonOfMachine(suspicion: readonly string[]): string | null {
  return suspicion.some((reason) => machineMade.has(reason)) ? isAutomated : null;
}

/**
 * Why a confirmation of an application, or of its withdrawal, is withheld, or null. Anyone can type
 * in any address, and a stranger must not be flooded in the lender's name.
 */
export function reasonToWithhold(suspicion: readonly string[], sentToday: number): string | null {
  const isFull = sentToday >= mostADay;
  const full = `withheld: this mailbox had ${mostADay} confirmations within a day`;
  return reasonOfMachine(suspicion) ?? (isFull ? full : null);
}

/** The result of a mail to staff while STAFF_MAIL is not set. */
export const noStaffAddress = {
  status: 'failed',
  reason: 'no address is set for mail to staff (STAFF_MAIL)',
  isKnown: true,
} as const satisfies JobResult;

/**
 * How often a mail may go to a mail server without an answer. If the connection breaks after the
 * last dot, the mail is repeated once with the same Message-ID.
 */
export const mostHandovers = 2;

/** The lease of a mail. Must be longer than the longest try to send one (`outside/mail.ts`). */
export const mailLeaseSeconds = 300;
