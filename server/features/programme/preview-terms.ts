import { demand } from '#server/platform/http-error.ts';
import { shownTerms } from '#core/domain/programme/launch/shown-terms.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { reviseRules } from '#core/domain/programme/revision/terms-revision.ts';
import type { StaffContext } from '../context.ts';
import { noSuchRevision } from './policy.ts';
import { countPublications, findConfirmations, findRevision } from './queries.ts';
import { previewedTerms, readRulebook } from './read-rulebook.ts';

export interface PreviewedTerms {
  readonly before: ProgrammeTerms;
  readonly after: ProgrammeTerms;
  /** How many publications and withdrawals there were when this was read. */
  readonly standing: number;
}

/** The terms of a revision's first day, with and without it; 404 if there is no such revision. */
export async function previewTerms(
  { db, programme }: Pick<StaffContext, 'db' | 'programme'>,
  id: number,
): Promise<PreviewedTerms> {
  // Read before the rules, so that a publication in between makes this number outdated.
  const standing = await countPublications(db);
  const revision = demand(await findRevision(db, id), noSuchRevision);
  const rules = await readRulebook(db, revision);
  const revised = reviseRules(rules, [revision]);
  const day = revision.effectiveFrom;
  const confirmations = await findConfirmations(db, programme);
  return {
    before: shownTerms(previewedTerms(rules, day), confirmations, rules),
    after: shownTerms(previewedTerms(revised, day), confirmations, revised),
    standing,
  };
}
