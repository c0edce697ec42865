import { useTranslations } from 'use-intl';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Card } from '#web/office/parts/Card.tsx';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import styles from './lead.module.css';

type Change = LeadDetail['statusHistory'][number];

function ChangeLine({ change: { toStatus, actor, changedAt } }: { change: Change }) {
  const t = useTranslations('admin.lead.history');
  const who = actor === 'visitor' ? t('applicant') : actor;
  return (
    <li>
      <StatusBadge status={toStatus} />
      <span className={shared.soft}>
        {t('change', { actor: who })} <ExactTime value={changedAt} />
      </span>
    </li>
  );
}

/** Every status the lead had, and who gave it. */
export function StatusHistoryCard({ history }: { history: readonly Change[] }) {
  const t = useTranslations('admin.lead.history');
  return (
    <Card title={t('title')}>
      {history.length === 0 ? (
        <p className={shared.soft}>{t('none')}</p>
      ) : (
        <ol className={`${shared.list} ${styles.trail}`}>
          {history.map((change, at) => (
            <ChangeLine
              key={at}
              change={change}
            />
          ))}
        </ol>
      )}
    </Card>
  );
}
