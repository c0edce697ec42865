let known: string | undefined;

/** Writes dates in this time zone from now on: the server is in front of no screen. */
export function beInTimeZone(timeZone: string): void {
  known = timeZone;
}

/**
 * The time zone of the person in front of the screen, as it was when it was first asked for: finding
 * it out takes longer than writing a date in it.
 */
export function ownTimeZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
