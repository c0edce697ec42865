import { Select } from '@base-ui/react/select';
import { useTranslations } from 'use-intl';
import { displayStatus, leadStatuses } from '#core/domain/lead-status.ts';
import { Check, Chevron } from '#web/kit/icons.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import type { LeadDetail } from '../../api-types.ts';
import styles from './edit.module.css';
import { useStatusChange } from './use-status-change.ts';

/**
 * The status of a lead, to be changed at once. It opens before anything is chosen: with the keyboard
 * nobody passes through the statuses on the way.
 */
export function StatusSelect({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const { pending, choose } = useStatusChange(lead);
  const shown = pending ?? displayStatus(lead, 'admin');
  const isOurs = (leadStatuses as readonly string[]).includes(shown);
  const offered: readonly string[] = isOurs ? leadStatuses : [...leadStatuses, shown];
  return (
    <Select.Root
      value={shown}
      modal={false}
      // Not disabled while it saves: the focus would be lost.
      readOnly={pending !== null}
      onValueChange={(status) => status !== null && status !== shown && choose(status)}
    >
      <Select.Trigger
        aria-label={t('statusIs', { status: shown })}
        className={styles.trigger}
      >
        <StatusBadge status={shown} />
        <Chevron size={16} />
      </Select.Trigger>
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
          >
            {offered.map((status) => (
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
    </Select.Root>
  );
}
