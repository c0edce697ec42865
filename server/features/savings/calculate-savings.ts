import type { Language } from '#core/domain/language.ts';
import type { StateCode } from '#core/domain/us-states.ts';
import type { Deps } from '../deps.ts';
import { estimateSavings } from './estimate-savings.ts';
import type { PresentedSavings } from './present.ts';
import { insertCalculation } from './queries.ts';

interface Input {
  homePrice: number;
  electricBill: number;
  creditScore: string;
  propertyState: string;
  sessionId?: string | null | undefined;
}

/** Estimates the savings of a home by today's terms and keeps the estimate as it was shown. */
export async function calculateAndKeep(
  { database, programme }: Deps,
  input: Input,
  language: Language,
): Promise<PresentedSavings> {
  const terms = await programme.currentTerms();
  const { homePrice, electricBill } = input;
  const result = estimateSavings(
    {
      homePrice,
      electricBill,
      propertyState: input.propertyState as StateCode,
    },
    terms,
  );
  await insertCalculation(database, {
    sessionId: input.sessionId ?? null,
    homePrice,
    electricBill,
    creditScore: input.creditScore,
    propertyState: input.propertyState,
    result,
    termsVersion: terms.version,
    language,
  });
  return result;
}
