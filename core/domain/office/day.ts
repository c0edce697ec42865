export const dayMs = 86_400_000;

/** A day such as 2026-11-21, so many days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
}

/** A moment, so many times 24 hours later. */
export function momentAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}
