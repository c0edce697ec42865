import { momentAfter } from './day.ts';
import type { OfficeClock } from './office-clock.ts';

/**
 * The reasons why a lead is in a member's queue, in calling order. A next step comes first: it
 * promises an hour, there are few a day, and behind a pile of late answers it would be missed.
 */
export const queueReasons = ['follow_up', 'overdue', 'due', 'new', 'unowned', 'old'] as const;

export type QueueReason = (typeof queueReasons)[number];

/** A lead that has waited longer is no longer urgent; newer leads are called before it. */
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

/** Why a lead that waits for its first answer is in the queue. */
export function reasonToCall(
  { createdAt, isOwned }: { createdAt: Date; isOwned: boolean },
  { dueBefore, overdueBefore, urgentFrom }: QueueMarks,
): Exclude<QueueReason, 'follow_up'> {
  if (createdAt <= overdueBefore && (isOwned || createdAt >= urgentFrom)) {
    return 'overdue';
  }
  if (createdAt <= overdueBefore) {
    return 'old';
  }
  if (createdAt <= dueBefore) {
    return 'due';
  }
  return isOwned ? 'new' : 'unowned';
}

interface Call {
  readonly id: number;
  readonly reason: QueueReason;
  readonly createdAt: Date;
  readonly dueAt: Date;
}

/**
 * The order in which leads are called: by reason, then the one due first. Of late leads the newest
 * comes first, who is the likeliest to be reached. A next step is late from the day after its own:
 * `today` is when this day began.
 */
export function byUrgency(
  { overdueBefore }: QueueMarks,
  today: Date,
): (one: Call, other: Call) => number {
  const keysOf = ({ id, reason, createdAt, dueAt }: Call) => {
    const isStep = reason === 'follow_up';
    const isLate = isStep ? dueAt < today : createdAt <= overdueBefore;
    const direction = isLate ? -1 : 1;
    return [
      queueReasons.indexOf(reason),
      Number(isLate),
      direction * (isLate && !isStep ? createdAt : dueAt).getTime(),
      direction * id,
    ];
  };
  return (one, other) => {
    const [ones, others] = [keysOf(one), keysOf(other)];
    const at = ones.findIndex((key, index) => key !== others[index]);
    return at < 0 ? 0 : ones[at]! - others[at]!;
  };
}
