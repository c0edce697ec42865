/** Milestones of a client on the way to a home, in order; `ended`: not going ahead. */
export const milestones = [
  'applied',
  'contacted',
  'qualified',
  'submitted',
  'approved',
  'closed',
  'ended',
] as const;

export type Milestone = (typeof milestones)[number];

/** Whose turn it is; `done` if nothing is left to do. */
export type Turn = 'lender' | 'client' | 'done';

export const turnOf = {
  contact: 'lender',
  contactAgain: 'lender',
  answers: 'client',
  application: 'client',
  review: 'lender',
  closing: 'client',
  finished: 'done',
  stopped: 'done',
} as const satisfies Record<string, Turn>;

export type NextStep = keyof typeof turnOf;

export const nextSteps = Object.keys(turnOf) as [NextStep, ...NextStep[]];

export interface StatusMoment {
  readonly toStatus: string;
  readonly changedAt: Date;
}

interface ReachedMilestone {
  readonly milestone: Milestone;
  readonly at: Date;
}

/** The milestones reached, first one first, and the next step. */
export interface Progress {
  readonly reached: readonly ReachedMilestone[];
  readonly next: NextStep;
}

const milestoneByStatus: ReadonlyMap<string, Milestone> = new Map([
  ['New', 'applied'],
  ['Contacted', 'contacted'],
  ['Follow Up', 'contacted'],
  ['Qualified', 'qualified'],
  ['Application Submitted', 'submitted'],
  ['Approved', 'approved'],
  ['Closed', 'closed'],
  ['Closed Won', 'closed'],
  ['Not Qualified', 'ended'],
  ['Denied', 'ended'],
  ['Closed Lost', 'ended'],
  ['Do Not Contact', 'ended'],
]);

// A follow-up is the lender's reminder to itself, possible at any time: it counts as the first
// contact at most, and withdraws nothing.
const asideStatus = 'Follow Up';

const nextByMilestone: Readonly<Record<Milestone, NextStep>> = {
  applied: 'contact',
  contacted: 'answers',
  qualified: 'application',
  submitted: 'review',
  approved: 'closing',
  closed: 'finished',
  ended: 'stopped',
};

/** The next step after a milestone, unless more is known. */
export function nextAfter(milestone: Milestone): NextStep {
  return nextByMilestone[milestone];
}

/** The milestone of a status; null for a status of staff's own. */
export function milestoneOf(status: string): Milestone | null {
  return milestoneByStatus.get(status) ?? null;
}

function rankOf(milestone: Milestone): number {
  return milestones.indexOf(milestone);
}

function hasPassed(one: Milestone, other: Milestone): boolean {
  return rankOf(one) >= rankOf(other);
}

/**
 * The progress that a lead's statuses, oldest first, amount to. A status that goes back removes the
 * milestones beyond it, because they were set by mistake or no longer apply. A milestone keeps the
 * moment it was first reached. The reason of an ending is withheld.
 */
export function progressOf(appliedAt: Date, history: readonly StatusMoment[]): Progress {
  let reached: readonly ReachedMilestone[] = [{ milestone: 'applied', at: appliedAt }];
  let isCalledAgain = false;
  for (const { toStatus, changedAt: at } of history) {
    const milestone = milestoneOf(toStatus);
    if (milestone === null) {
      continue;
    }
    isCalledAgain = toStatus === asideStatus;
    const kept = isCalledAgain
      ? reached.filter((one) => one.milestone !== 'ended')
      : reached.filter((one) => hasPassed(milestone, one.milestone));
    const isKnown = kept.some((one) => hasPassed(one.milestone, milestone));
    reached = isKnown ? kept : [...kept, { milestone, at }];
  }
  const { milestone } = reached.at(-1)!;
  return {
    reached,
    next: isCalledAgain ? 'contactAgain' : nextAfter(milestone),
  };
}

export function turnAt(status: string): Turn {
  const at = new Date(0);
  return turnOf[progressOf(at, [{ toStatus: status, changedAt: at }]).next];
}

/**
 * The milestone reached by a change of status, judged by the two statuses alone; null for a step
 * back, for a status of staff's own, and for the status of a new lead.
 */
export function milestoneReached(fromStatus: string, toStatus: string): Milestone | null {
  const from = milestoneOf(fromStatus) ?? 'applied';
  const to = milestoneOf(toStatus);
  if (to === null || to === 'applied' || to === from) {
    return null;
  }
  if (toStatus === asideStatus && from !== 'applied') {
    return null;
  }
  const isBack = from !== 'ended' && hasPassed(from, to);
  return isBack ? null : to;
}

/** Whether a lead of this status has still reached a milestone that it reached before. */
export function doesMilestoneStand(milestone: Milestone, status: string): boolean {
  const now = milestoneOf(status);
  if (now === null || (status === asideStatus && milestone !== 'ended')) {
    return true;
  }
  const isOver = now === 'ended' && milestone !== 'ended';
  return !isOver && hasPassed(now, milestone);
}

/** Whether a status means that staff have reviewed the lead and work on it. */
export function isTakenOn(status: string): boolean {
  const milestone = milestoneOf(status);
  return milestone !== null && milestone !== 'applied' && milestone !== 'ended';
}
