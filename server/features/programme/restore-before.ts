import { demand } from '#server/platform/http-error.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import { holdsOn, type UncheckedRule } from '#core/domain/programme/programme-terms.ts';
import { keysInForce } from '#core/domain/programme/revision/superseded.ts';
import { reviseRules, revisionState } from '#core/domain/programme/revision/terms-revision.ts';
import { cutText } from '#core/domain/typed/cut-text.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffContext } from '../context.ts';
import { transaction } from '../transaction.ts';
import { holdsAlready, noSuchRevision, nothingToRestore, wrongRevision } from './policy.ts';
import type { PreviewedTerms } from './preview-terms.ts';
import { refuseStalePreview } from './publish-revision.ts';
import { countPublications, findConfirmations, findPublished, findRevision } from './queries.ts';
import { evaluateRevision, presentRevision } from './read-revision.ts';
import { previewedTerms, readRulebook } from './read-rulebook.ts';
import { insertRevision, lockRevisions, markPublished, type RevisionValues } from './writes.ts';

interface Restoration {
  id: number;
  standing?: number | undefined;
}

/**
 * Publishes the values before a revision as a new revision from today, in the actor's name. 400 for
 * values that are invalid today, 404 if there is no such revision, 409 if it is not in effect, or
 * if other terms were published after `standing` was read. Audited.
 */
export async function restoreBefore(context: StaffContext, { id, standing }: Restoration) {
  const { actor, db, programme } = context;
  const row = await transaction(context, 'terms.restore', 'terms', async (tx) => {
    await lockRevisions(tx);
    if (standing !== undefined) {
      await refuseStalePreview(tx, standing);
    }
    const values = await earlierValues(tx, id, programme.today());
    const { errors, earlier } = await evaluateRevision(tx, values, programme.today());
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

interface PreviewedRestoration extends PreviewedTerms {
  /** The current values, and those that would apply again. */
  readonly earlier: Record<string, unknown>;
  readonly terms: Record<string, unknown>;
}

/** Today's terms, and those with the values before a revision; refuses as the restoration does. */
export async function previewRestoration(
  { db, programme }: Pick<StaffContext, 'db' | 'programme'>,
  id: number,
): Promise<PreviewedRestoration> {
  const standing = await countPublications(db);
  const today = programme.today();
  const values = await earlierValues(db, id, today);
  const rules = await readRulebook(db);
  const confirmations = await findConfirmations(db, programme);
  const now = previewedTerms(rules, today);
  const revised = reviseRules(rules, [values]);
  const known: Readonly<Record<string, unknown>> = { ...now };
  return {
    before: shownTerms(now, confirmations, rules),
    after: shownTerms(previewedTerms(revised, today), confirmations, revised),
    standing,
    earlier: Object.fromEntries(Object.keys(values.terms).map((key) => [key, known[key]])),
    terms: values.terms,
  };
}

const longestSource = 500;

/** The common basis of these rules; null if they differ. */
function commonBasis(rules: readonly UncheckedRule[]): string | null {
  const [first = null, ...others] = new Set(rules.map(({ basis }) => basis ?? null));
  return others.length === 0 ? first : null;
}

/**
 * The values before a revision as a new revision from today: of the values it still sets, those it
 * had changed. 404 if there is no such revision, 409 if it is not in effect or the former values
 * already apply again.
 */
async function earlierValues(db: Queryable, id: number, today: string): Promise<RevisionValues> {
  const revision = demand(await findRevision(db, id), noSuchRevision);
  const published = await findPublished(db);
  const one = published.find((other) => other.id === id);
  const keys = one ? keysInForce(published, one, today) : [];
  if (revisionState(revision, today) !== 'effective' || keys.length === 0) {
    throw nothingToRestore();
  }
  const { effectiveFrom: day, source } = revision;
  const rules = await readRulebook(db, revision);
  const before: Readonly<Record<string, unknown>> = { ...previewedTerms(rules, day) };
  const changed = keys.filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(revision.terms[key]),
  );
  if (changed.length === 0) {
    throw holdsAlready();
  }
  const holding = rules.filter((rule) => changed.includes(rule.key) && holdsOn(rule, day));
  return {
    effectiveFrom: today,
    source: cutText(`Back to what held before revision ${id} of ${day}: ${source}`, longestSource),
    basis: commonBasis(holding),
    terms: Object.fromEntries(changed.map((key) => [key, before[key] ?? null])),
  };
}
