import { calculationFigures } from '#core/contract/leads/shown.ts';
import { netCostOf } from '#core/domain/visitor/cost/net-cost.ts';
import { unmetBy } from '#core/domain/visitor/eligibility.ts';
import { firstYearTotal } from '#core/domain/visitor/cost/first-year-total.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { stateEnergy } from '#core/domain/visitor/state-energy.ts';
import { isStateCode } from '#core/domain/us-states.ts';
import type { Queryable } from '#server/db/queryable.ts';
import {
  findShownEstimate,
  type ShownEstimate,
} from '../../../visitor/savings/find-shown-estimate.ts';
import type { MailLead } from '../queries.ts';

/** The estimate in a mail; without sources if it is the one stored with the application. */
export type MailedEstimate = ShownEstimate;

/**
 * The figures that a mail may show an applicant, as stored and never recomputed: those of the
 * calculator. If that calculation belongs to an earlier visit, those stored with the application,
 * as long as its terms are still current. Null if there are neither.
 */
export async function findMailedEstimate(
  db: Queryable,
  lead: MailLead,
  terms: ProgrammeTerms,
): Promise<MailedEstimate | null> {
  return (await findShownEstimate(db, lead)) ?? keptWith(lead, terms);
}

const figureNames = Object.keys(calculationFigures) as (keyof typeof calculationFigures)[];
type Figures = Pick<MailedEstimate, (typeof figureNames)[number]>;

function figuresOf(lead: MailLead): Figures | null {
  const kept = { ...lead, totalBenefit: firstYearTotal(lead) };
  const figures = figureNames.map((name) => [name, kept[name]] as const);
  const isWhole = figures.every(([, figure]) => figure !== null);
  return isWhole ? (Object.fromEntries(figures) as Figures) : null;
}

function keptWith(lead: MailLead, terms: ProgrammeTerms): MailedEstimate | null {
  const { homePrice, electricBill, propertyState, creditScore, termsVersion } = lead;
  const figures = figuresOf(lead);
  if (
    figures === null ||
    homePrice === null ||
    electricBill === null ||
    !isStateCode(propertyState) ||
    termsVersion !== terms.version
  ) {
    return null;
  }
  const unmet = unmetBy({ homePrice, propertyState, creditScore }, terms);
  const programCovers = unmet.length === 0;
  return {
    ...figures,
    programCovers,
    unmet,
    netCost: programCovers ? netCostOf(figures, terms) : null,
    homePrice,
    electricBill,
    propertyState,
    termsVersion,
    asOf: terms.asOf,
    assumptions: {
      creditRate: terms.taxCreditRate,
      lifetimeYears: terms.lifetimeYears,
      mortgageInsuranceUpfrontRate: terms.mortgageInsuranceUpfrontRate,
      mortgageInsuranceAnnualRate: terms.mortgageInsuranceAnnualRate,
      lowFactorKnown: stateEnergy[propertyState].lowFactor !== null,
      exportPolicy: stateEnergy[propertyState].exportPolicy,
      sources: [],
    },
  };
}
