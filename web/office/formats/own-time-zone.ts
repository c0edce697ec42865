let known: string | undefined;

/**
 * The time zone of the person in front of the screen, as it was when it was first asked for: finding
 * it out takes longer than writing a date in it.
 */
export function ownTimeZone(): string {
  known ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return known;
}
