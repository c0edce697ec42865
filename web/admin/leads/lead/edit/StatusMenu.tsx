import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type LeadStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { OpenList } from './OpenList.tsx';

interface StatusMenuProps {
  button: ReactElement<object>;
  /** The button's accessible name, if its content does not say it. */
  label: string;
  value?: string | null;
  statuses?: readonly string[];
  onOpen?: () => void;
  onChoose: (status: LeadStatus) => void;
  children: ReactNode;
}

/** A letter moves through the open list to the statuses that begin with it. */
export function StatusMenu({
  value = null,
  statuses = leadStatuses,
  onChoose,
  ...rest
}: StatusMenuProps) {
  const t = useTranslations('admin.leadEdit');
  return (
    <OpenList
      {...rest}
      listLabel={t('fields.status')}
      value={value}
      choices={statuses}
      renderChoice={(status) => <StatusBadge status={status} />}
      onChoose={(status) => onChoose(status as LeadStatus)}
    />
  );
}
