import type { ReactNode } from 'react';
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

interface RowProps {
  who: ReactNode;
  under: ReactNode;
  /** At its end. */
  children: ReactNode;
}

function Row({ who, under, children }: RowProps) {
  return (
    <li className={`${shared.centered} ${styles.row}`}>
      <div className={styles.who}>
        {who}
        <span className={`${shared.truncate} ${shared.small}`}>{under}</span>
      </div>
      {children}
    </li>
  );
}

/** As high as the rows to come, so that nothing below moves. */
function WaitingRows(row: Omit<RowProps, 'under'>) {
  return (
    <SkeletonFrame>
      <ul className={shared.list}>
        {Array.from({ length: recentCount }, (_, at) => (
          <Row key={at} {...row} under={<SkeletonWords />} />
        ))}
      </ul>
    </SkeletonFrame>
  );
}

export function RecentLeads({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.leads');
  const toAll = (
    <Link to={pathOf('leads')} className={styles.all}>
      {t('all')}
    </Link>
  );
  const waiting = (
    <WaitingRows
      who={
        <NameInRow>
          <SkeletonWords />
        </NameInRow>
      }
    >
      <div className={`${shared.wrapCentered} ${styles.marks}`}>
        <Badge>&nbsp;</Badge>
      </div>
    </WaitingRows>
  );
  const rowOf = (lead: LeadRow) => (
    <Row key={lead.id} who={<LeadLink lead={lead} />} under={lead.email}>
      <div className={`${shared.wrapCentered} ${styles.marks}`}>
        {lead.referralCode && <CodeBadge code={lead.referralCode} />}
        <StatusBadge status={displayStatus(lead, 'admin')} />
        <RelativeTime value={lead.createdAt} className={`${shared.small} ${styles.when}`} />
      </div>
    </Row>
  );
  return (
    <Card title={t('title')} isFlush aside={toAll}>
      <Loaded query={activity} failure={t('failed')} lines={waiting}>
        {({ leads }) =>
          leads.length === 0 ? (
            <EmptyState icon={<User />} title={t('none')} text={t('noneText')} />
          ) : (
            <ul className={shared.list}>{leads.slice(0, recentCount).map(rowOf)}</ul>
          )
        }
      </Loaded>
    </Card>
  );
}

const actionOf = (action: ReactNode) => <span className={styles.action}>{action}</span>;

export function RecentInteractions({ activity }: { activity: Activity }) {
  const t = useTranslations('admin.overview.interactions');
  const waiting = (
    <WaitingRows who={actionOf(<SkeletonWords />)}>
      <SkeletonWords isShort />
    </WaitingRows>
  );
  const rowOf = ({ id, action, page, createdAt }: InteractionRow) => (
    <Row key={id} who={actionOf(humanize(action))} under={page}>
      <RelativeTime value={createdAt} className={`${shared.small} ${styles.when}`} />
    </Row>
  );
  return (
    <Card title={t('title')} isFlush>
      <Loaded query={activity} failure={t('failed')} lines={waiting}>
        {({ interactions }) =>
          interactions.length === 0 ? (
            <EmptyState icon={<Chart />} title={t('none')} text={t('noneText')} />
          ) : (
            <ul className={shared.list}>{interactions.slice(0, recentCount).map(rowOf)}</ul>
          )
        }
      </Loaded>
    </Card>
  );
}
