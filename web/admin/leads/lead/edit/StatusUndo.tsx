import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { undoLeadChanges } from '#core/contract/leads/bulk.ts';
import type { updateLead } from '#core/contract/leads/changes.ts';
import type { AnswerOf } from '#web/kit/api-types.ts';
import { useWrite } from '#web/office/cache/use-write.ts';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import { focusContent } from '#web/office/shell/focus-content.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadDetail } from '../../../api-types.ts';
import { leadQuery, staleAfterEdit } from '../../lead-query.ts';
import styles from './edit.module.css';

/** A status that was just set, with what undoes it. */
interface Undoable {
  id: number;
  until: string;
  was: string;
  status: string;
}

const undoKey = (leadId: number) => ['status-undo', leadId];

/** Keeps what undoes a status, in the cache of answers, which signing out empties. */
export function useOfferStatusUndo() {
  const queries = useQueryClient();
  return ({ id, status, undo }: AnswerOf<typeof updateLead>, was: string) =>
    undo && void queries.setQueryData<Undoable>(undoKey(id), { ...undo, was, status });
}

/** The minutes and seconds that are left, as 4:32; null when the time is up. */
function useLeft(until: string | undefined): string | null {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (until === undefined) {
      return;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [until]);
  const left = until === undefined ? 0 : Math.ceil((Date.parse(until) - now) / 1000);
  return left > 0 ? `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}` : null;
}

/** What the status was, and its Undo, in a line that is kept free for them. */
export function StatusUndo({ lead: { id, status } }: { lead: LeadDetail }) {
  const t = useTranslations('admin.leadEdit.undo');
  const queries = useQueryClient();
  const { data } = useQuery<Undoable>({
    queryKey: undoKey(id),
    queryFn: skipToken,
    gcTime: Infinity,
  });
  // A later status, of a colleague for one, is another change.
  const undoable = data?.status === status ? data : undefined;
  const left = useLeft(undoable?.until);
  const undo = useWrite(undoLeadChanges, {
    makesStale: [leadQuery(id).queryKey, ...staleAfterEdit],
    failed: t('failed'),
    onSuccess({ changed }) {
      queries.removeQueries({ queryKey: undoKey(id) });
      focusContent();
      if (changed === 0) {
        toastError({ title: t('failed') });
      }
    },
  });
  return (
    <span className={styles.undo}>
      {undoable && left && (
        <>
          <span className={shared.soft}>{t('was', { status: undoable.was })}</span>
          <ToolButton
            variant="quiet"
            className={styles.undoButton}
            disabled={undo.isPending}
            onClick={() => undo.mutate({ params: { id: String(undoable.id) } })}
          >
            {t('undo', { left })}
          </ToolButton>
        </>
      )}
    </span>
  );
}
