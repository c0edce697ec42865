export const disputeOutcomes = ['upheld', 'rejected'] as const;

export type DisputeOutcome = (typeof disputeOutcomes)[number];

export const disputeStates = ['open', ...disputeOutcomes] as const;
