/** The clock of a browser may be ahead: then the same answer comes once more, and not at once. */
const leastMs = 15_000;

/** Milliseconds until calling hours first change the answer for one of these leads; false for never. */
export function untilHoursChange(
  items: readonly { phone: { until: string | null } }[],
  now: number,
): number | false {
  const moments = items.flatMap(({ phone: { until } }) => (until ? Date.parse(until) : []));
  return moments.length > 0 && Math.max(leastMs, Math.min(...moments) - now);
}
