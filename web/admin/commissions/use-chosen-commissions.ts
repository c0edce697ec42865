import { useState } from 'react';
import type { CommissionList, CommissionRow } from '../api-types.ts';

type Seen = Pick<CommissionRow, 'earnedCents' | 'checks'>;

/** The referrals that are chosen in the list, each with the amount that was on show, and what to look at. */
export function useChosenCommissions({ data, selection }: CommissionList) {
  const [known, setKnown] = useState<{ page: typeof data; seen: ReadonlyMap<number, Seen> }>({
    page: undefined,
    seen: new Map(),
  });
  let { seen } = known;
  if (data && known.page !== data) {
    const onShow = data.items.map((row) => [row.id, row] as const);
    seen = new Map([...seen, ...onShow]);
    setKnown({ page: data, seen });
  }
  const referrals = [...selection.ids].map((id) => ({
    id: Number(id),
    earnedCents: seen.get(Number(id))?.earnedCents ?? 0,
  }));
  const countOf = (check: Seen['checks'][number]) =>
    referrals.filter(({ id }) => seen.get(id)?.checks.includes(check)).length;
  return {
    referrals,
    checks: {
      notClosed: countOf('notClosed'),
      ended: countOf('ended'),
      license: countOf('license'),
    },
    totalCents: referrals.reduce((sum, { earnedCents }) => sum + earnedCents, 0),
  };
}
