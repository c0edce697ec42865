import { useTranslations } from 'use-intl';
import { leadReference } from '#core/domain/lead-reference.ts';
import { Badge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { DeleteLead } from './DeleteLead.tsx';
import { EditLead } from './edit/EditLead.tsx';
import { StatusSelect } from './edit/StatusSelect.tsx';
import { useWayBack } from './LeadWays.tsx';
import styles from './lead.module.css';
import { LeadActions } from './LeadActions.tsx';
import { ReachLine } from './ReachLine.tsx';
import { StopDialog } from './StopDialog.tsx';

export function LeadHead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const deletion = useTranslations('admin.leadDeletion');
  const goBack = useWayBack();
  return (
    <header className={`${styles.head} ${styles.stays}`}>
      <div className={`${styles.title} ${styles.oneLine}`}>
        <h1 className={shared.name}>
          {lead.firstName} {lead.lastName}
        </h1>
        <div className={shared.marks}>
          <StatusSelect
            key={`status-${lead.id}`}
            lead={lead}
          />
          <EditLead
            key={lead.id}
            lead={lead}
          />
          <StopDialog
            key={`stop-${lead.id}`}
            lead={lead}
          />
          <DeleteLead
            lead={lead}
            isSmall
            onDeleted={goBack}
            t={deletion}
          />
          {lead.isSuspicious && <Badge tone="amber">{t('suspicious')}</Badge>}
          <span className={shared.soft}>
            {t('received', { reference: leadReference(lead.id) })}{' '}
            <RelativeTime value={lead.createdAt} />
          </span>
        </div>
        <ReachLine lead={lead} />
      </div>
      <LeadActions lead={lead} />
    </header>
  );
}
