import { homeMonth } from '#core/domain/visitor/cost/home-month.ts';
import { shownRates } from '#core/domain/visitor/cost/net-cost.ts';
import { formatYearlyRate } from '#core/i18n/format.ts';
import type { EstimateLabels } from './use-estimate.ts';

/** The whole month of an estimate's home; null where no payment may be shown. */
export function homeMonthOf(
  { estimate, view, weighed, withPanels, cash, language }: EstimateLabels,
  extra = 0,
) {
  const { bringTerms, showsCost } = view;
  if (!cash || !bringTerms || !showsCost) {
    return null;
  }
  const panels = withPanels && weighed ? weighed.columns : [];
  const rates = weighed ? weighed.columns.map(({ rate }) => rate) : shownRates;
  const month = homeMonth(
    { homePrice: estimate.homePrice, panels, rates, extra },
    { ...estimate.assumptions, ...bringTerms },
  );
  return {
    ...month,
    columns: month.columns.map((column) => ({
      ...column,
      apr: formatYearlyRate(column.apr, language),
    })),
  };
}
