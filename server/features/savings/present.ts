import type { SavingsResult } from '#core/domain/savings.ts';

/** The estimate as the contract has it: each source as a title and what is known of it. */
export function presentSavings(
  { lowFactorKnown, assumptions, ...figures }: SavingsResult,
  asOf: string,
) {
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
    asOf,
  };
}

export type PresentedSavings = ReturnType<typeof presentSavings>;
