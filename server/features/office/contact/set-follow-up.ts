import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { cancelReminder, scheduleReminder } from '../../mail/email/reminder/writes.ts';
import { setNextFollowUp } from '../../leads/contact/writes.ts';
import { lockContactedLead } from '../../leads/find-contacted-lead.ts';
import { staffName } from '../../name-staff.ts';
import { type AuditedTransaction, transaction } from '../../transaction.ts';

const entry = { action: 'lead.follow_up', entity: 'lead' };

interface Asked {
  id: number;
  at: string;
  note?: string | null | undefined;
}

export type Locked = Awaited<ReturnType<typeof lockContactedLead>>;

/** A next step as stored in the audit log and shown on the timeline. */
const told = ({ nextFollowUpAt, nextFollowUpNote }: Locked) =>
  nextFollowUpAt && { at: nextFollowUpAt, note: nextFollowUpNote };

/**
 * Sets the next step with a lead, in place of the one before, and enqueues its reminder. 400 for a
 * moment that has passed, 404 if the actor may see no such lead. Audited.
 */
export async function setFollowUp(context: StaffContext, asked: Asked) {
  const { actor, now } = context;
  const at = new Date(asked.at);
  if (at <= now) {
    throw fieldError([{ path: 'at', key: 'moment.future' }]);
  }
  const { id } = asked;
  const note = asked.note || null;
  return transaction(context, entry.action, entry.entity, async (tx) => {
    const lead = await lockContactedLead(tx, actor, id);
    const { step, change } = await storeFollowUp(tx, lead, { at, note, staffId: actor.id });
    return { ...change, result: { ...step, by: staffName(actor) } };
  });
}

/** Sets the next step of a locked lead, with its reminder. */
export async function storeFollowUp(
  tx: AuditedTransaction,
  lead: Locked,
  { at, note, staffId }: { at: Date; note: string | null; staffId: number },
) {
  await setNextFollowUp(tx, lead.id, { at, note, staffId });
  await scheduleReminder(tx, { leadId: lead.id, at, staffId: lead.ownerId ?? staffId });
  const step = { at, note };
  return { step, change: { ...entry, entityId: lead.id, before: told(lead), after: step } };
}

/** Takes the next step off a locked lead, with its reminder. */
export async function dropFollowUp(tx: AuditedTransaction, lead: Locked) {
  await setNextFollowUp(tx, lead.id, null);
  await cancelReminder(tx, lead.id);
  return { ...entry, entityId: lead.id, before: told(lead), after: null };
}

/** Removes the next step of a lead and its reminder; does nothing if there is none. Audited. */
export async function clearFollowUp(context: StaffContext, { id }: { id: number }) {
  await transaction(context, entry.action, entry.entity, async (tx) => {
    const lead = await lockContactedLead(tx, context.actor, id);
    return { ...(await dropFollowUp(tx, lead)) };
  });
}
