import { Link } from 'react-router';
import { displayStatus } from '#core/domain/lead-status.ts';
import { CodeBadge, StatusBadge } from '#web/kit/Badge.tsx';
import { Card } from '#web/kit/Card.tsx';
import { EmptyState, FailureState } from '#web/kit/EmptyState.tsx';
import { User } from '#web/kit/icons.tsx';
import { RelativeTime } from '#web/kit/RelativeTime.tsx';
import { Skeleton } from '#web/kit/Skeleton.tsx';
import { LeadLink } from '../LeadLink.tsx';
import styles from './overview.module.css';
import { type Activity, recentCount } from './queries.ts';

/** The newest leads. */
export function RecentLeads({ activity: { data, error, refetch } }: { activity: Activity }) {
  return (
    <Card title="Recent Leads" isFlush aside={<Link to="/admin/dashboard?tab=leads" className={styles.all}>All leads</Link>}>
      {error ? <FailureState error={error} title="The leads could not be loaded" onRetry={() => void refetch()} />
        : !data ? <Skeleton lines={recentCount} />
          : data.leads.length === 0 ? <EmptyState icon={<User />} title="No leads yet">Applications from the website appear here the moment they are sent.</EmptyState>
            : (
              <ul className={styles.list}>
                {data.leads.slice(0, recentCount).map((lead) => (
                  <li key={lead.id} className={styles.row}>
                    <div className={styles.who}>
                      <LeadLink lead={lead} />
                      <span className={styles.soft}>{lead.email}</span>
                    </div>
                    <div className={styles.marks}>
                      {lead.referralCode && <CodeBadge code={lead.referralCode} />}
                      <StatusBadge status={displayStatus(lead, 'admin')} />
                      <RelativeTime value={lead.createdAt} className={styles.when} />
                    </div>
                  </li>
                ))}
              </ul>
            )}
    </Card>
  );
}
