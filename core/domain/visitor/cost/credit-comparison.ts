import { mayShow } from '../../programme/launch/may-show.ts';
import type { ProgrammeTerms } from '../../programme/programme-terms.ts';

export type CreditAnswer = 'yes' | 'no' | 'notAvailable' | 'company';

/** Whether a company that owns leased panels still gets a tax credit. */
function isForCompanies({ leaseCreditEnds, asOf }: ProgrammeTerms): boolean {
  return leaseCreditEnds === null || asOf <= leaseCreditEnds;
}

/**
 * Who gets the program's tax credit: the owner of the panels (mortgage or loan), not a lessee. At a
 * rate of 0 only a leasing company gets one, as long as its own legal basis applies. An unconfirmed
 * credit is not mentioned.
 */
export function creditComparison(terms: ProgrammeTerms): {
  readonly owner: CreditAnswer;
  readonly lease: CreditAnswer;
} {
  if (!mayShow(terms, 'tax-credit-ended')) {
    return { owner: 'notAvailable', lease: 'notAvailable' };
  }
  return terms.taxCreditRate > 0
    ? { owner: 'yes', lease: 'no' }
    : { owner: 'notAvailable', lease: isForCompanies(terms) ? 'company' : 'notAvailable' };
}
