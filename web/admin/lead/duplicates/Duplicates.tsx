import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { mergeLeads } from '#core/contract/lead/merges.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { displayPhone } from '#core/domain/phone.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Dialog } from '#web/office/parts/Dialog.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { RelativeTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../api-types.ts';
import { LeadLink } from '../../LeadLink.tsx';
import { May } from '../../May.tsx';
import { duplicatesQuery } from '../../queries/leads.ts';
import styles from './duplicates.module.css';
import { MergeForm } from './MergeForm.tsx';

interface ListProps {
  leadId: number;
  onCompare: (otherId: number) => void;
}

function DuplicateList({ leadId, onCompare }: ListProps) {
  const t = useTranslations('admin.duplicates');
  const duplicates = useQuery(duplicatesQuery(leadId));
  return (
    <Loaded
      query={duplicates}
      failure={t('listFailed')}
      lines={3}
    >
      {({ items, others }) => (
        <ul className={styles.list}>
          {items.map((other) => (
            <li key={other.id}>
              <div className={shared.lines}>
                <span className={shared.marks}>
                  <LeadLink lead={other} />
                  <StatusBadge status={other.status} />
                </span>
                <span className={shared.small}>
                  {leadReference(other.id)} · <RelativeTime value={other.createdAt} />
                </span>
                <span className={shared.small}>
                  {other.email} {other.sameEmail && <strong>{t('sameEmail')}</strong>} ·{' '}
                  {displayPhone(other.phone)} {other.samePhone && <strong>{t('samePhone')}</strong>}
                </span>
              </div>
              <May call={mergeLeads}>
                <ToolButton onClick={() => onCompare(other.id)}>
                  {t('compare')}
                  <span className="visually-hidden"> {leadReference(other.id)}</span>
                </ToolButton>
              </May>
            </li>
          ))}
          {others.map(({ owner, count }) => (
            <li key={owner}>{t('others', { count, owner })}</li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}

/** That a lead's person applied more than once, and the way to make one lead of them. */
export function Duplicates({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.duplicates');
  const [isOpen, setIsOpen] = useState(false);
  const [otherId, setOtherId] = useState<number | null>(null);
  const open = (isShown: boolean) => {
    setIsOpen(isShown);
    // What is closing stays as it is until it is gone.
    if (isShown) {
      setOtherId(null);
    }
  };
  if (lead.applications < 2 && !isOpen) {
    return null;
  }
  return (
    <>
      <button
        type="button"
        className={styles.open}
        onClick={() => open(true)}
      >
        {t('open', { count: lead.applications - 1 })}
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={open}
        title={otherId === null ? t('title') : t('mergeTitle')}
        description={otherId === null ? t('text') : t('mergeText')}
      >
        {otherId === null ? (
          <DuplicateList
            leadId={lead.id}
            onCompare={setOtherId}
          />
        ) : (
          <MergeForm
            lead={lead}
            otherId={otherId}
            onCancel={() => setOtherId(null)}
            onDone={() => open(false)}
          />
        )}
      </Dialog>
    </>
  );
}
