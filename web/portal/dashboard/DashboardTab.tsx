import shared from '#web/office/styles/shared.module.css';
import { ReferralsCard } from './referrals/ReferralsCard.tsx';
import { ShareCard } from './share/ShareCard.tsx';
import { StatCards } from './StatCards.tsx';

/** What an affiliate begins with: the own link to share, what it brought, and who came by it. */
export function DashboardTab() {
  return (
    <div className={shared.stack}>
      <ShareCard />
      <StatCards />
      <ReferralsCard />
    </div>
  );
}
