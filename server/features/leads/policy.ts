/** Any reason marks a lead, except the one that only says an old page did not report its time. */
export const isSuspicious = (reasons: readonly string[]): boolean =>
  reasons.some((reason) => reason !== 'no_start_time');
