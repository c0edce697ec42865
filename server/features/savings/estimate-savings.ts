import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import { calculateSavings, type SavingsInput } from '#core/domain/savings.ts';
import { type PresentedSavings, presentSavings } from './present.ts';

/** The savings of a home by these terms, as visitors are shown them; nothing is kept. */
export function estimateSavings(input: SavingsInput, terms: ProgrammeTerms): PresentedSavings {
  return presentSavings(calculateSavings(input, terms), terms.asOf);
}
