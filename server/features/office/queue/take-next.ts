import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { officeTerms } from '../../office-terms.ts';
import { presentLead } from '../../leads/present.ts';
import { lockOwner } from '../../accounts/staff/queries.ts';
import { auditChanges, nothingChanged, transactionOfMany } from '../../transaction.ts';
import { markAttention } from './attention/writes.ts';
import { offeredMs } from './attention/read-attention.ts';
import { claimUnowned } from './claim-lead.ts';
import { lockFirst, lockPresses } from './queries.ts';
import { findNext, listQueue } from './read-queue.ts';

type Taken = Awaited<ReturnType<typeof lockFirst>>;

/**
 * Gives the actor the next lead of their queue: one of theirs, or else the first without an owner,
 * which becomes theirs; null if there is none. Within half an hour no lead is given twice. Audited as
 * a read.
 */
export async function takeNext(context: StaffContext) {
  const { actor, now } = context;
  const office = await officeTerms(context);
  const { items } = await listQueue(context, office);
  const ids = (await findNext(context, items)).map(({ id }) => id);
  const taken = await transactionOfMany<Taken>(context, async (tx) => {
    const none = { changes: nothingChanged };
    if (ids.length === 0 || !(await lockOwner(tx, actor.id))) {
      return none;
    }
    await lockPresses(tx, actor.id);
    const since = new Date(now.getTime() - offeredMs);
    const asked = { staffId: actor.id, since, now };
    const lead = await lockFirst(tx, leadScopeOf(actor), ids, asked);
    if (!lead) {
      return none;
    }
    await markAttention(tx, { leadId: lead.id, staffId: actor.id }, 'offeredAt', now);
    const changes = await claimUnowned(tx, { actor, now, office }, lead);
    return {
      changes: await auditChanges(tx, context, changes),
      result: { ...lead, ownerId: actor.id },
    };
  });
  if (!taken) {
    return { lead: null };
  }
  await auditRead(context, 'lead.list', 'lead', { shown: { queue: 1 }, leadIds: [taken.id] });
  return { lead: presentLead(taken, office.terms) };
}
