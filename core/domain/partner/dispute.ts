/** How a dispute of who is credited ends. */
export const disputeOutcomes = ['upheld', 'rejected'] as const;

export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** The office answers a dispute within so many minutes in which it is open: three days of nine hours. */
export const disputeOfficeMinutes = 3 * 9 * 60;

export const disputeStates = ['open', ...disputeOutcomes] as const;
