import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { presentOwned } from '../leads/owner/present-owned.ts';
import { lockNext } from '../leads/owner/queries.ts';
import { giveLeads } from '../leads/owner/writes.ts';
import { findOwner } from '../staff/find-owners.ts';
import { auditChanges, nothingChanged, transactionOfMany } from '../transaction.ts';
import { officeTerms } from './office-terms.ts';

type Taken = Awaited<ReturnType<typeof lockNext>>;

/** Makes the first lead of nobody that the actor serves theirs; null when there is none. */
export async function takeNext(context: Context<StaffActor>) {
  const { db, actor, now } = context;
  const office = await officeTerms(context);
  const serving = await findOwner(db, actor.id);
  if (!serving) {
    return { lead: null };
  }
  const taken = await transactionOfMany<Taken>(context, async (tx) => {
    const marks = office.marksAt(now);
    const lead = await lockNext(tx, leadScopeOf(actor), { marks, serving });
    if (!lead) {
      return { changes: nothingChanged, result: undefined };
    }
    const changes = await giveLeads(tx, [lead], {
      ownerId: actor.id,
      why: 'claim',
      actorId: actor.id,
      returnsAt: office.returnsAt(now),
    });
    return {
      changes: await auditChanges(tx, context, changes),
      result: { ...lead, ownerId: actor.id },
    };
  });
  return { lead: taken ? presentOwned(taken, office.terms) : null };
}
