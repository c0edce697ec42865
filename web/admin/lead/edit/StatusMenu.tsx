import { Select } from '@base-ui/react/select';
import type { KeyboardEvent, ReactElement, ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { type LeadStatus, leadStatuses } from '#core/domain/lead-status.ts';
import { Check } from '#web/kit/icons.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import styles from './edit.module.css';

/**
 * Whether a status was chosen in the open list, by mouse or Enter. The library's closed (or
 * closing) lists also take typed letters as choices, and each choice is saved at once: a person who
 * types a note there would change the status.
 */
export function isChoice({ reason }: { reason: string }): boolean {
  return reason === 'item-press';
}

/** Only Enter chooses, because a typed sentence contains spaces. */
function leaveSpace(event: KeyboardEvent): void {
  if (event.key === ' ') {
    event.preventDefault();
  }
}

interface StatusOptionsProps {
  statuses: readonly string[];
  /** Called on close; returns whether the button gets the focus back. */
  onClosed?: (() => boolean) | undefined;
}

export function StatusOptions({ statuses, onClosed }: StatusOptionsProps) {
  const t = useTranslations('admin.leadEdit');
  return (
    <Select.Portal>
      <Select.Positioner
        className={styles.positioner}
        alignItemWithTrigger={false}
        sideOffset={4}
        align="start"
      >
        <Select.Popup
          className={styles.popup}
          aria-label={t('fields.status')}
          finalFocus={onClosed ?? true}
          onKeyDownCapture={leaveSpace}
        >
          {statuses.map((status) => (
            <Select.Item
              key={status}
              value={status}
              className={styles.item}
            >
              <Select.ItemText>
                <StatusBadge status={status} />
              </Select.ItemText>
              <Select.ItemIndicator>
                <Check size={16} />
              </Select.ItemIndicator>
            </Select.Item>
          ))}
        </Select.Popup>
      </Select.Positioner>
    </Select.Portal>
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
      <Select.Trigger
        aria-label={label}
        render={button}
      >
        {children}
      </Select.Trigger>
      <StatusOptions statuses={leadStatuses} />
    </Select.Root>
  );
}
