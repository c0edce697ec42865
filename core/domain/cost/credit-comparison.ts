import { mayShow } from '../launch/may-show.ts';
import type { ProgrammeTerms } from '../programme-terms.ts';

export type CreditAnswer = 'yes' | 'no' | 'notAvailable' | 'company';

function hasEnded({ taxCreditBasis, taxCreditBasisEnds, asOf }: ProgrammeTerms): boolean {
  return (
    taxCreditBasis === '26 USC 25D' && taxCreditBasisEnds !== null && asOf > taxCreditBasisEnds
  );
}

/** Whether a company that owns leased panels still gets a tax credit. */
function isForCompanies({ leaseCreditEnds, asOf }: ProgrammeTerms): boolean {
  return leaseCreditEnds === null || asOf <= leaseCreditEnds;
}

/**
 * Who gets a tax credit: the owner of the panels (mortgage or loan), not a lessee. After the
 * owners' credit has ended, only a leasing company gets one, as long as its own legal basis
 * applies. An unconfirmed credit is not mentioned.
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
