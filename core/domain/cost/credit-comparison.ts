import { mayShow } from '../launch/may-show.ts';
import type { ProgrammeTerms } from '../programme-terms.ts';

/** What a way to pay for panels means for the tax credit. */
export type CreditAnswer = 'yes' | 'no' | 'notAvailable' | 'company';

/** Whether the law that the credit rests on still gives it to whoever owns the panels. */
function hasEnded({ taxCreditBasis, taxCreditBasisEnds, asOf }: ProgrammeTerms): boolean {
  return (
    taxCreditBasis === '26 USC 25D' && taxCreditBasisEnds !== null && asOf > taxCreditBasisEnds
  );
}

/** Whether the company that owns leased panels still gets a credit of its own. */
function isForCompanies({ leaseCreditEnds, asOf }: ProgrammeTerms): boolean {
  return leaseCreditEnds === null || asOf <= leaseCreditEnds;
}

/**
 * Who gets a tax credit: whoever owns the panels, by mortgage or loan, or nobody who leases them.
 * Once the basis of the owners' credit has ended, only the company behind a lease gets one, as long
 * as its own basis holds. Of a credit that nobody confirmed nothing is said.
 */
export function creditComparison(terms: ProgrammeTerms): {
  readonly owner: CreditAnswer;
  readonly lease: CreditAnswer;
} {
  if (!mayShow(terms, 'tax-credit-ended')) {
    return { owner: 'notAvailable', lease: 'notAvailable' };
  }
  if (hasEnded(terms)) {
    return { owner: 'notAvailable', lease: isForCompanies(terms) ? 'company' : 'notAvailable' };
  }
  return terms.taxCreditRate > 0
    ? { owner: 'yes', lease: 'no' }
    : { owner: 'notAvailable', lease: 'notAvailable' };
}
