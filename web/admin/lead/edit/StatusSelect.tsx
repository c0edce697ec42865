import { Select } from '@base-ui/react/select';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { displayStatus, leadStatuses } from '#core/domain/lead-status.ts';
import { Chevron } from '#web/kit/icons.tsx';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import type { LeadDetail } from '../../api-types.ts';
import styles from './edit.module.css';
import { isChoice } from './is-choice.ts';
import { StatusOptions } from './StatusOptions.tsx';
import { useStatusChange } from './use-status-change.ts';

/**
 * The status of a lead, to be changed at once. It opens before anything is chosen: with the keyboard
 * nobody passes through the statuses on the way. After a choice the keys belong to the page again.
 */
export function StatusSelect({ lead }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit');
  const { pending, choose } = useStatusChange(lead);
  // What somebody else gives while it is open is not written over: the choice was made before.
  const seen = useRef(lead);
  const wasChosen = useRef(false);
  const shown = pending ?? displayStatus(lead, 'admin');
  const isOurs = (leadStatuses as readonly string[]).includes(shown);
  const offered: readonly string[] = isOurs ? leadStatuses : [...leadStatuses, shown];
  return (
    <Select.Root
      value={shown}
      modal={false}
      onOpenChange={(isOpen, change) => {
        wasChosen.current = isChoice(change);
        if (isOpen) {
          seen.current = lead;
        }
      }}
      onValueChange={(status, change) => {
        if (isChoice(change) && status !== null && status !== shown) {
          choose(status, seen.current);
        }
      }}
    >
      <Select.Trigger
        aria-label={t('statusIs', { status: shown })}
        aria-keyshortcuts="s"
        className={styles.trigger}
      >
        <StatusBadge status={shown} />
        <Chevron size={16} />
      </Select.Trigger>
      <StatusOptions
        statuses={offered}
        onClosed={() => {
          if (wasChosen.current) {
            focusContent();
          }
          return !wasChosen.current;
        }}
      />
    </Select.Root>
  );
}
