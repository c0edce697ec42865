import type * as z from 'zod/mini';
import type { checkEligibilityBody } from '#core/contract/visitor/eligibility.ts';
import { checkEligibility as evaluateEligibility } from '#core/domain/visitor/eligibility.ts';
import { needsCountyNote } from '#core/domain/visitor/cost/fha-limit.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import { formatDollars } from '#core/i18n/format.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { consentValues, refuseWithoutConsent } from '../applications/consent-values.ts';
import type { Context } from '../../context.ts';
import { bringsNotice, openNotice } from '../notices/open-notice.ts';
import { requireTelephone } from '../../telephone.ts';
import { estimateSavings } from '../savings/calculate-savings.ts';
import { insertCheck } from './queries.ts';

type Question = z.output<typeof checkEligibilityBody>;

export async function minHomePriceText({ programme, language }: Context) {
  const { minHomePrice } = await programme.currentTerms();
  return formatDollars(minHomePrice, language);
}

/**
 * Decides eligibility under today's terms from the answers alone, and stores the check with its
 * consent. 400 below the minimum price, or for a number that cannot be dialled.
 */
export async function checkEligibility(context: Context, question: Question) {
  const { db, programme, language } = context;
  const { name, creditScore, state, homePrice, firstTimeHomebuyer } = question;
  const mobileNumber = requireTelephone('mobileNumber', question.mobileNumber);
  const terms = await programme.currentTerms();
  refuseWithoutConsent(question, terms);
  await refuseBelowMinimum(context, homePrice, terms);
  const home = {
    creditScore,
    homePrice,
    state,
  };
  const { eligible, reasons } = evaluateEligibility(home, terms);
  const electricBill = question.calculatorResults?.electricBill ?? null;
  const savings = electricBill === null ? null : savingsOf(question, electricBill, terms);
  const check = {
    sessionId: question.sessionId ?? null,
    ...home,
    name,
    mobileNumber,
    firstTimeHomebuyer,
    electricBill,
    eligible,
    reasons,
    result: savings,
    termsVersion: terms.version,
    language,
  };
  const consent = consentValues('eligibility', question, terms, context);
  // All or nothing.
  const notice = await db.transaction(async (tx) => {
    await insertCheck(tx, check, consent);
    return bringsNotice(check, terms) ? openNotice(tx, check, terms, context) : null;
  });
  return {
    ...home,
    eligible,
    reasons,
    countyNote: needsCountyNote(homePrice, terms),
    name,
    savings,
    notice,
    termsVersion: terms.version,
    asOf: terms.asOf,
  };
}

async function refuseBelowMinimum(context: Context, homePrice: number, terms: ProgrammeTerms) {
  if (homePrice >= terms.minHomePrice) {
    return;
  }
  const minHomePrice = await minHomePriceText(context);
  throw fieldError([
    {
      path: 'homePrice',
      key: 'homePrice.min',
      values: { minHomePrice },
    },
  ]);
}

function savingsOf(question: Question, electricBill: number, terms: ProgrammeTerms) {
  const { homePrice, creditScore, state } = question;
  const home = { homePrice, electricBill, creditScore, propertyState: state as StateCode };
  return estimateSavings(home, terms);
}
