import type { Language } from '#core/domain/language.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findMailLead } from '../queries.ts';
import { type DescribedEstimate, describeEstimate, maySaySavings } from './describe-estimate.ts';
import { findMailedEstimate, type MailedEstimate } from './find-mailed-estimate.ts';
import { cashToBring } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';

/**
 * The three figures of an estimate that decide, in dollars: the grant, what the buyer brings, and
 * what the panels cost a month more than they save. Null where the program covers nothing, or the
 * lender has not confirmed it.
 */
function mainFiguresOf(estimate: MailedEstimate, terms: ProgrammeTerms) {
  const { homePrice, educationEarnings, programCovers, monthlySavings } = estimate;
  const isCovered = programCovers !== false;
  const grant = isCovered && mayShow(terms, 'grant-source') ? educationEarnings : 0;
  const isBrought = isCovered && mayShow(terms, 'down-payment') && mayShow(terms, 'closing-costs');
  const { bring, closingOnly } = cashToBring({ homePrice, grant }, terms);
  const isCosted = maySaySavings(estimate, terms) && mayShow(terms, 'payment-illustration');
  const totals = isCosted ? (estimate.netCost?.monthlyAt.map(({ total }) => total) ?? []) : [];
  return {
    homePrice,
    grant: grant === 0 ? null : grant,
    bring: isBrought ? { ...bring, closingOnly } : null,
    panels:
      totals.length === 0
        ? null
        : {
            low: Math.min(...totals) - monthlySavings,
            high: Math.max(...totals) - estimate.monthlySavingsLow,
          },
  };
}

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
