const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time since a moment in whole units of the largest that fits: minutes, hours or days. */
export function ageOf(value: string, now: number) {
  const age = Math.max(0, now - Date.parse(value));
  if (age >= day) {
    return { unit: 'days', count: Math.floor(age / day) } as const;
  }
  return age >= hour
    ? ({ unit: 'hours', count: Math.floor(age / hour) } as const)
    : ({ unit: 'minutes', count: Math.floor(age / minute) } as const);
}
