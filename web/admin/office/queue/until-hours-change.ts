/** The least wait: the browser's clock may be ahead, and the same answer would come again. */
const leastMs = 15_000;

/**
 * Milliseconds until calling hours next change whether one of these leads may be called; false if
 * they never do.
 */
export function untilHoursChange(
  items: readonly { phone: { until: string | null } }[],
  now: number,
): number | false {
  const moments = items.flatMap(({ phone: { until } }) => (until ? Date.parse(until) : []));
  return moments.length > 0 && Math.max(leastMs, Math.min(...moments) - now);
}
