import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from 'react-router';
import { adminPaths } from '#core/contract/site.ts';
import { displayStatus } from '#core/domain/lead-status.ts';
import { CallError } from '#web/kit/api.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { EmptyState, FailureState } from '#web/office/parts/EmptyState.tsx';
import { Arrow, User } from '#web/kit/icons.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { Skeleton } from '#web/office/parts/Skeleton.tsx';
import { useTitle } from '../../office/shell/use-title.ts';
import { leadQuery } from '../queries/leads.ts';
import { CalculatorCard } from './CalculatorCard.tsx';
import { ConsentCard } from './ConsentCard.tsx';
import { ContactCard } from './ContactCard.tsx';
import { InteractionsCard } from './InteractionsCard.tsx';
import { LeadActions } from './LeadActions.tsx';
import styles from './lead.module.css';
import { LeadInformationCard } from './LeadInformationCard.tsx';
import { MailsCard } from './MailsCard.tsx';
import { QualificationCard } from './QualificationCard.tsx';
import { ReferralCard } from './ReferralCard.tsx';
import { StatusHistoryCard } from './StatusHistoryCard.tsx';
import { VisitorFiguresCard } from './VisitorFiguresCard.tsx';

const dashboardPath = adminPaths.dashboard;

function BackLink() {
  const { state } = useLocation() as { state: { from?: unknown } | null };
  // Back to the very list the lead was opened from, with its search and page.
  const from =
    typeof state?.from === 'string' && state.from.startsWith(dashboardPath)
      ? state.from
      : dashboardPath;
  return (
    <Link
      to={from}
      className={styles.back}
    >
      <Arrow
        size={16}
        direction="left"
      />
      Back to Dashboard
    </Link>
  );
}

/** Everything known of one lead. */
export function LeadPage() {
  const { id = '' } = useParams();
  const { data: lead, error, refetch } = useQuery(leadQuery(id));
  const isMissing = error instanceof CallError && (error.status === 404 || error.status === 400);
  useTitle(
    lead ? `${lead.firstName} ${lead.lastName}` : isMissing ? 'Contact Not Found' : 'Contact',
  );

  if (isMissing) {
    return (
      <div className={styles.page}>
        <h1 className="visually-hidden">Contact Not Found</h1>
        <EmptyState
          icon={<User />}
          title="Contact Not Found"
          action={<BackLink />}
        >
          This contact does not exist, or it was deleted.
        </EmptyState>
      </div>
    );
  }
  if (error) {
    return (
      <div className={styles.page}>
        <BackLink />
        <FailureState
          error={error}
          title="The contact could not be loaded"
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (!lead) {
    return (
      <div className={styles.page}>
        <BackLink />
        <Skeleton lines={12} />
      </div>
    );
  }

  return (
    <div className={styles.page}>
      <BackLink />
      <header className={styles.head}>
        <div className={styles.title}>
          <h1 className={styles.name}>
            {lead.firstName} {lead.lastName}
          </h1>
          <div className={styles.marks}>
            <StatusBadge status={displayStatus(lead, 'admin')} />
            {lead.isSuspicious && <Badge tone="red">Suspicious</Badge>}
            <span className={styles.soft}>
              Lead #{lead.id}, received <RelativeTime value={lead.createdAt} />
            </span>
          </div>
        </div>
        <LeadActions lead={lead} />
      </header>
      <div className={styles.columns}>
        <div className={styles.column}>
          <ContactCard lead={lead} />
          <QualificationCard lead={lead} />
          <CalculatorCard lead={lead} />
          <VisitorFiguresCard lead={lead} />
          <InteractionsCard lead={lead} />
        </div>
        <div className={styles.column}>
          <LeadInformationCard lead={lead} />
          <ReferralCard lead={lead} />
          <ConsentCard consents={lead.consents} />
          <StatusHistoryCard history={lead.statusHistory} />
          <MailsCard mails={lead.mails} />
        </div>
      </div>
    </div>
  );
}
