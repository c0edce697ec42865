import { type DayRange, daysOf, type funnelSteps } from '#core/contract/operations/reports.ts';
import type { DayCount } from '#server/db/first-days.ts';
import type { LeadCount, LeadKind } from '../../leads/count-by-value.ts';
import type { Traffic } from './count-traffic.ts';

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

export function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((total, { count }) => total + count, 0);
}

function countIn(days: readonly DayCount[], { from, to }: DayRange): number {
  return sum(days.filter(({ day }) => from <= day && day <= to));
}

/** Every value of a kind with its count now and before, the largest first. */
function shares(leads: readonly LeadCount[], asked: LeadKind) {
  const found = leads.filter(({ kind }) => kind === asked);
  return found
    .map(({ value, count, before }) => ({ value: value === '' ? null : value, count, before }))
    .toSorted((a, b) => b.count - a.count || b.before - a.before);
}

/** A report as the contract has it: a range of days compared with as many days before. */
export function presentReport(
  range: DayRange,
  before: DayRange,
  leads: readonly LeadCount[],
  { visits, calculatorVisits, checkedVisits }: Traffic,
) {
  const ofDays = leads.filter(({ kind }) => kind === 'leads');
  const leadDays = ofDays.map((one) => ({ day: one.value, count: one.count + one.before }));
  const countOn = new Map(leadDays.map(({ day, count }) => [day, count]));
  const daysBefore = daysOf(before);
  const qualified = leads.find(({ kind, value }) => kind === 'qualified' && value === 'true');
  const step = (name: (typeof funnelSteps)[number], days: readonly DayCount[]) => ({
    step: name,
    count: countIn(days, range),
    before: countIn(days, before),
  });
  return {
    ...range,
    previousFrom: before.from,
    previousTo: before.to,
    days: daysOf(range).map((day, index) => ({
      day,
      count: countOn.get(day) ?? 0,
      before: countOn.get(daysBefore[index]!) ?? 0,
    })),
    funnel: [
      step('visits', visits),
      step('calculator', calculatorVisits),
      step('eligibility', checkedVisits),
      step('applications', leadDays),
      {
        step: 'qualified' as const,
        count: qualified?.count ?? 0,
        before: qualified?.before ?? 0,
      },
    ],
    sources: shares(leads, 'source'),
    states: shares(leads, 'state'),
    statuses: shares(leads, 'status'),
    languages: shares(leads, 'language'),
  };
}
