import type { JobFailure } from './job.ts';

/** The line of the log on a run that did not end well: which work, why, and what comes next. */
export function describeFailure({ kind, reason, willRetry }: JobFailure): string {
  const next = willRetry ? 'it is tried again' : 'it is not tried again';
  return `a job failed: ${kind}: ${reason}; ${next}`;
}
