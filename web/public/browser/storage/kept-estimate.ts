import type * as z from 'zod/mini';
import type { savingsResult } from '#core/contract/visitor/savings.ts';
import { storageKeys } from '#core/domain/options.ts';
import type { SavingsAssumptions } from '#core/domain/visitor/savings.ts';
import { exhaustive } from '#core/domain/exhaustive.ts';
import { keepAnswer } from './answers.ts';
import { readStoredJson } from './storage.ts';
import { watchers } from './watched.ts';

export interface SavingsInput {
  readonly homePrice: number;
  readonly electricBill: number;
  /** The bill is the usual one, because the buyer does not know it. */
  readonly isBillGuessed?: boolean;
  /** Empty while it is not known. */
  readonly creditScore: string;
  readonly propertyState: string;
}

type Answer = z.output<typeof savingsResult>;

/** The server's answer together with its home. */
export type HomeEstimate = Omit<Answer, 'assumptions'> &
  Omit<SavingsInput, 'creditScore' | 'isBillGuessed'> & {
    readonly assumptions: Omit<SavingsAssumptions, 'sources'> &
      Answer['assumptions'] & { readonly lowFactorKnown: boolean };
  };

/** The same with all inputs: it is stored, shown, printed and shared. */
export type Estimate = HomeEstimate & Pick<SavingsInput, 'creditScore' | 'isBillGuessed'>;

type Figure = {
  [Name in keyof Estimate]-?: Estimate[Name] extends number ? Name : never;
}[keyof Estimate];

const figures = exhaustive<Figure>()([
  'solarCost',
  'taxCredit',
  'educationEarnings',
  'totalBenefit',
  'monthlySavings',
  'annualSavings',
  'lifetimeSavings',
  'monthlySavingsLow',
  'systemKw',
  'annualKwh',
  'offsetPct',
  'homePrice',
  'electricBill',
]);

const keptSingly = ['solarCost', 'taxCredit', 'educationEarnings', 'monthlySavings'] as const;

function isWhole(kept: Estimate | null): kept is Estimate {
  return (
    kept !== null &&
    typeof kept === 'object' &&
    figures.every((key) => Number.isFinite(kept[key])) &&
    typeof kept.programCovers === 'boolean' &&
    // Missing in earlier versions: what is not met, and the cost that a saving needs beside it.
    Array.isArray(kept.unmet) &&
    typeof kept.netCost === 'object' &&
    typeof kept.asOf === 'string' &&
    Number.isFinite(kept.assumptions?.lifetimeYears) &&
    Array.isArray(kept.assumptions.sources)
  );
}

// Besides the storage, so that an estimate is shown without it, too.
let current: Estimate | null | undefined;
const { tell, watch } = watchers();
export const watchEstimate = watch;

function show(estimate: Estimate | null) {
  current = estimate;
  tell();
}

/** Saves an estimate under the specified keys: four figures one by one, and the whole. */
export function keepEstimate(estimate: Estimate): void {
  for (const key of keptSingly) {
    keepAnswer(storageKeys[key], String(estimate[key]));
  }
  keepAnswer(storageKeys.calculatorResults, JSON.stringify(estimate));
  show(estimate);
}

/** The estimate of this or an earlier visit, or null when there is none that can be shown whole. */
export function keptEstimate(): Estimate | null {
  if (current === undefined) {
    const kept = readStoredJson<Estimate>(storageKeys.calculatorResults);
    current = isWhole(kept) ? kept : null;
  }
  return current;
}

export function dropEstimate(): void {
  return show(null);
}
