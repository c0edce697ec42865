const dayMs = 24 * 3600 * 1000;

/** Days from one to another, both included, as 2026-11-21. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The day so many days after this one. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** How many days a range has. */
export function lengthOf({ from, to }: DayRange): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs) + 1;
}

/** As many days just before a range. */
export function rangeBefore(range: DayRange): DayRange {
  return {
    from: dayAfter(range.from, -lengthOf(range)),
    to: dayAfter(range.from, -1),
  };
}

/** Every day of a range, the first one first. */
export function daysOf(range: DayRange): string[] {
  return Array.from({ length: lengthOf(range) }, (_, index) => dayAfter(range.from, index));
}
