import { wholeDollars, type Dollars } from '../../money.ts';
import { leastDownPayment, type BringTerms } from './cash-to-bring.ts';
import { monthlyCost, type InsurancePremiums } from './net-cost.ts';

interface WholeMonth {
  readonly homePrice: Dollars;
  /** What the panels cost a month at each rate; empty if none are financed. */
  readonly panels: readonly { readonly total: Dollars }[];
  /** Percent a year. */
  readonly rates: readonly number[];
  /** Taxes and homeowners insurance of a month, as typed. */
  readonly extra: Dollars;
}

/**
 * The whole monthly payment of a home with the least down payment, at each rate: 360 payments on
 * the loan with its premium, FHA's yearly insurance, the panels, and what was typed. The whole is
 * the sum of the printed rows.
 */
export function homeMonth(
  { homePrice, panels, rates, extra }: WholeMonth,
  terms: Pick<BringTerms, 'fhaLeastDownRate'> & InsurancePremiums,
) {
  const loan = homePrice - leastDownPayment(homePrice, terms);
  return {
    /** The loan with the premium that is paid up front. */
    financed: wholeDollars(loan * (1 + terms.mortgageInsuranceUpfrontRate)),
    columns: rates.map((rate, at) => {
      const { total: home, apr } = monthlyCost(loan, rate, terms);
      const solar = panels[at]?.total ?? 0;
      return { rate, home, solar, apr, whole: home + solar + extra };
    }),
  };
}
