import { referralAfterLeadStatus, type ReferralStatus } from '../commission.ts';

/** A status in a lead's history, oldest first, undone ones included, and the line that undid it. */
export interface StatusLine {
  readonly id: number;
  readonly toStatus: string;
  readonly changedAt: Date;
  /** True if the next line reverted it. */
  readonly isUndone: boolean;
}

/** The state of a referral as if it had existed from the lead's first moment. */
export interface Standing {
  readonly status: ReferralStatus;
  /** When the lead last qualified; null if never. */
  readonly qualifiedAt: Date | null;
  /** Effect of the last valid line; null if that line moved nothing. */
  readonly lastMove: {
    readonly lineId: number;
    readonly from: ReferralStatus;
    readonly to: ReferralStatus;
  } | null;
}

const start: Standing = {
  status: 'pending',
  qualifiedAt: null,
  lastMove: null,
};

/** Replays the statuses of a lead, oldest first; ignores those that were undone. */
export function standingOf(history: readonly StatusLine[]): Standing {
  const held = history.filter((line, at) => !line.isUndone && !history[at - 1]?.isUndone);
  return held.reduce(follow, start);
}

function follow({ status: from, qualifiedAt }: Standing, line: StatusLine): Standing {
  const to = referralAfterLeadStatus(from, line.toStatus);
  const hasMoved = to !== from;
  const hasQualified = hasMoved && to === 'qualified';
  return {
    status: to,
    qualifiedAt: hasQualified ? line.changedAt : qualifiedAt,
    lastMove: hasMoved ? { lineId: line.id, from, to } : null,
  };
}
