import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import { nextTry } from '#core/domain/office/next-try.ts';
import { type AttemptOutcome, isUnanswered } from '#core/domain/permission/outcomes.ts';
import type { Office } from '../../office-terms.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import { countUnanswered } from './queries.ts';
import { dropFollowUp, type Locked, storeFollowUp } from './set-follow-up.ts';

const ordinals = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

/** Whether a next step is a try that the product planned. */
function isTry(note: string | null): boolean {
  return ordinals.some((ordinal) => note === `${ordinal} try`);
}

interface Ended {
  outcome: AttemptOutcome;
  followUpAt: string | undefined;
  staffId: number;
  now: Date;
}

interface NextStep {
  step: { at: Date; note: string | null } | null;
  changes: ChangeOfMany[];
}

/**
 * Sets the next step after an attempt: what staff chose, or, if nobody took the call, the next try,
 * unless a later step stands. A due step has had its try, so the next one takes its place and keeps
 * its note. A planned try goes once the person, or a stranger at the number, has answered.
 */
export async function setNextTry(
  tx: AuditedTransaction,
  office: Office,
  lead: Locked,
  { outcome, followUpAt, staffId, now }: Ended,
): Promise<NextStep> {
  const noted = lead.nextFollowUpNote;
  if (!followUpAt && (['reached', 'stop', 'wrong_number'] as string[]).includes(outcome)) {
    return { step: null, changes: isTry(noted) ? [await dropFollowUp(tx, lead)] : [] };
  }
  const isOpen = (openLeadStatuses as readonly string[]).includes(lead.status);
  const standsLater = lead.nextFollowUpAt !== null && lead.nextFollowUpAt > now;
  if (!followUpAt && (!isUnanswered(outcome) || !isOpen || standsLater)) {
    return { step: null, changes: [] };
  }
  const tries = await countUnanswered(tx, lead.id);
  const at = followUpAt ? new Date(followUpAt) : nextTry(lead, { tries, now }, office);
  if (at === null) {
    const changes = lead.nextFollowUpAt ? [await dropFollowUp(tx, lead)] : [];
    return { step: null, changes };
  }
  const note =
    (noted === null || isTry(noted)) && tries > 0 ? `${ordinals[tries - 1] ?? 'Next'} try` : noted;
  const { step, change } = await storeFollowUp(tx, lead, { at, note, staffId });
  return { step, changes: [change] };
}
