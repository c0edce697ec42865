import { Select } from '@base-ui/react/select';
import type { KeyboardEvent } from 'react';
import { useTranslations } from 'use-intl';
import { Check } from '#web/kit/icons.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import styles from './edit.module.css';

/** Enter chooses alone: between the words of a sentence stands a space. */
function leaveSpace(event: KeyboardEvent): void {
  if (event.key === ' ') {
    event.preventDefault();
  }
}

interface StatusOptionsProps {
  statuses: readonly string[];
  /** Called when the list closes: whether the focus goes back to its button. */
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
