import { findChangeLines } from '#server/db/audit.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { OfficeActor } from '#server/platform/actor.ts';
import { whyRefused } from '../../permission/read-stops.ts';
import { findUnconfirmed } from './queries.ts';

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
