import type { DayRange, readLeadReport } from '#core/contract/operations/reports.ts';
import { dayAfter } from '#core/domain/office/day.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';

export type Report = AnswerOf<typeof readLeadReport>;

export interface Compared {
  readonly count: number;
  readonly before: number;
}

interface Day extends Compared {
  readonly day: string;
}

/** One bar: its days, and the earlier days that it is compared with. */
export interface Span extends Compared, DayRange {
  readonly previous: DayRange;
}

export type SpanUnit = 'day' | 'week' | 'month';

// More bars than these are too thin to distinguish on a phone.
const mostDays = 62;
const mostWeeks = 60;

export function unitOf(days: number): SpanUnit {
  if (days <= mostDays) {
    return 'day';
  }
  return days <= mostWeeks * 7 ? 'week' : 'month';
}

function isFirstOfSpan(unit: SpanUnit, day: string, index: number): boolean {
  switch (unit) {
    case 'day':
      return true;
    case 'week':
      return index % 7 === 0;
    case 'month':
      return index === 0 || day.endsWith('-01');
  }
}

const sum = (days: readonly Day[], name: keyof Compared) =>
  days.reduce((total, day) => total + day[name], 0);

/**
 * The days of a report as bars: days, weeks that begin with the range, or months of the calendar.
 * The first and the last may be shorter than the others.
 */
export function spansOf(days: readonly Day[], previousFrom: string): Span[] {
  const unit = unitOf(days.length);
  const starts = days.flatMap(({ day }, index) => (isFirstOfSpan(unit, day, index) ? index : []));
  return starts.map((start, place) => {
    const end = (starts[place + 1] ?? days.length) - 1;
    const own = days.slice(start, end + 1);
    return {
      from: days[start]!.day,
      to: days[end]!.day,
      count: sum(own, 'count'),
      before: sum(own, 'before'),
      previous: { from: dayAfter(previousFrom, start), to: dayAfter(previousFrom, end) },
    };
  });
}
