export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

export type Weekday = (typeof weekdays)[number];

/** Opening hours by weekday, as 'HH:MM' in the office's time zone; null if closed. */
export type OfficeHours = Readonly<Record<Weekday, readonly [string, string] | null>>;

/** The hours of a day 'YYYY-MM-DD'; null on a closed weekday or a holiday. */
export function hoursOn(
  { officeHours, holidays }: { officeHours: OfficeHours; holidays: readonly string[] },
  day: string,
): readonly [string, string] | null {
  // 0 is Sunday there, and the last of ours.
  const weekday = weekdays[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7]!;
  return holidays.includes(day) ? null : officeHours[weekday];
}

// A day ends at 24:00, so that an office may be open all day.
const time = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

function isOpening(value: unknown): boolean {
  if (!Array.isArray(value) || value.length !== 2) {
    return false;
  }
  const [opens, closes] = value as unknown[];
  const areTimes = [opens, closes].every((one) => typeof one === 'string' && time.test(one));
  return areTimes && (opens as string) < (closes as string);
}

/** All seven days, each closed or with a closing time after its opening, and one of them open. */
export function isOfficeHours(value: unknown): value is OfficeHours {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return false;
  }
  const days = value as Record<string, unknown>;
  return (
    Object.keys(days).length === weekdays.length &&
    weekdays.every((day) => days[day] === null || isOpening(days[day])) &&
    weekdays.some((day) => days[day] !== null)
  );
}
