import { scoreRangesFrom } from '#core/domain/visitor/credit-score.ts';
import type { Language } from '#core/domain/language.ts';
import { formDefaults } from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import { groupAmount } from '#web/kit/form/money-text.ts';
import { newestAnswers } from '../../browser/storage/stored-answers.ts';

export function blankEligibility(language: Language) {
  return {
    state: '',
    creditScore: '',
    homePrice: formatNumber(formDefaults.homePrice, language),
    firstTimeHomebuyer: '',
    name: '',
    mobileNumber: '',
    /** The box that is shown if no consent is required. */
    consent: false,
  };
}

export type EligibilityValues = ReturnType<typeof blankEligibility>;

/** After a check these follow the calculator again, and each check asks for consent again. */
export const askedBefore = ['homePrice', 'creditScore', 'state', 'consent'] as const;

/** The visitor's latest answers on home and score, from the calculator or this check. */
export function prefillEligibility(
  language: Language,
  minCreditScore: number,
): Partial<EligibilityValues> {
  const { homePrice, creditScore = '', propertyState } = newestAnswers();
  // A range of another minimum is too vague, so it is asked again.
  const isOffered = scoreRangesFrom(minCreditScore).includes(creditScore);
  return {
    homePrice: formatNumber(homePrice ?? formDefaults.homePrice, language),
    creditScore: isOffered ? creditScore : '',
    state: propertyState ?? '',
  };
}

/** Formats values typed before the code loaded, as typing would have. */
export function shapeEligibility(values: EligibilityValues, language: Language): EligibilityValues {
  return {
    ...values,
    mobileNumber: formatPhone(values.mobileNumber),
    homePrice: groupAmount(values.homePrice, localeOf(language)),
  };
}
