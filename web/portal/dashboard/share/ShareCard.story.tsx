import '#web/office/styles/tokens-office.css';
import { Toaster } from '#web/office/shell/Toaster.tsx';
import type { AffiliateSession } from '../../api-types.ts';
import { SessionContext } from '../../session-context.ts';
import { ShareCard } from './ShareCard.tsx';

const session: AffiliateSession = {
  affiliate: {
    id: 1,
    firstName: 'Rita',
    lastName: 'Realtor',
    email: 'rita@example.com',
    phone: null,
    company: null,
    state: null,
    licenseNumber: null,
    licenseExpires: null,
    referralCode: 'RitaRealtor',
    referralLink: 'https://www.example.com/RitaRealtor',
    commissionUnit: 'percent',
    commissionRate: 0.03,
    isLicensedRealtor: true,
    needsReview: false,
    picture: null,
    isPictureReviewed: false,
    language: 'en',
    createdAt: '2026-11-20T15:00:00Z',
    updatedAt: '2026-11-20T15:00:00Z',
  },
  isImpersonation: false,
  partnerSees: 'all',
};

/** The card of a signed-in affiliate. */
export function OfAnAffiliate() {
  return (
    <SessionContext value={session}>
      <Toaster>
        <ShareCard />
      </Toaster>
    </SessionContext>
  );
}
