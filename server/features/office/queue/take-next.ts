import { mostListed } from '#core/contract/office/queue.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { presentLead } from '../../leads/present.ts';
import { findWaiting, lockNext } from './queries.ts';
import { giveLeads } from '../../leads/owner/writes.ts';
import { callableFrom, findAsleep } from '../../permission/evaluate-calls.ts';
import { findOwner, lockOwner } from '../../accounts/staff/find-owners.ts';
import { auditChanges, nothingChanged, transactionOfMany } from '../../transaction.ts';
import { officeTerms } from './office-terms.ts';

type Taken = Awaited<ReturnType<typeof lockNext>>;

/**
 * Gives the actor the first unowned lead that they serve; null if there is none. A lead that may
 * not be called at this hour comes after the others.
 */
export async function takeNext(context: Context<StaffActor>) {
  const { db, actor, now } = context;
  const office = await officeTerms(context);
  const serving = await findOwner(db, actor.id);
  if (!serving) {
    return { lead: null };
  }
  const scope = leadScopeOf(actor);
  const asleep = await findAsleep(db, await findWaiting(db, scope, null, mostListed), now);
  const taken = await transactionOfMany<Taken>(context, async (tx) => {
    if (!(await lockOwner(tx, actor.id))) {
      return { changes: nothingChanged, result: undefined };
    }
    const asked = { marks: office.marksAt(now), serving };
    const lead =
      (await lockNext(tx, scope, { ...asked, except: [...asleep] })) ??
      (await lockNext(tx, scope, { ...asked, except: [] }));
    if (!lead) {
      return { changes: nothingChanged, result: undefined };
    }
    const from = await callableFrom(tx, [lead], now);
    const changes = await giveLeads(tx, [lead], {
      ownerId: actor.id,
      why: 'claim',
      actorId: actor.id,
      returnsAt: office.returnsAt(from.get(lead.id)!),
    });
    return {
      changes: await auditChanges(tx, context, changes),
      result: { ...lead, ownerId: actor.id },
    };
  });
  return { lead: taken ? presentLead(taken, office.terms) : null };
}
