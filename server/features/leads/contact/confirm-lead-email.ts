import type { OfficeActor, StaffActor } from '#server/platform/actor.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { transaction } from '../../transaction.ts';
import { noSuchLead } from '../../scoped-leads.ts';
import { lockLead } from '../queries.ts';
import { describeLead } from '../read-lead.ts';
import { findUnconfirmed, storeConfirmedEmail } from './writes.ts';
import { findChangeLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { whyRefused } from '../../permission/queries.ts';

/** The given address of a lead that has another, unconfirmed one, and whether the actor may confirm. */
export async function readUnconfirmed(
  { db, actor }: { db: Queryable; actor: OfficeActor },
  lead: { id: number; email: string },
) {
  const given = await findUnconfirmed(db, lead.id);
  if (given === undefined) {
    return null;
  }
  const actions = ['lead.update', 'lead.merge', 'lead.unmerge'];
  const lines = await findChangeLines(db, { entity: 'lead', entityId: lead.id, actions });
  const isByMe = lines.some(({ actorKind, actorId, after }) => {
    const isMine = actorKind === 'staff' && actorId === actor.id;
    return isMine && (after as { email?: string } | null)?.email === lead.email;
  });
  const isAdmin = actor.kind === 'staff' && actor.role === 'admin';
  return {
    given,
    mayConfirm: isAdmin && !isByMe && (await whyRefused(db, given)) !== undefined,
  };
}

/** Confirms a changed address for a person whose given one takes no emails. Audited. */
export async function confirmLeadEmail(
  context: Context<StaffActor>,
  { id, reason }: { id: number; reason: string },
) {
  const { actor } = context;
  const entry = { action: 'lead.confirm_email', entity: 'lead' };
  await transaction(context, entry, async (tx) => {
    const { email } = demand(await lockLead(tx, leadScopeOf(actor), id), noSuchLead);
    const asked = await readUnconfirmed({ db: tx, actor }, { id, email });
    if (!asked?.mayConfirm) {
      throw new HttpError(
        409,
        'This needs an email that the given address refused for good, and an admin who did not change the address.',
      );
    }
    await storeConfirmedEmail(tx, id, email);
    return { entityId: id, after: { confirmedEmail: email, reason }, result: undefined };
  });
  return describeLead(context, id);
}
