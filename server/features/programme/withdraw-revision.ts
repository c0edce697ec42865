import { revisionState } from '#core/domain/revision/terms-revision.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { noSuchRevision, notWithdrawable } from './policy.ts';
import { presentRevision } from './present-revision.ts';
import { findRevision } from './queries.ts';
import { lockRevisions, markWithdrawn } from './writes.ts';

/**
 * Takes back a published revision before its first day; 404 if there is no revision, 409 for a
 * draft and for one that is in effect or withdrawn. Audited.
 */
export async function withdrawRevision(context: Context<StaffActor>, { id }: { id: number }) {
  const { actor, db, programme } = context;
  const entry = { action: 'terms.withdraw', entity: 'terms' };
  const row = await transaction(context, entry, async (tx) => {
    await lockRevisions(tx);
    const revision = await findRevision(tx, id);
    if (!revision) {
      throw noSuchRevision();
    }
    if (revisionState(revision, programme.today()) !== 'planned') {
      throw notWithdrawable();
    }
    const { effectiveFrom, terms } = revision;
    return {
      entityId: id,
      before: { effectiveFrom, terms },
      result: await markWithdrawn(tx, id, actor.id),
    };
  });
  db.changes.invalidate('programme');
  return presentRevision(context, row);
}
