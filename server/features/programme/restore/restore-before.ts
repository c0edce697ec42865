import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { earlierValues } from './earlier-values.ts';
import { wrongRevision } from '../policy.ts';
import { judgeRevision, presentRevision } from '../present-revision.ts';
import { refuseLate } from '../refuse-late.ts';
import { insertRevision, lockRevisions, markPublished } from '../writes.ts';

interface Restoration {
  id: number;
  standing?: number | undefined;
}

/**
 * Publishes what held before a revision as another one from today on, under the actor's name. 400
 * for values that cannot stand today, 404 if there is no revision, 409 for one that is not in
 * effect, and when other terms were published after `standing` was read. Audited.
 */
export async function restoreBefore(context: Context<StaffActor>, { id, standing }: Restoration) {
  const { actor, db, programme } = context;
  const entry = { action: 'terms.restore', entity: 'terms' };
  const row = await transaction(context, entry, async (tx) => {
    await lockRevisions(tx);
    if (standing !== undefined) {
      await refuseLate(tx, standing);
    }
    const values = await earlierValues(tx, id, programme.today());
    const { errors, earlier } = await judgeRevision(tx, values, programme.today());
    if (errors.length > 0) {
      throw wrongRevision(errors);
    }
    const saved = await insertRevision(tx, values, actor.id);
    return {
      entityId: saved.id,
      before: earlier,
      after: { ...values, tookBack: id },
      result: await markPublished(tx, saved.id, actor.id),
    };
  });
  db.changes.invalidate('programme');
  return presentRevision(context, row);
}
