import * as z from 'zod/mini';
import { type checkEligibilityBody, eligibilityFormBody } from '#core/contract/eligibility.ts';
import { eligibilityBodyOf, type TypedAnswers } from '#core/contract/forms/typed-answers.ts';
import { scoreRangesFrom } from '#core/domain/credit-score.ts';
import type { Language } from '#core/domain/language.ts';
import { formDefaults } from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import { groupAmount } from '#web/kit/form/money-text.ts';
import { newestAnswers } from '../../browser/storage/stored-answers.ts';

export type EligibilityAnswers = z.output<typeof checkEligibilityBody>;

/** Makes the call's body of what is typed; `minHomePrice` is in dollars. */
export function eligibilitySchema(minHomePrice: number) {
  return z.pipe(
    // The box goes through as it is.
    z.transform((values: EligibilityValues) =>
      eligibilityBodyOf(values as unknown as TypedAnswers),
    ),
    eligibilityFormBody(minHomePrice),
  );
}

/** The blank form, in the order of the page. */
export function blankEligibility(language: Language) {
  return {
    name: '',
    mobileNumber: '',
    homePrice: formatNumber(formDefaults.homePrice, language),
    creditScore: '',
    state: '',
    firstTimeHomebuyer: '',
    /** The box that is there where no consent is required. */
    consent: false,
  };
}

export type EligibilityValues = ReturnType<typeof blankEligibility>;

/** Once checked, these follow the calculator again, and each check asks anew for the consent. */
export const askedBefore = ['homePrice', 'creditScore', 'state', 'consent'] as const;

/** What the visitor said last of the home and the score, to the calculator or to this check. */
export function knownBuyer(language: Language, minCreditScore: number): Partial<EligibilityValues> {
  const { homePrice, creditScore = '', propertyState } = newestAnswers();
  // A range of another minimum says too little: it is asked again.
  const isOffered = scoreRangesFrom(minCreditScore).includes(creditScore);
  return {
    homePrice: formatNumber(homePrice ?? formDefaults.homePrice, language),
    creditScore: isOffered ? creditScore : '',
    state: propertyState ?? '',
  };
}

/** Values typed before the code came, as typing would have left them. */
export function shapeEligibility(values: EligibilityValues, language: Language): EligibilityValues {
  return {
    ...values,
    mobileNumber: formatPhone(values.mobileNumber),
    homePrice: groupAmount(values.homePrice, localeOf(language)),
  };
}
