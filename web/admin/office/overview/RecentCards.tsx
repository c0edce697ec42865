import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { readDashboardActivity } from '#core/contract/accounts/staff.ts';
import { displayStatus } from '#core/domain/leads/lead-status.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { Chart, User } from '#web/kit/icons.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { Badge, CodeBadge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { EmptyState } from '#web/office/parts/EmptyState.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { SkeletonFrame, SkeletonWords } from '#web/office/parts/Skeleton.tsx';
import shared from '#web/office/styles/shared.module.css';
import { LeadLink, NameInRow } from '../../LeadLink.tsx';
import type { InteractionRow, LeadRow } from '../../api-types.ts';
import { pathOf } from '../../navigation/tabs.ts';
import styles from './overview.module.css';

type Activity = UseQueryResult<AnswerOf<typeof readDashboardActivity>>;

const recentCount = 5;

/** As high as the rows to come, so that nothing below moves. */
function WaitingRows({ areLeads = false }: { areLeads?: boolean }) {
  return (
    <SkeletonFrame>
      {Array.from({ length: recentCount }, (_, at) => (
        <div key={at} className={`${shared.centered} ${styles.row}`}>
          <div className={styles.who}>
            {areLeads ? (
              <NameInRow>
                <SkeletonWords />
              </NameInRow>
            ) : (
              <span className={styles.action}>
                <SkeletonWords />
              </span>
            )}
            <span className={`${shared.truncate} ${shared.small}`}>
              <SkeletonWords />
            </span>
          </div>
          {areLeads ? (
            <div className={`${shared.wrapCentered} ${styles.marks}`}>
              <Badge>&nbsp;</Badge>
            </div>
          ) : (
            <SkeletonWords isShort />
          )}
        </div>
      ))}
    </SkeletonFrame>
  );
}

function Leads({ leads }: { leads: readonly LeadRow[] }) {
  const t = useTranslations('admin.overview.leads');
  if (leads.length === 0) {
    return <EmptyState icon={<User />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <ul className={shared.list}>
      {leads.slice(0, recentCount).map((lead) => (
        <li key={lead.id} className={`${shared.centered} ${styles.row}`}>
          <div className={styles.who}>
            <LeadLink lead={lead} />
            <span className={`${shared.truncate} ${shared.small}`}>{lead.email}</span>
          </div>
          <div className={`${shared.wrapCentered} ${styles.marks}`}>
            {lead.referralCode && <CodeBadge code={lead.referralCode} />}
            <StatusBadge status={displayStatus(lead, 'admin')} />
            <RelativeTime value={lead.createdAt} className={`${shared.small} ${styles.when}`} />
          </div>
        </li>
      ))}
    </ul>
  );
}

export function RecentLeads({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.leads');
  const toAll = (
    <Link to={pathOf('leads')} className={styles.all}>
      {t('all')}
    </Link>
  );
  return (
    <Card title={t('title')} isFlush aside={toAll}>
      <Loaded query={activity} failure={t('failed')} lines={<WaitingRows areLeads />}>
        {({ leads }) => <Leads leads={leads} />}
      </Loaded>
    </Card>
  );
}

function Interactions({ interactions }: { interactions: readonly InteractionRow[] }) {
  const t = useTranslations('admin.overview.interactions');
  if (interactions.length === 0) {
    return <EmptyState icon={<Chart />} title={t('none')} text={t('noneText')} />;
  }
  return (
    <ul className={shared.list}>
      {interactions.slice(0, recentCount).map(({ id, action, page, createdAt }) => (
        <li key={id} className={`${shared.centered} ${styles.row}`}>
          <div className={styles.who}>
            <span className={styles.action}>{humanize(action)}</span>
            <span className={`${shared.truncate} ${shared.small}`}>{page}</span>
          </div>
          <RelativeTime value={createdAt} className={`${shared.small} ${styles.when}`} />
        </li>
      ))}
    </ul>
  );
}

export function RecentInteractions({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.interactions');
  return (
    <Card title={t('title')} isFlush>
      <Loaded query={activity} failure={t('failed')} lines={<WaitingRows />}>
        {({ interactions }) => <Interactions interactions={interactions} />}
      </Loaded>
    </Card>
  );
}
