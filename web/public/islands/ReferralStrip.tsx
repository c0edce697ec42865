import { useEffect } from 'react';
import { followCredit } from '../browser/referral/ask-for-credit.ts';
import { useCredit } from '../browser/referral/credited-partner.ts';
import { pagePart } from '../parts/part.ts';

export const namespaces = [] as const;

// Styles and texts load only with a partner, because most visitors have none.
const ReferralCard = pagePart(() => import('../parts/referral/ReferralCard.tsx'));
const NoReferral = pagePart(() => import('../parts/referral/NoReferral.tsx'));

/**
 * Names the partner who will get the credit. Its space is reserved as soon as the start script
 * knows a code, and it says so if the code belongs to no partner, so nothing on the page jumps.
 */
export default function ReferralStrip() {
  const { partner, choice, isAsked } = useCredit();
  useEffect(followCredit, []);
  const isEmpty = !partner && isAsked && document.documentElement.hasAttribute('data-referral');
  if (partner) {
    return <ReferralCard partner={partner} />;
  }
  return isEmpty && <NoReferral isErased={choice !== null} />;
}
