import { creditScoreNumber } from '../../domain/credit-score.ts';
import { parseHomePriceOrZero } from '../../domain/options.ts';
import { plainAmount } from '../../domain/plain-amount.ts';

// What a form holds is text. Here it becomes what the calls take, for the browser that sends a form
// by a script and for the server that is sent one without.

/** What stands in the controls of a form, by their names; nothing for a box that is not ticked. */
export type TypedAnswers = Readonly<Record<string, string | undefined>>;

function wholeDollars(text = ''): number | undefined {
  const plain = plainAmount(text);
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined;
}

function yesOrNo(text = ''): boolean | undefined {
  return {
    yes: true,
    no: false,
  }[text];
}

/** A box that is not ticked is not among what the browser sends. */
function consentOf({ consent, consentTicked }: TypedAnswers) {
  const isTicked = consent !== undefined;
  return {
    consent: isTicked ? true : undefined,
    consentTicked: isTicked ? consentTicked : 'none',
  };
}

/** The calculator's four answers as its call takes them; what is empty or no number is not there. */
export function calculatorBodyOf(typed: TypedAnswers) {
  return {
    ...typed,
    homePrice: wholeDollars(typed.homePrice),
    electricBill: wholeDollars(typed.electricBill),
  };
}

/** The eligibility form's answers as its call takes them; a price that is no number is 0. */
export function eligibilityBodyOf(typed: TypedAnswers) {
  return {
    ...typed,
    homePrice: parseHomePriceOrZero(plainAmount(typed.homePrice ?? '')),
    creditScore: creditScoreNumber(typed.creditScore ?? '') ?? undefined,
    firstTimeHomebuyer: yesOrNo(typed.firstTimeHomebuyer),
  };
}

/** The same with what the form brings along: the calculator's bill, and what its box says. */
export function carryingEligibilityBodyOf(typed: TypedAnswers) {
  return {
    ...eligibilityBodyOf(typed),
    ...consentOf(typed),
    calculatorResults: { electricBill: wholeDollars(typed.electricBill) },
  };
}

/**
 * The application's answers as its call takes them, with those of the earlier steps that it brings
 * along. Nothing of an earlier step may cost the lead: what is empty is as if it had not been said.
 */
export function applicationBodyOf(typed: TypedAnswers) {
  return {
    ...typed,
    ...consentOf(typed),
    homePrice: wholeDollars(typed.homePrice),
    electricBill: wholeDollars(typed.electricBill),
    creditScore: typed.creditScore || undefined,
    propertyState: typed.propertyState || undefined,
    firstTimeHomebuyer: yesOrNo(typed.firstTimeHomebuyer),
  };
}

/** The registration of an affiliate as its call takes it; a box that is not ticked says no. */
export function registrationBodyOf(typed: TypedAnswers) {
  return {
    ...typed,
    isLicensedRealtor: typed.isLicensedRealtor !== undefined,
  };
}
