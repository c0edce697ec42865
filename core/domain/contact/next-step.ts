import { dayAfter } from '../office/day.ts';
import { localText, localTimeOf, momentOf } from './local-time.ts';

export const nextStepSpans = ['hour', 'tomorrow', 'monday'] as const;

/** When next steps are usually due, by the clock of the person: 2026-11-24T09:00. */
export function usualNextSteps(
  timeZone: string,
  now: Date,
): Record<(typeof nextStepSpans)[number], string> {
  const { day, weekday } = localTimeOf(timeZone, now);
  const nineAfter = (days: number) => `${dayAfter(day, days)}T09:00`;
  return {
    hour: localText(timeZone, new Date(now.getTime() + 3_600_000)),
    tomorrow: nineAfter(1),
    // On a Monday, the Monday of next week.
    monday: nineAfter(((7 - weekday) % 7) + 1),
  };
}

/** A local time from a form field as a moment. */
export function readLocal(timeZone: string, local: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? momentOf(timeZone, local).toISOString() : null;
}
