import * as z from 'zod/mini';
import { checkEligibilityBody } from '#core/contract/eligibility.ts';
import { creditScoreNumber } from '#core/domain/credit-score.ts';
import type { Language } from '#core/domain/language.ts';
import { formDefaults, parseHomePriceOrZero } from '#core/domain/options.ts';
import { formatPhone } from '#core/domain/phone.ts';
import { formatNumber, localeOf } from '#core/i18n/format.ts';
import { groupAmount, plainAmount } from '#web/kit/form/money-text.ts';
import { newestAnswers } from '../../browser/storage/stored-answers.ts';

/** What the controls of the eligibility check hold. */
export interface EligibilityValues extends Record<string, string> {
  name: string;
  mobileNumber: string;
  homePrice: string;
  creditScore: string;
  state: string;
  firstTimeHomebuyer: string;
}

/** Answers that keep the rules. */
export type EligibilityAnswers = z.output<typeof checkEligibilityBody>;

const mostDollars = 100_000_000;

const toBody = z.transform((values: EligibilityValues) => ({
  ...values,
  homePrice: parseHomePriceOrZero(plainAmount(values.homePrice)),
  creditScore: creditScoreNumber(values.creditScore) ?? undefined,
  firstTimeHomebuyer: {
    yes: true,
    no: false,
  }[values.firstTimeHomebuyer],
}));

/**
 * What is typed becomes the call's body; the lender's minimum price, in dollars, is checked with
 * everything else.
 */
export function eligibilitySchema(minHomePrice: number) {
  const homePrice = z
    .int('homePrice.min')
    .check(z.minimum(minHomePrice, 'homePrice.min'), z.maximum(mostDollars, 'homePrice.number'));
  return z.pipe(toBody, z.extend(checkEligibilityBody, { homePrice }));
}

/** The form before anybody typed, in the order of the page. */
export function blankEligibility(language: Language): EligibilityValues {
  return {
    name: '',
    mobileNumber: '',
    homePrice: formatNumber(formDefaults.homePrice, language),
    creditScore: '',
    state: '',
    firstTimeHomebuyer: '',
  };
}

/** What the calculator asks too: once checked, these follow whatever is said last. */
export const askedBefore = ['homePrice', 'creditScore', 'state'] as const;

/** What the visitor said last of the home and the score, to the calculator or to this check. */
export function knownBuyer(language: Language): Partial<EligibilityValues> {
  const { homePrice, creditScore, propertyState } = newestAnswers();
  return {
    homePrice: formatNumber(homePrice ?? formDefaults.homePrice, language),
    creditScore: creditScore ?? '',
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
