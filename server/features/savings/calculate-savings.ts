import type * as z from 'zod/mini';
import type { calculateSavingsBody } from '#core/contract/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Context } from '../context.ts';
import { estimateSavings } from './estimate-savings.ts';
import type { PresentedSavings } from './present.ts';
import { insertCalculation } from './queries.ts';

type SavingsQuestion = z.output<typeof calculateSavingsBody>;

/** Estimates the savings of a home by today's terms and keeps the estimate as it was shown. */
export async function calculateSavings(
  { db, programme, language }: Context,
  { homePrice, electricBill, creditScore, propertyState, sessionId }: SavingsQuestion,
): Promise<PresentedSavings> {
  const terms = await programme.currentTerms();
  const home = {
    homePrice,
    electricBill,
    propertyState: propertyState as StateCode,
  };
  const result = estimateSavings(home, terms);
  await insertCalculation(db, {
    ...home,
    sessionId: sessionId ?? null,
    creditScore,
    result,
    termsVersion: terms.version,
    language,
  });
  return result;
}
