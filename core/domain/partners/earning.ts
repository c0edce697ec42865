/**
 * Where the commission of a client stands, as its partner reads it; first what a partner can act on.
 * On hold: the loan closed and approval lacks something, or it was approved and the loan does not go
 * ahead. `void`: it no longer counts.
 */
export const earningStates = ['on_hold', 'approved', 'estimated', 'paid', 'void'] as const;

export type EarningState = (typeof earningStates)[number];

/**
 * Why it is on hold, or no longer counts: approval lacks something; the loan does not go ahead; the
 * application was removed; it counts for another partner; the lender's office decided so. Why it
 * waits although it is approved: the payee's form W-9; their transfer came back; the payment was
 * reversed.
 */
export const earningReasons = [
  'missing',
  'ended',
  'removed',
  'elsewhere',
  'office',
  'w9',
  'returned',
  'reversed',
] as const;

export type EarningReason = (typeof earningReasons)[number];
