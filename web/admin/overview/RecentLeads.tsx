import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { displayStatus } from '#core/domain/lead-status.ts';
import { CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { User } from '#web/kit/icons.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import type { LeadRow } from '../api-types.ts';
import { LeadLink } from '../LeadLink.tsx';
import { pathOf } from '../navigation/tabs.ts';
import styles from './overview.module.css';
import { type Activity, recentCount } from './activity.ts';
import { WaitingRows } from './WaitingRows.tsx';

function RecentLead({ lead }: { lead: LeadRow }) {
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <LeadLink lead={lead} />
        <span className={styles.soft}>{lead.email}</span>
      </div>
      <div className={styles.marks}>
        {lead.referralCode && <CodeBadge code={lead.referralCode} />}
        <StatusBadge status={displayStatus(lead, 'admin')} />
        <RelativeTime
          value={lead.createdAt}
          className={styles.when}
        />
      </div>
    </li>
  );
}

function Leads({ leads }: { leads: readonly LeadRow[] }) {
  const t = useTranslations('admin.overview.leads');
  if (leads.length === 0) {
    return (
      <EmptyState
        icon={<User />}
        title={t('none')}
      >
        {t('noneText')}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.list}>
      {leads.slice(0, recentCount).map((lead) => (
        <RecentLead
          key={lead.id}
          lead={lead}
        />
      ))}
    </ul>
  );
}

export function RecentLeads({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.leads');
  return (
    <Card
      title={t('title')}
      isFlush
      aside={
        <Link
          to={pathOf('leads')}
          className={styles.all}
        >
          {t('all')}
        </Link>
      }
    >
      <Loaded
        query={activity}
        failure={t('failed')}
        lines={<WaitingRows areLeads />}
      >
        {({ leads }) => <Leads leads={leads} />}
      </Loaded>
    </Card>
  );
}
