import { openLeadStatuses } from '#core/domain/leads/lead-status.ts';
import { nextTry } from '#core/domain/office/next-try.ts';
import { type AttemptOutcome, isUnanswered } from '#core/domain/permission/outcomes.ts';
import type { Office } from '../../office-terms.ts';
import type { AuditedTransaction, ChangeOfMany } from '../../transaction.ts';
import { countUnanswered } from './queries.ts';
import { dropFollowUp, type Locked, storeFollowUp } from './set-follow-up.ts';

const ordinals = ['Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'];

interface Ended {
  outcome: AttemptOutcome;
  /** The next step that staff chose. */
  followUpAt: string | undefined;
  staffId: number;
  now: Date;
}

interface NextStep {
  step: { at: string; note: string | null } | null;
  changes: ChangeOfMany[];
}

/**
 * Sets the next step after an attempt: what staff chose, or, if nobody took the call, the next try,
 * unless a later step stands. A due step has had its try, so the next one takes its place and keeps
 * its note.
 */
export async function setNextTry(
  tx: AuditedTransaction,
  office: Office,
  lead: Locked,
  { outcome, followUpAt, staffId, now }: Ended,
): Promise<NextStep> {
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
  const noted = lead.nextFollowUpNote;
  const isOurs = noted === null || ordinals.some((ordinal) => noted === `${ordinal} try`);
  const note = isOurs && tries > 0 ? `${ordinals[tries - 1] ?? 'Next'} try` : noted;
  const { step, change } = await storeFollowUp(tx, lead, { at, note, staffId });
  return { step, changes: [change] };
}
