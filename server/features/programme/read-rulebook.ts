import {
  type ProgrammeTerms,
  termsAsOf,
  type UncheckedRule,
} from '#core/domain/programme/programme-terms.ts';
import { reviseRules } from '#core/domain/programme/revision/terms-revision.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findPublished, listRules, type RevisionRow } from './queries.ts';

/** The fields that order revisions by publication; a draft comes last. */
export type Publication = Pick<RevisionRow, 'id' | 'publishedAt'>;

function isBefore(other: RevisionRow, one: Publication): boolean {
  return one.publishedAt === null
    ? other.id !== one.id
    : other.publishedAt! < one.publishedAt ||
        (other.publishedAt!.getTime() === one.publishedAt.getTime() && other.id < one.id);
}

/** The rules after all published revisions; with `before`, only those published before it. */
export async function readRulebook(db: Queryable, before?: Publication): Promise<UncheckedRule[]> {
  const rules = await listRules(db);
  const published = await findPublished(db);
  return reviseRules(
    rules,
    before ? published.filter((other) => isBefore(other, before)) : published,
  );
}

/** The terms of a day 'YYYY-MM-DD' under rules that are not in effect. */
export function previewedTerms(rules: readonly UncheckedRule[], day: string): ProgrammeTerms {
  return termsAsOf(rules, day, '');
}
