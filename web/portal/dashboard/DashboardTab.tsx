import { ReferralsCard } from './referrals/ReferralsCard.tsx';
import { ShareCard } from './share/ShareCard.tsx';
import { StatCards } from './StatCards.tsx';
import styles from './dashboard.module.css';

/** What an affiliate begins with: the own link to share, what it brought, and who came by it. */
export function DashboardTab() {
  return (
    <div className={styles.cards}>
      <ShareCard />
      <StatCards />
      <ReferralsCard />
    </div>
  );
}
