import { momentAfter } from './day.ts';
import type { OfficeClock } from './office-clock.ts';

/** A lead that has waited longer is no longer urgent. */
const urgentDays = 7;

/** Limits on the time of submission, by which leads are due, overdue or no longer urgent. */
export interface QueueMarks {
  /** A lead submitted at or before this moment is due. */
  readonly dueBefore: Date;
  /** A lead submitted at or before this moment is overdue. */
  readonly overdueBefore: Date;
  /** A lead submitted before this moment is no longer urgent. */
  readonly urgentFrom: Date;
}

interface Limits {
  readonly firstAnswerMinutes: number;
  readonly returnToQueueMinutes: number;
}

export function queueMarks(clock: OfficeClock, limits: Limits, now: Date): QueueMarks {
  const overdueBefore = clock.before(now, limits.returnToQueueMinutes);
  return {
    dueBefore: clock.before(now, limits.firstAnswerMinutes),
    overdueBefore,
    // Long closures do not count, because the limit is computed from office time.
    urgentFrom: momentAfter(overdueBefore, -urgentDays),
  };
}

interface Call {
  readonly id: number;
  /** When its next step is due; null for none. */
  readonly stepAt: Date | null;
  /** Whether it waits for its first answer, without a next step. */
  readonly waits: boolean;
  /** Whether it is due now: the person may be called, and waited long enough or was promised it. */
  readonly isDue: boolean;
  /** What a first answer is worth, the least first: by verdict, timeline and price. */
  readonly rank: number;
}

const afterAll = 1e13;

/**
 * The place of a lead in the order in which leads are called; `call_place` in SQL. Due next steps
 * come first, the oldest before all, because each promises an hour; then due first answers by what
 * they are worth, then those that are not due yet, then later steps.
 */
export function callPlace({ stepAt, waits, isDue, rank }: Omit<Call, 'id'>): number {
  if (stepAt) {
    return (isDue ? 0 : 3) * afterAll + stepAt.getTime();
  }
  return (waits ? (isDue ? 1 : 2) : 4) * afterAll + rank;
}

export function byCallOrder(one: Call, other: Call): number {
  return callPlace(one) - callPlace(other) || one.id - other.id;
}
