import { demand } from '#server/platform/http-error.ts';
import { losesAgency } from '#core/domain/programme/revision/notice-agency.ts';
import { reviseRules, revisionState } from '#core/domain/programme/revision/terms-revision.ts';
import type { StaffContext } from '../context.ts';
import { nameStaff } from '../name-staff.ts';
import { type AuditedTransaction, transaction } from '../transaction.ts';
import { requireDraft } from './create-revision.ts';
import {
  neededByNotice,
  noSuchRevision,
  notWithdrawable,
  outdatedPreview,
  wrongRevision,
} from './policy.ts';
import {
  countPublications,
  findLastPublisher,
  findPublished,
  findRevision,
  listRules,
} from './queries.ts';
import { evaluateRevision, presentRevision } from './read-revision.ts';
import { lockRevisions, markPublished, markWithdrawn } from './writes.ts';

/**
 * Publishes a draft in the actor's name; it applies from its first day on every server. 400 for
 * values that have become invalid, 404 if there is no such revision, 409 if it has been published
 * or changed since, or if other terms were published after `standing` was read. Audited.
 */
export async function publishRevision(
  context: StaffContext,
  { id, updatedAt, standing }: { id: number; updatedAt: string; standing: number },
) {
  const { actor, db, programme } = context;
  const row = await transaction(context, 'terms.publish', 'terms', async (tx) => {
    const draft = await requireDraft(tx, id, updatedAt);
    await refuseStalePreview(tx, standing);
    const { errors, earlier } = await evaluateRevision(tx, draft, programme.today());
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

/**
 * Withdraws a published revision before its first day; 404 if there is no such revision, 409 if it
 * is a draft, in effect or withdrawn, or a notice needs the agency that it names. Audited.
 */
export async function withdrawRevision(context: StaffContext, { id }: { id: number }) {
  const { actor, db, programme } = context;
  const row = await transaction(context, 'terms.withdraw', 'terms', async (tx) => {
    await lockRevisions(tx);
    const revision = demand(await findRevision(tx, id), noSuchRevision);
    if (revisionState(revision, programme.today()) !== 'planned') {
      throw notWithdrawable();
    }
    const day = await dayWithoutAgency(tx, id, programme.today());
    if (day !== null) {
      throw neededByNotice(day);
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

/** The first day on which a notice would name no agency without this revision; null for none. */
async function dayWithoutAgency(tx: AuditedTransaction, withdrawn: number, today: string) {
  const rules = await listRules(tx);
  const published = await findPublished(tx);
  const others = published.filter(({ id }) => id !== withdrawn);
  return losesAgency(reviseRules(rules, published), reviseRules(rules, others), today);
}

/** 409 if anything was published or withdrawn after the preview that returned `standing`. */
export async function refuseStalePreview(tx: AuditedTransaction, standing: number) {
  if ((await countPublications(tx)) === standing) {
    return;
  }
  const id = await findLastPublisher(tx);
  const names = await nameStaff(tx, [id]);
  throw outdatedPreview(names.get(id ?? 0) || 'Someone');
}
