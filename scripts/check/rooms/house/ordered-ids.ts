interface OrderedIds {
  /** A file, or a folder for all that is in it. */
  readonly at: string;
  /** As named by the rule; if left out, everything there. */
  readonly found?: string;
  readonly why: string;
}

/** Places that order or compare ids without taking them for time. Locks and ties need no line. */
export const orderedIds: readonly OrderedIds[] = [
  {
    at: 'server/features/visitor/applications/store-entered-leads.ts',
    found: 'order by id',
    why: 'rows that one statement stored, as it was given them',
  },
  {
    at: 'server/features/operations/audit/queries.ts',
    found: 'order by lead_id',
    why: 'a list by the number of the lead',
  },
  {
    at: 'server/features/partners/commissions/payouts/queries.ts',
    found: 'orderBy(referralId)',
    why: 'referrals that are locked in this order next',
  },
  {
    at: 'server/features/leads/merge/queries.ts',
    found: 'orderBy(ownerId)',
    why: 'one row for each owner',
  },
  {
    at: 'server/features/mail/email/status/writes.ts',
    found: 'orderBy(id)',
    why: 'events that are inserted in one order by all, so that none waits for another in a circle',
  },
];
