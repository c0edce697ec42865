import shared from '#web/office/styles/shared.module.css';
import { ReferralsCard } from './referrals/ReferralsCard.tsx';
import { ShareCard } from './share/ShareCard.tsx';
import { StatCards } from './StatCards.tsx';

export function DashboardTab() {
  return (
    <div className={shared.stack}>
      <ShareCard />
      <StatCards />
      <ReferralsCard />
    </div>
  );
}
