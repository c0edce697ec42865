import { shownTerms } from '#core/domain/launch/shown-terms.ts';
import { reviseRules } from '#core/domain/revision/terms-revision.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../context.ts';
import { earlierValues } from './earlier-values.ts';
import type { PreviewedTerms } from '../preview-terms.ts';
import { countPublications, findConfirmations } from '../queries.ts';
import { previewedTerms, readRulebook } from '../read-rulebook.ts';

interface PreviewedRestoration extends PreviewedTerms {
  /** The values of now, and those that would hold again. */
  readonly earlier: Record<string, unknown>;
  readonly terms: Record<string, unknown>;
}

/** Today's terms as they are, and with what held before a revision; refuses as the restoration does. */
export async function previewRestoration(
  { db, programme }: Pick<Context<StaffActor>, 'db' | 'programme'>,
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
