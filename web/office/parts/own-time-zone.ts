/** The time zone of the person in front of the screen. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
