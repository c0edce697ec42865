import { type OfficeClock, startOfDay } from './office-clock.ts';
import { percentile } from './percentile.ts';

/** How soon a person answered those who applied on some days, measured in office time. */
export interface ServicePromise {
  readonly medianMinutes: number;
  /** The answered applications it is the median of. */
  readonly count: number;
  readonly from: string;
  readonly to: string;
}

/** It is measured over the applications of so many days, the last of which is yesterday. */
export const measuredDays = 30;

const leastAnswers = 30;
/** After this many days without an answer the office does not say how soon it answers. */
const freshDays = 7;

interface Measured {
  answers: readonly { readonly createdAt: Date; readonly answeredAt: Date }[];
  clock: OfficeClock;
  from: string;
  to: string;
  timeZone: string;
}

/** The promise that these answers make, its minutes rounded up; null if they are too few or old. */
export function servicePromise(measured: Measured): ServicePromise | null {
  const { answers, clock, from, to, timeZone } = measured;
  const freshFrom = startOfDay(timeZone, to, 1 - freshDays);
  if (answers.length < leastAnswers || answers.every((one) => one.answeredAt < freshFrom)) {
    return null;
  }
  const minutes = answers.map((one) => clock.minutesBetween(one.createdAt, one.answeredAt));
  const median = percentile(minutes, 0.5)!;
  return {
    // As the office sees it, to a tenth, then up: it never promises more than was kept.
    medianMinutes: Math.max(1, Math.ceil(Math.round(median * 10) / 10)),
    count: answers.length,
    from,
    to,
  };
}
