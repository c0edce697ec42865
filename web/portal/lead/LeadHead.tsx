import { useTranslations } from 'use-intl';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { ReferredLead } from '../api-types.ts';
import { LeadStatusBadge } from '../parts/LeadStatusBadge.tsx';
import styles from './lead.module.css';

export function LeadHead({ lead }: { lead: ReferredLead }) {
  const t = useTranslations('portal.lead');
  const { firstName, lastName, createdAt } = lead;
  return (
    <header className={styles.head}>
      <div>
        <h1 className={shared.name}>{`${firstName} ${lastName}`}</h1>
        <p className={shared.soft}>
          {t('submitted')} <RelativeTime value={createdAt} />
        </p>
      </div>
      <LeadStatusBadge lead={lead} />
    </header>
  );
}
