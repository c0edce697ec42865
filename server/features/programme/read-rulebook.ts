import {
  type ProgrammeTerms,
  termsAsOf,
  type UncheckedRule,
} from '#core/domain/programme-terms.ts';
import { reviseRules } from '#core/domain/revision/terms-revision.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findPublished, listRules } from './queries.ts';

/**
 * The rules as the published revisions leave them; without one of them by its number where its
 * effect is asked for.
 */
export async function readRulebook(db: Queryable, without?: number): Promise<UncheckedRule[]> {
  const rules = await listRules(db);
  const published = await findPublished(db);
  return reviseRules(
    rules,
    published.filter(({ id }) => id !== without),
  );
}

/** The terms of a day 'YYYY-MM-DD' under rules that nobody has computed anything with. */
export function previewedTerms(rules: readonly UncheckedRule[], day: string): ProgrammeTerms {
  return termsAsOf(rules, day, '');
}
