import { HttpError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { refuseTooMany } from '../../mail/email/refuse-too-many.ts';
import { enqueueNotices } from '../../integrations/push/enqueue-notices.ts';
import { lockOwner } from '../../accounts/staff/queries.ts';
import { nameStaff } from '../../name-staff.ts';
import { auditChanges, nothingChanged, transactionOfMany } from '../../transaction.ts';
import { lockLeadOf } from '../queries.ts';
import { giveLeads } from '../owner/writes.ts';
import { findAsk, findElsewhere, isExactly } from './queries.ts';

const looks = { action: 'lead.search', mostAnHour: 60, name: 'questions about colleagues’ leads' };
const entity = 'lead';

/**
 * The colleagues who have a person. 429 after sixty finds within an hour, before anything is looked
 * up, so that the refusal tells nothing. Audited, without the text.
 */
function lookElsewhere(context: StaffContext, q: string) {
  const { id } = context.actor;
  return transactionOfMany(context, async (tx) => {
    await refuseTooMany(tx, id, looks);
    const found = await findElsewhere(tx, id, q);
    const names = await nameStaff(
      tx,
      found.map(({ ownerId }) => ownerId),
    );
    const [lead] = found;
    return {
      changes: lead ? [{ action: 'lead.search', entity, entityId: lead.id }] : nothingChanged,
      result: { elsewhere: [...names.values()].map((ownerName) => ({ ownerName })) },
    };
  });
}

/** The same as a part of an officer's list; nothing for any other text, or past the limit. */
export async function tellElsewhere(context: StaffContext, q = '') {
  if (context.actor.role !== 'officer' || !isExactly(q)) {
    return {};
  }
  const told = await lookElsewhere(context, q).catch((error: unknown) => {
    if (error instanceof HttpError) {
      return { elsewhere: [] };
    }
    throw error;
  });
  return told.elsewhere.length > 0 ? told : {};
}

const dayMs = 86_400_000;

/** Asks the owners of a person's leads for those that no one asked for within a day. */
export async function askForLead(context: StaffContext, { q }: { q: string }) {
  const result = await lookElsewhere(context, q);
  return transactionOfMany(context, async (tx) => {
    const found = await findElsewhere(tx, context.actor.id, q).for('no key update');
    const asked = [];
    for (const lead of found) {
      const { askedAt } = await findAsk(tx, lead.id);
      if (!askedAt || askedAt.getTime() < Date.now() - dayMs) {
        asked.push({ memberId: lead.ownerId, why: 'asked' as const, leadId: lead.id, count: 1 });
      }
    }
    if (asked.length === 0) {
      throw found.length === 0
        ? new HttpError(404, 'No colleague has this person.')
        : new HttpError(409, 'The owner was asked within the last 24 hours.');
    }
    await enqueueNotices(tx, asked);
    const changes = asked.map(({ leadId }) => ({ action: 'lead.ask', entity, entityId: leadId }));
    return { changes: await auditChanges(tx, context, changes), result };
  });
}

/** Gives the lead to the colleague who asks for it, or keeps it; either way they are told. */
export async function answerAsk(
  context: StaffContext,
  { id, answer }: { id: number; answer: 'hand_over' | 'keep' },
) {
  const { actor } = context;
  return transactionOfMany(context, async (tx) => {
    const { asker } = await findAsk(tx, id);
    const mayHave = asker !== null && (await lockOwner(tx, asker));
    const lead = await lockLeadOf(tx, actor, id);
    const isOpen = asker !== null && asker === (await findAsk(tx, id)).asker;
    if (!isOpen || lead.ownerId !== actor.id || (answer === 'hand_over' && !mayHave)) {
      throw new HttpError(409, 'No one is asking you for this lead.');
    }
    const ownerId = answer === 'keep' ? lead.ownerId : asker;
    if (answer === 'keep') {
      await enqueueNotices(tx, [{ memberId: asker, why: 'kept', leadId: id, count: 1 }]);
    }
    const given = lead.ownerId === ownerId ? [] : [lead];
    const changes = [
      ...(await giveLeads(tx, given, { ownerId, why: 'hand', actorId: actor.id })),
      { action: 'lead.ask_answer', entity, entityId: id, after: { answer } },
    ];
    return { changes: await auditChanges(tx, context, changes), result: { id, ownerId } };
  });
}
