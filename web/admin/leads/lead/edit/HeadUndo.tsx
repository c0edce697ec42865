import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { undoLeadChanges } from '#core/contract/leads/bulk.ts';
import { listLeads } from '#core/contract/leads/leads.ts';
import { handLead, readQueue } from '#core/contract/office/queue.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { useMoment } from '#web/office/parts/RelativeTime.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { leadQuery, staleAfterEdit } from '../../lead-query.ts';
import styles from './edit.module.css';

/** What is left until a moment, as 4:32; null when the time is up. */
function leftUntil(until: string | null | undefined, now: number): string | null {
  const left = !until ? 0 : Math.ceil((Date.parse(until) - now) / 1000);
  return left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : null;
}

/** What was done in the last minutes, with its Undo, in a line that is kept free for it. */
export function HeadUndo({ lead: { id, undoable } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit.undo');
  const now = useMoment();
  const [, tick] = useState(0);
  const undoStatus = useWrite(undoLeadChanges, {
    makesStale: [leadQuery(id).queryKey, ...staleAfterEdit],
    failed: t('failed'),
    onSuccess({ changed }) {
      focusContent();
      if (changed === 0) {
        toastError({ title: t('failed') });
      }
    },
  });
  const giveBack = useWrite(handLead, {
    makesStale: [leadQuery(id).queryKey, allUnder(listLeads), readQueue],
    failed: t('ownerFailed'),
    onSuccess: focusContent,
  });
  const moved = undoable?.status;
  const left = leftUntil(moved?.until, now);
  const isClaimed = leftUntil(undoable?.claimedUntil, now) !== null;
  const isCounting = left !== null || isClaimed;
  useEffect(() => {
    if (isCounting) {
      const timer = setInterval(() => tick((count) => count + 1), 1000);
      return () => clearInterval(timer);
    }
  }, [isCounting]);
  return (
    <span className={`${shared.inlineCentered} ${styles.undo}`}>
      {isClaimed && (
        <>
          <span className={shared.soft}>{t('claimed')}</span>
          <ToolButton
            variant="quiet"
            className={styles.undoButton}
            aria-label={t('unclaim')}
            disabled={giveBack.isPending}
            onClick={() => giveBack.mutate({ params: { id: String(id) }, body: { ownerId: null } })}
          >
            {t('undoClaim')}
          </ToolButton>
        </>
      )}
      {moved && left && (
        <>
          <span className={shared.soft}>{t('was', { status: moved.was })}</span>
          <ToolButton
            variant="quiet"
            className={styles.undoButton}
            disabled={undoStatus.isPending}
            onClick={() => undoStatus.mutate({ params: { id: String(moved.id) } })}
          >
            {t('undo', { left })}
          </ToolButton>
        </>
      )}
    </span>
  );
}
