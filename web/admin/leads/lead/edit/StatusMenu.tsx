import { Select } from '@base-ui/react/select';
import type { ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type LeadStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { OpenList } from './OpenList.tsx';

/**
 * Whether a status was chosen in the open list, by mouse or Enter. The library's closed (or
 * closing) lists also take typed letters as choices, and each choice is saved at once: a person who
 * types a note there would change the status.
 */
export function isChoice({ reason }: { reason: string }): boolean {
  return reason === 'item-press';
}

interface StatusOptionsProps {
  statuses: readonly string[];
  /** Called on close; returns whether the button gets the focus back. */
  onClosed?: (() => boolean) | undefined;
}

export function StatusOptions({ statuses, onClosed }: StatusOptionsProps) {
  const t = useTranslations('admin.leadEdit');
  return (
    <OpenList
      aria-label={t('fields.status')}
      finalFocus={onClosed ?? true}
      choices={statuses}
      renderChoice={(status) => <StatusBadge status={status} />}
    />
  );
}

interface StatusMenuProps {
  button: ReactElement;
  /** The button's accessible name, if its content does not say it. */
  label: string;
  value?: string | null;
  isDisabled?: boolean;
  onChoose: (status: LeadStatus) => void;
  children: ReactNode;
}

/** A letter moves through the open list to the statuses that begin with it. */
export function StatusMenu({
  button,
  label,
  value = null,
  isDisabled = false,
  onChoose,
  children,
}: StatusMenuProps) {
  return (
    <Select.Root
      value={value}
      modal={false}
      readOnly={isDisabled}
      onValueChange={(status, change) => {
        if (isChoice(change) && status !== null) {
          onChoose(status as LeadStatus);
        }
      }}
    >
      <Select.Trigger aria-label={label} render={button}>
        {children}
      </Select.Trigger>
      <StatusOptions statuses={leadStatuses} />
    </Select.Root>
  );
}
