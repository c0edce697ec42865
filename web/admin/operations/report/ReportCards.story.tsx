import '#web/office/styles/tokens-office.css';
import { MemoryRouter, useLocation } from 'react-router';
import { daysOf, funnelSteps, rangeBefore } from '#core/contract/operations/reports.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import type { Report } from './spans.ts';
import { ReportCards } from './ReportCards.tsx';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function Shown({ report }: { report: Report }) {
  return (
    <MemoryRouter>
      <ReportCards report={report} isUpdating={false} />
      <Address />
    </MemoryRouter>
  );
}

/** A report with the same leads every day, all from these states. */
function reportOf(
  from: string,
  to: string,
  perDay: number,
  states: Report['states'],
  before = 0,
): Report {
  const previous = rangeBefore({ from, to });
  const days = daysOf({ from, to }).map((day) => ({ day, count: perDay, before }));
  const compared = { count: perDay * days.length, before: before * days.length };
  return {
    asOf: '2026-11-22T05:10:00.000Z',
    today: '2026-11-22',
    timeZone: 'America/New_York',
    visitsSince: null,
    from,
    to,
    previousFrom: previous.from,
    previousTo: previous.to,
    days,
    funnel: funnelSteps.map((step) => ({ step, ...compared })),
    sources: [{ value: 'direct', ...compared }],
    states,
    statuses: [],
    languages: [],
    forms: [],
  };
}

const nothing = { count: 0, before: 0 };

export function Empty() {
  return <Shown report={reportOf('2026-11-16', '2026-11-22', 0, [])} />;
}

export function OneLead() {
  const texas = { value: 'TX', count: 1, before: 0 };
  const report = reportOf('2026-11-16', '2026-11-22', 0, [texas]);
  const days = report.days.map((day) => ({ ...day, count: day.day === '2026-11-20' ? 1 : 0 }));
  const funnel = report.funnel.map(({ step }) => ({
    step,
    ...(step === 'qualified' ? nothing : texas),
  }));
  return <Shown report={{ ...report, days, funnel }} />;
}

/** A year with a hundred thousand applications, a few of them without a state. */
export function Year() {
  const states = stateCodes.map((value, index) => ({
    value,
    count: index * 78,
    before: 40 * index,
  }));
  const unsaid = { value: null, count: 5, before: 0 };
  return <Shown report={reportOf('2025-11-23', '2026-11-22', 274, [...states, unsaid], 200)} />;
}
