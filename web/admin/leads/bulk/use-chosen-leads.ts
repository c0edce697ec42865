import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BulkOutcome, listLeadChoices } from '#core/contract/leads/bulk.ts';
import { call } from '#web/kit/api.ts';
import type { Selection } from '#web/office/list/use-selection.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { LeadList, LeadRow } from '../../api-types.ts';
import { sessionQuery } from '../../navigation/session-query.ts';

/** The leads that were chosen in a list before one of them was opened. */
interface Kept {
  staffId: number | undefined;
  filters: string;
  rows: readonly LeadRow[];
}
let kept: Kept | null = null;

/**
 * The leads that are chosen in a list, each with the status that was shown. On the way back from a
 * lead to the same list the choice is still there.
 */
export function useChosenLeads({ asked, filters }: LeadList, selection: Selection<LeadRow>) {
  const t = useTranslations('admin.leadBulk');
  const [isChoosing, setIsChoosing] = useState(false);
  const { rows, ids } = selection;
  const { data: staff } = useQuery(sessionQuery);
  const comeBack = useEffectEvent(() => {
    if (kept && kept.staffId === staff?.id && kept.filters === filters && kept.rows.length > 0) {
      selection.choose(
        kept.rows.map(({ id }) => id),
        kept.rows,
      );
    }
  });
  useEffect(() => comeBack(), []);
  const wasHere = useRef(false);
  useEffect(() => {
    // On mount nothing is chosen yet, so the kept choice must survive.
    if (wasHere.current) {
      kept = { staffId: staff?.id, filters, rows };
    }
    wasHere.current = true;
  });

  return {
    count: ids.size,
    isChoosing,
    leads: () => rows.map(({ id, status }) => ({ id, status })),
    names: () => rows.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
    /**
     * Keeps the leads that a colleague moved chosen, with their current status; drops the others.
     */
    keepMoved(leftAlone: BulkOutcome['leftAlone']) {
      const moved = leftAlone.flatMap(({ id, reason, status }) => {
        const row = reason === 'status' && rows.find((one) => one.id === id);
        return row ? { ...row, status: status! } : [];
      });
      selection.choose(
        moved.map(({ id }) => id),
        moved,
      );
    },
    /** Chooses all matching leads, up to the limit of one change. */
    async chooseAll() {
      setIsChoosing(true);
      try {
        const { page: _page, cursor: _cursor, ...query } = asked;
        const { items } = await call(listLeadChoices, { query });
        selection.choose(
          items.map(({ id }) => id),
          // A choice needs no other fields of its rows.
          items as readonly Partial<LeadRow>[] as readonly LeadRow[],
        );
      } catch {
        toastError({ title: t('notChosen') });
      }
      setIsChoosing(false);
    },
  };
}
