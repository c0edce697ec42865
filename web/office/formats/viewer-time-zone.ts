let known: string | undefined;

/** Sets the time zone for dates, because the server has no screen. */
export function beInTimeZone(timeZone: string): void {
  known = timeZone;
}

/** The browser's time zone, cached at first use: finding it takes longer than formatting a date. */
export function viewerTimeZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
