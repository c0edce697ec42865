import type * as z from 'zod/mini';
import type { calculateSavingsBody } from '#core/contract/visitor/savings.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { calculateSavings as calculate, type SavingsInput } from '#core/domain/visitor/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Context } from '../../context.ts';
import { insertCalculation } from './queries.ts';

type SavingsQuestion = z.output<typeof calculateSavingsBody>;

/** Estimates the savings of a home by today's terms and keeps the estimate as it was shown. */
export async function calculateSavings(
  { db, programme, language }: Context,
  { homePrice, electricBill, creditScore, propertyState, sessionId }: SavingsQuestion,
) {
  const terms = await programme.currentTerms();
  const home = { homePrice, electricBill, creditScore, propertyState: propertyState as StateCode };
  const result = estimateSavings(home, terms);
  await insertCalculation(db, {
    ...home,
    sessionId: sessionId ?? null,
    result,
    termsVersion: terms.version,
    language,
  });
  return result;
}

/**
 * The savings of a home by these terms, as visitors see them: each source as a title and what is
 * known of it. Stores nothing.
 */
export function estimateSavings(input: SavingsInput, terms: ProgrammeTerms) {
  const { lowFactorKnown, assumptions, ...figures } = calculate(input, terms);
  return {
    ...figures,
    assumptions: {
      ...assumptions,
      lowFactorKnown,
      sources: assumptions.sources.map(
        ({ id, publisher, dataset, period, retrieved, note, points }) => ({
          id,
          title: `${publisher}: ${dataset}`,
          detail: note,
          period,
          retrieved,
          points: points?.split(', ') ?? [],
        }),
      ),
    },
    asOf: terms.asOf,
  };
}
