import type { Milestone } from '../milestones.ts';
import type { OfficeClock } from './office-clock.ts';

/** What an applicant is promised a time for, in order. */
export const promises = ['contact', 'assessment', 'preApproval'] as const;

export type Promised = (typeof promises)[number];

interface Times {
  readonly contactHours: number;
  readonly assessmentDaysHigh: number;
  readonly preApprovalDaysHigh: number;
}

const keptBy: Readonly<Record<Promised, readonly Milestone[]>> = {
  contact: ['contacted', 'qualified', 'submitted', 'approved', 'closed', 'ended'],
  assessment: ['submitted', 'approved', 'closed', 'ended'],
  preApproval: ['approved', 'closed', 'ended'],
};

const hourMs = 3_600_000;

/**
 * The moments by which an application is owed something, those that were not kept yet. What falls
 * into a time in which the office is closed is owed once it has opened again.
 */
export function promisesOf(
  { contactHours, assessmentDaysHigh, preApprovalDaysHigh }: Times,
  clock: Pick<OfficeClock, 'after'>,
  { appliedAt, milestone }: { appliedAt: Date; milestone: Milestone },
): { promise: Promised; by: Date }[] {
  const hours = {
    contact: contactHours,
    assessment: 24 * assessmentDaysHigh,
    preApproval: 24 * preApprovalDaysHigh,
  };
  return promises
    .filter((promise) => !keptBy[promise].includes(milestone))
    .map((promise) => {
      const by = new Date(appliedAt.getTime() + hours[promise] * hourMs);
      return { promise, by: clock.after(by, 1) };
    });
}

type ContactTime = Pick<Times, 'contactHours'>;
const later = (moment: Date, hours: number) => new Date(moment.getTime() + hours * hourMs);

/** The new promise in place of a first contact that was owed by a moment and missed. */
export function renewedContact(
  { contactHours }: ContactTime,
  clock: Pick<OfficeClock, 'after'>,
  missedBy: Date,
): Date {
  return clock.after(later(missedBy, contactHours), 1);
}

/**
 * Between which moments those applied whose first contact is missed by now, but not yet the new
 * promise in its place: after the first, and until the second.
 */
export function missedContacts(
  { contactHours }: ContactTime,
  clock: Pick<OfficeClock, 'before'>,
  now: Date,
): { after: Date; until: Date } {
  const until = later(clock.before(now, 1), -contactHours);
  return { after: later(clock.before(until, 1), -contactHours), until };
}
