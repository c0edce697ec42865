import { calculationFigures } from '#core/contract/leads/shown.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { calculateSavings, type SavingsInput } from '#core/domain/visitor/savings.ts';
import type { StateCode } from '#core/domain/us-states.ts';

const figureNames = Object.keys(calculationFigures) as (keyof typeof calculationFigures)[];

export type Figures = Record<(typeof figureNames)[number], number>;

interface Home extends Omit<SavingsInput, 'propertyState'> {
  propertyState: string;
}

/** Only the figures of an estimate. */
export function figuresOf(result: Partial<Figures>): Figures {
  return Object.fromEntries(figureNames.map((name) => [name, result[name] ?? 0])) as Figures;
}

export function figuresUnder({ propertyState, ...home }: Home, terms: ProgrammeTerms): Figures {
  const input = { ...home, propertyState: propertyState as StateCode };
  return figuresOf(calculateSavings(input, terms));
}

/** Whether every figure shown is the same under these terms. */
export function doesCalculationHold(home: Home, shown: Partial<Figures>, terms: ProgrammeTerms) {
  const before = figuresOf(shown);
  const today = figuresUnder(home, terms);
  return figureNames.every((name) => before[name] === today[name]);
}
