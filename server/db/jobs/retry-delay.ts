const minute = 60;
const hour = 3600;

// Together just under 24 hours.
const delays = [
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  4 * hour,
  8 * hour,
  8 * hour,
];

/**
 * Seconds until the next try after `attempts` failed ones; null when a day has been given to it.
 */
export function retryDelay(attempts: number): number | null {
  return delays[attempts - 1] ?? null;
}

/** A job whose worker died at every try is not tried for ever. */
export const mostAttempts = delays.length + 1;
