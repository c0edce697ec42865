import { Suspense, useEffect } from 'react';
import { followCredit } from '../browser/referral/ask-for-credit.ts';
import { useCredit } from '../browser/referral/use-credit.ts';
import { part } from '../parts/part.ts';

export const namespaces = ['referral'] as const;

// Looks and words come with the partner: most visitors were sent by nobody.
const ReferralCard = part(() => import('../parts/referral/ReferralCard.tsx'));

/**
 * Names the partner who will be credited. Its place is there before it, as soon as the start script
 * knows of a code; it stays empty where the code is nobody's, so nothing jumps.
 */
export default function ReferralStrip() {
  const { partner } = useCredit();
  useEffect(followCredit, []);
  return (
    partner && (
      <Suspense>
        <ReferralCard partner={partner} />
      </Suspense>
    )
  );
}
