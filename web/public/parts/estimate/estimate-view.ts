import type { BringTerms } from '#core/domain/visitor/cost/cash-to-bring.ts';
import { negativeAnswerOf } from '#core/domain/visitor/notice.ts';
import { mayShow } from '#core/domain/programme/launch/may-show.ts';
import type { TermValues } from '#core/domain/programme/term-values.ts';
import type { SiteData } from '#core/contract/site.ts';
import { watchConsent } from '../eligibility/watch-consent.ts';
import type { WatchConsent } from '../eligibility/WatchForm.tsx';

/** The parts of an estimate that may be shown. */
export interface EstimateView {
  /** The note of credit figures, while they need one. */
  readonly creditFootnote: string | null;
  /** The monthly cost of the panels; if it may not be shown, no saving is shown either. */
  readonly showsCost: boolean;
  /** The addition to the mortgage, with FHA's premium; otherwise the panels' price is shown. */
  readonly showsFinanced: boolean;
  /** Whether the buyer may type a rate; the field needs a script. */
  readonly hasRateField: boolean;
  /** The terms of what a buyer brings and of the loan of the home; null if they are not shown. */
  readonly bringTerms: BringTerms | null;
  /** Whether the grant is given with panels alone. */
  readonly grantNeedsPanels: TermValues['grantNeedsPanels'];
  /** Rules are shown beside the answers; a lender who answers with notices checks on /qualify. */
  readonly showsChecks: boolean;
  /** The wording of the wish to be told once the rules change. */
  readonly watch: WatchConsent;
  /** The choice that a browser without a script posted. */
  readonly wish?: string | undefined;
}

export function estimateView(
  { terms, language, needsCreditFootnote }: SiteData,
  footnote: string,
): EstimateView {
  const isCashKnown = mayShow(terms, 'closing-costs') && mayShow(terms, 'down-payment');
  return {
    creditFootnote: needsCreditFootnote ? footnote : null,
    showsCost: terms.showsMonthlyCost,
    showsFinanced: mayShow(terms, 'payment-illustration'),
    hasRateField: terms.offersRateField,
    bringTerms: isCashKnown
      ? { fhaLeastDownRate: terms.fhaLeastDownRate, closingCosts: terms.closingCosts }
      : null,
    grantNeedsPanels: terms.grantNeedsPanels,
    showsChecks: negativeAnswerOf(terms) === 'information' && mayShow(terms, 'requirements'),
    watch: watchConsent(terms, language),
  };
}
