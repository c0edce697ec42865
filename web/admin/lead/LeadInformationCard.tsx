import { useTranslations } from 'use-intl';
import { Card, Fact, Facts } from '#web/office/parts/Card.tsx';
import { humanize } from '#web/office/formats/humanize.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';
import { useStoredLabel } from './stored-label.ts';

function Suspicion({ lead: { suspicion, isSuspicious } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.information');
  const suspicionLabel = useStoredLabel('suspicion');
  if (suspicion.length === 0) {
    return null;
  }
  return (
    <div className={isSuspicious ? shared.notice : styles.hint}>
      <p>{isSuspicious ? t('suspicious') : t('noticed')}</p>
      <ul>
        {suspicion.map((reason) => (
          <li key={reason}>{suspicionLabel(reason)}</li>
        ))}
      </ul>
    </div>
  );
}

export function LeadInformationCard({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead.information');
  return (
    <Card title={t('title')}>
      <Suspicion lead={lead} />
      <Facts>
        <Fact name={t('id')}>{lead.id}</Fact>
        <Fact name={t('received')}>
          <ExactTime value={lead.createdAt} />
        </Fact>
        <Fact name={t('changed')}>
          <ExactTime value={lead.updatedAt} />
        </Fact>
        <Fact name={t('transaction')}>
          {lead.transactionType && humanize(lead.transactionType)}
        </Fact>
        <Fact name={t('session')}>
          {lead.sessionId && <code className={styles.code}>{lead.sessionId.slice(0, 8)}</code>}
        </Fact>
      </Facts>
    </Card>
  );
}
