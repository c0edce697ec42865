import { useState } from 'react';
import type { CommissionList } from './CommissionsTab.tsx';

/** The referrals that are chosen in the list, each with the amount that was on show. */
export function useChosenCommissions({ data, selection }: CommissionList) {
  const [known, setKnown] = useState<{ page: typeof data; seen: ReadonlyMap<number, number> }>({
    page: undefined,
    seen: new Map(),
  });
  let { seen } = known;
  if (data && known.page !== data) {
    const onShow = data.items.map(({ id, earnedCents }) => [id, earnedCents] as const);
    seen = new Map([...seen, ...onShow]);
    setKnown({ page: data, seen });
  }
  const referrals = [...selection.ids].map((id) => ({
    id: Number(id),
    earnedCents: seen.get(Number(id)) ?? 0,
  }));
  return {
    referrals,
    totalCents: referrals.reduce((sum, { earnedCents }) => sum + earnedCents, 0),
  };
}
