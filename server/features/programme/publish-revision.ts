import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { transaction } from '../transaction.ts';
import { wrongRevision } from './policy.ts';
import { judgeRevision, presentRevision } from './present-revision.ts';
import { refuseLate } from './refuse-late.ts';
import { requireDraft } from './require-draft.ts';
import { markPublished } from './writes.ts';

interface Publication {
  id: number;
  updatedAt: string;
  standing: number;
}

/**
 * Publishes a draft under the actor's name: it holds from its first day on, on every server. 400
 * for values that cannot stand any more, 404 if there is no revision, 409 for one that was
 * published or changed meanwhile, and when other terms were published after `standing` was read.
 * Audited.
 */
export async function publishRevision(
  context: Context<StaffActor>,
  { id, updatedAt, standing }: Publication,
) {
  const { actor, db, programme } = context;
  const entry = { action: 'terms.publish', entity: 'terms' };
  const row = await transaction(context, entry, async (tx) => {
    const draft = await requireDraft(tx, id, updatedAt);
    await refuseLate(tx, standing);
    const { errors, earlier } = await judgeRevision(tx, draft, programme.today());
    if (errors.length > 0) {
      throw wrongRevision(errors);
    }
    const { effectiveFrom, source, basis, terms } = draft;
    return {
      entityId: id,
      before: earlier,
      after: { effectiveFrom, source, basis, terms },
      result: await markPublished(tx, id, actor.id),
    };
  });
  db.changes.invalidate('programme');
  return presentRevision(context, row);
}
