/** The orders that own referrals can be read in. */
export const orders = {
  newest: { sort: 'createdAt', direction: 'desc' },
  oldest: { sort: 'createdAt', direction: 'asc' },
  name: { sort: 'name', direction: 'asc' },
  status: { sort: 'status', direction: 'asc' },
  price: { sort: 'homePrice', direction: 'desc' },
} as const;

/** What the list is asked: empty texts ask for everything. */
export interface ReferralQuestion {
  q: string;
  status: string;
  order: keyof typeof orders;
}

export const everything: ReferralQuestion = { q: '', status: '', order: 'newest' };

/** Whether some referrals may be left out. */
export function isNarrowed({ q, status }: ReferralQuestion): boolean {
  return q !== '' || status !== '';
}

/** The same as the query of the call; of everything it is the one that the page asks for early. */
export function queryOf({ q, status, order }: ReferralQuestion) {
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(order !== everything.order && orders[order]),
  };
}
