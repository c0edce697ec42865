/**
 * Where the commission of a client stands, as its partner reads it; first what a partner can act on.
 * On hold: the loan closed and approval lacks something, or it was approved and the loan does not go
 * ahead. `void`: it no longer counts.
 */
export const earningStates = ['on_hold', 'approved', 'estimated', 'paid', 'void'] as const;

export type EarningState = (typeof earningStates)[number];

/**
 * Why it is on hold, waits although it is approved (the form W-9), or no longer counts: approval
 * lacks something; the loan does not go ahead; the
 * application was removed; it counts for another partner; the lender's office decided so.
 */
export const earningReasons = ['missing', 'ended', 'removed', 'elsewhere', 'office', 'w9'] as const;

export type EarningReason = (typeof earningReasons)[number];
