export interface Figures {
  totalLeads: number;
  todayLeads: number;
  calculatorUses: number;
  pageViews: number;
  visits: number;
}

/** The figures with the leads that a hundred visits bring, to two decimals; 0 without a visit. */
export function presentFigures({ visits, ...figures }: Figures) {
  const rate = visits === 0 ? 0 : figures.totalLeads / visits;
  const conversionRate = Math.round(rate * 10_000) / 100;
  return { ...figures, conversionRate };
}
