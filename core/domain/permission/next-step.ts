import { dayAfter } from '../office/day.ts';
import type { OfficeClock } from '../office/office-clock.ts';
import { localText, localTimeOf, momentOf } from './local-time.ts';
import { nextAllowedMoment } from './permission.ts';
import type { PlaceFacts } from './where-they-are.ts';

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

/**
 * A local time as a moment at which the person may be called and the office is open: itself, or the
 * next one.
 */
export function allowedStep(
  lead: PlaceFacts,
  { timeZone, local }: { timeZone: string; local: string },
  office?: OfficeClock,
): { at: Date; isMoved: boolean } {
  const wanted = momentOf(timeZone, local);
  const at = nextAllowedMoment(lead, 'phone', wanted, office);
  return { at, isMoved: at > wanted };
}

/** A local time from a form field as a moment. */
export function readLocal(timeZone: string, local: string): string | null {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(local) ? momentOf(timeZone, local).toISOString() : null;
}
