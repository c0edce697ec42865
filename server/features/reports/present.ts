import { type DayRange, daysOf, funnelSteps } from '#core/contract/reports.ts';
import type { Count, CountKind } from '../counts/read-counts.ts';

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

type Counts = readonly Count[];

/** What the steps of the funnel count. */
const countedSteps: Readonly<Record<(typeof funnelSteps)[number], [CountKind, string]>> = {
  visits: ['visits', ''],
  calculator: ['calculator_visits', ''],
  eligibility: ['checked_visits', ''],
  applications: ['leads', ''],
  qualified: ['qualified', 'true'],
};

function sumOf(counts: Counts, kind: CountKind, value: string): number {
  const fitting = counts.filter((one) => one.kind === kind && one.value === value);
  return fitting.reduce((sum, { count }) => sum + count, 0);
}

/** Every value of a kind with its count now and before, the most first. */
function shares(kind: CountKind, counts: Counts, before: Counts) {
  const values = new Set(
    [...counts, ...before].filter((one) => one.kind === kind).map(({ value }) => value),
  );
  const compared = [...values].map((value) => ({
    value: value === '' ? null : value,
    count: sumOf(counts, kind, value),
    before: sumOf(before, kind, value),
  }));
  return compared.toSorted((a, b) => b.count - a.count || b.before - a.before);
}

function byDay(counts: Counts): Map<string | null, number> {
  const leads = counts.filter(({ kind }) => kind === 'leads');
  return new Map(leads.map(({ day, count }) => [day, count]));
}

/** A report of counts as the contract has it. */
export function presentReport(range: DayRange, before: DayRange, counts: Counts, earlier: Counts) {
  const leads = byDay(counts);
  const leadsBefore = byDay(earlier);
  const daysBefore = daysOf(before);
  return {
    ...range,
    previousFrom: before.from,
    previousTo: before.to,
    days: daysOf(range).map((day, index) => ({
      day,
      count: leads.get(day) ?? 0,
      before: leadsBefore.get(daysBefore[index]!) ?? 0,
    })),
    funnel: funnelSteps.map((step) => ({
      step,
      count: sumOf(counts, ...countedSteps[step]),
      before: sumOf(earlier, ...countedSteps[step]),
    })),
    sources: shares('source', counts, earlier),
    states: shares('state', counts, earlier),
    statuses: shares('status', counts, earlier),
    languages: shares('language', counts, earlier),
  };
}
