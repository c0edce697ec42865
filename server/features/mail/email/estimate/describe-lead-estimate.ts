import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findMailLead } from '../queries.ts';
import { describeEstimate, type DescribedEstimate } from './describe-estimate.ts';
import { mainFiguresOf } from './main-figures.ts';
import { findMailedEstimate } from './find-mailed-estimate.ts';

/** The figures an applicant was shown, worded as in the confirmation; null if none were. */
export async function describeLeadEstimate(
  db: Queryable,
  leadId: number,
  { terms, language }: { terms: ProgrammeTerms; language: Language },
): Promise<(DescribedEstimate & { main: ReturnType<typeof mainFiguresOf> }) | null> {
  const lead = await findMailLead(db, leadId);
  const estimate = lead ? await findMailedEstimate(db, lead, terms) : null;
  return (
    estimate && {
      ...describeEstimate(estimate, terms, language),
      main: mainFiguresOf(estimate, terms),
    }
  );
}
