import { deleteLead, stopContact, updateLead } from '#core/contract/lead/changes.ts';
import { sendLeadMail } from '#core/contract/lead/mail.ts';
import { addNote } from '#core/contract/lead/notes.ts';
import { May } from '../May.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { leadReference } from '#core/domain/lead-reference.ts';
import { Badge, StatusBadge } from '#web/office/parts/Badge.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../api-types.ts';
import { PermissionLine } from './contact/PermissionLine.tsx';
import { DeleteLead } from './DeleteLead.tsx';
import { Duplicates } from './duplicates/Duplicates.tsx';
import { EditLead } from './edit/EditLead.tsx';
import { StatusSelect } from './edit/StatusSelect.tsx';
import styles from './lead.module.css';
import { LeadActions } from './LeadActions.tsx';
import { MailDialog } from './mail/MailDialog.tsx';
import { useCameFrom } from './neighbours.ts';
import { OwnerMenu } from './OwnerMenu.tsx';
import { ReachLine } from './ReachLine.tsx';
import { StopDialog } from './StopDialog.tsx';

export function LeadHead({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.lead');
  const deletion = useTranslations('admin.leadDeletion');
  const navigate = useNavigate();
  const { from } = useCameFrom();
  return (
    <header className={styles.head}>
      <div className={styles.title}>
        <h1 className={shared.name}>
          {lead.firstName} {lead.lastName}
        </h1>
        <div className={shared.marks}>
          <May
            call={updateLead}
            otherwise={<StatusBadge status={lead.status} />}
          >
            <StatusSelect lead={lead} />
          </May>
          {lead.isWaiting && <Badge tone="amber">{t('waiting')}</Badge>}
          {lead.isSuspicious && <Badge tone="amber">{t('suspicious')}</Badge>}
          <span className={shared.soft}>
            {t('received', { reference: leadReference(lead.id) })}{' '}
            <RelativeTime value={lead.createdAt} />
          </span>
          <Duplicates lead={lead} />
        </div>
        <ReachLine lead={lead} />
        <PermissionLine lead={lead} />
      </div>
      <May call={addNote}>
        <LeadActions lead={lead} />
      </May>
      <div className={`${shared.row} ${styles.tools}`}>
        <OwnerMenu lead={lead} />
        <May call={updateLead}>
          <EditLead lead={lead} />
        </May>
        <May call={sendLeadMail}>
          <MailDialog lead={lead} />
        </May>
        <May call={stopContact}>
          <StopDialog lead={lead} />
        </May>
        <May call={deleteLead}>
          <DeleteLead
            lead={lead}
            onDeleted={() => void navigate(from)}
            t={deletion}
          />
        </May>
      </div>
    </header>
  );
}
