import type { Milestone } from '../partners/milestones.ts';
import type { OfficeClock } from './office-clock.ts';

/** The steps for which an applicant is promised a time, in order. */
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
 * When the promises to an applicant are due, without those already kept. A promise that falls due
 * while the office is closed is due once it opens again.
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

/** When the new promise is due that replaces a first contact missed at a moment. */
export function renewedContact(
  { contactHours }: ContactTime,
  clock: Pick<OfficeClock, 'after'>,
  missedBy: Date,
): Date {
  return clock.after(later(missedBy, contactHours), 1);
}

/**
 * The times of application, after the first and until the second, whose first contact is missed by
 * now, but not yet the new promise in its place.
 */
export function missedContacts(
  { contactHours }: ContactTime,
  clock: Pick<OfficeClock, 'before'>,
  now: Date,
): { after: Date; until: Date } {
  const until = later(clock.before(now, 1), -contactHours);
  return { after: later(clock.before(until, 1), -contactHours), until };
}
