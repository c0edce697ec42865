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
