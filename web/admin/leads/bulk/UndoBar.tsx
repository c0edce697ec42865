import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { ExactTime } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import shared from '#web/office/styles/shared.module.css';
import { undoableQuery } from '../../queries/leads.ts';
import styles from './undo-bar.module.css';
import { useLeadChanges } from './use-lead-changes.ts';

/** The current time, updated at each of these moments. */
function useNow(moments: readonly number[]): number {
  const [now, setNow] = useState(() => Date.now());
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (next === Infinity) {
      return;
    }
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, next - Date.now()));
    return () => clearTimeout(timer);
  }, [next]);
  return now;
}

/** The member's own bulk changes, which can be undone until their emails leave. */
export function UndoBar() {
  const t = useTranslations('admin.leadBulk');
  const { data } = useQuery(undoableQuery);
  const { undo, isUndoing } = useLeadChanges();
  const now = useNow((data?.items ?? []).map(({ until }) => Date.parse(until)));
  const items = (data?.items ?? []).filter(({ until }) => Date.parse(until) > now);
  if (items.length === 0) {
    return null;
  }
  return (
    <ul
      className={styles.undo}
      aria-label={t('undoable')}
    >
      {items.map(({ id, kind, status, changed: count, until }) => (
        <li key={id}>
          <span>
            {kind === 'owner'
              ? t('wasGiven', { count: String(count) })
              : status === null
                ? t('wasDeleted', { count: String(count) })
                : t('wasMoved', { count: String(count), status })}{' '}
            <span className={shared.soft}>
              {t('undoUntil')} <ExactTime value={until} />
            </span>
          </span>
          <ToolButton
            disabled={isUndoing}
            onClick={() => {
              // The button disappears with the change.
              focusContent();
              undo({ id, change: { status: (status ?? undefined) as LeadStatus, leads: [] } });
            }}
          >
            {t(kind !== 'owner' && status === null ? 'restore' : 'undo')}
          </ToolButton>
        </li>
      ))}
    </ul>
  );
}
