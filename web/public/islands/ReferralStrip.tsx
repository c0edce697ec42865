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
 * knows a code, so nothing on the page jumps; it stays empty if the code belongs to no partner.
 */
export default function ReferralStrip() {
  const { partner, choice, isAsked } = useCredit();
  useEffect(followCredit, []);
  if (partner) {
    return <ReferralCard partner={partner} />;
  }
  const isErased = isAsked && choice !== null;
  return isErased && document.documentElement.hasAttribute('data-referral') && <NoReferral />;
}
