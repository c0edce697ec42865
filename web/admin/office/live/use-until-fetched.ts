import { useState } from 'react';

/** What is known of a list until it is fetched again, which makes it void, and how more is learnt. */
export function useUntilFetched<Known>(fetchedAt: number, nothing: Known) {
  const [kept, setKept] = useState({ fetchedAt, known: nothing });
  const current = (one: typeof kept) => (one.fetchedAt === fetchedAt ? one.known : nothing);
  const learn = (change: (known: Known) => Known) =>
    setKept((before) => ({ fetchedAt, known: change(current(before)) }));
  return [current(kept), learn] as const;
}
