import type { UncheckedRule } from '#core/domain/programme-terms.ts';
import { keysInForce } from '#core/domain/revision/superseded.ts';
import { revisionState } from '#core/domain/revision/terms-revision.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { holdsAlready, noSuchRevision, nothingToRestore } from '../policy.ts';
import { findPublished, findRevision } from '../queries.ts';
import { previewedTerms, readRulebook } from '../read-rulebook.ts';
import type { RevisionValues } from '../writes.ts';

const longestSource = 500;

function holdsOn({ effectiveFrom, effectiveTo }: UncheckedRule, day: string): boolean {
  const hasBegun = effectiveFrom === null || effectiveFrom <= day;
  return hasBegun && (effectiveTo === null || effectiveTo >= day);
}

/** The basis that all of these rules have; null where they differ. */
function commonBasis(rules: readonly UncheckedRule[]): string | null {
  const [first = null, ...others] = new Set(rules.map(({ basis }) => basis ?? null));
  return others.length === 0 ? first : null;
}

/**
 * What held before a revision, as another one from today on: of the values that it still gives,
 * those that were others before. 404 if there is no revision, 409 for one that is not in effect, or
 * where all holds again already.
 */
export async function earlierValues(
  db: Queryable,
  id: number,
  today: string,
): Promise<RevisionValues> {
  const revision = await findRevision(db, id);
  if (!revision) {
    throw noSuchRevision();
  }
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
    source: `Back to what held before revision ${id} of ${day}: ${source}`.slice(0, longestSource),
    basis: commonBasis(holding),
    terms: Object.fromEntries(changed.map((key) => [key, before[key] ?? null])),
  };
}
