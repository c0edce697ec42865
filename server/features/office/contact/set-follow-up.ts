import type { StaffActor } from '#server/platform/actor.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { cancelReminder, scheduleReminder } from '../../mail/email/reminder/writes.ts';
import { setNextFollowUp } from '../../leads/contact/writes.ts';
import { lockContactedLead } from '../../leads/find-contacted-lead.ts';
import { staffName } from '../../name-staff.ts';
import { transaction } from '../../transaction.ts';

const entry = { action: 'lead.follow_up', entity: 'lead' };

interface Asked {
  id: number;
  at: string;
  note?: string | null | undefined;
}

type Locked = Awaited<ReturnType<typeof lockContactedLead>>;

/** A next step as stored in the audit log and shown on the timeline. */
const told = ({ nextFollowUpAt, nextFollowUpNote }: Locked) =>
  nextFollowUpAt && { at: nextFollowUpAt.toISOString(), note: nextFollowUpNote };

/**
 * Sets the next step with a lead, in place of the one before, and enqueues its reminder. 400 for a
 * moment that has passed, 404 if the actor may see no such lead. Audited.
 */
export async function setFollowUp(context: Context<StaffActor>, asked: Asked) {
  const { actor, now } = context;
  const at = new Date(asked.at);
  if (at <= now) {
    throw fieldError([{ path: 'at', key: 'moment.future' }]);
  }
  const { id } = asked;
  const note = asked.note || null;
  return transaction(context, entry, async (tx) => {
    const lead = await lockContactedLead(tx, actor, id);
    await setNextFollowUp(tx, id, { at, note, staffId: actor.id });
    await scheduleReminder(tx, { leadId: id, at, staffId: lead.ownerId ?? actor.id });
    const step = { at: at.toISOString(), note };
    return {
      entityId: id,
      before: told(lead),
      after: step,
      result: { ...step, by: staffName(actor) },
    };
  });
}

/** Removes the next step of a lead and its reminder; does nothing if there is none. Audited. */
export async function clearFollowUp(
  context: Context<StaffActor>,
  { id }: { id: number },
): Promise<undefined> {
  await transaction(context, entry, async (tx) => {
    const lead = await lockContactedLead(tx, context.actor, id);
    await setNextFollowUp(tx, id, null);
    await cancelReminder(tx, id);
    return { entityId: id, before: told(lead), after: null, result: undefined };
  });
}
