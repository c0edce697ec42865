import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type BulkOutcome, listLeadChoices } from '#core/contract/lead/bulk.ts';
import { call } from '#web/kit/api.ts';
import { toastError } from '#web/office/shell/Toaster.tsx';
import type { RowId } from '#web/office/list/use-selection.ts';
import type { LeadList } from '../../api-types.ts';
import { sessionQuery } from '../../queries/session.ts';
import { noFilters } from '../asked-filters.ts';

/** The part of a query that distinguishes lists of leads, without page and order. */
function filtersOf({ asked }: LeadList): string {
  const names = Object.keys(noFilters) as (keyof typeof noFilters)[];
  return JSON.stringify(names.map((name) => asked[name]));
}

/** The leads that were chosen in a list before one of them was opened. */
interface Kept {
  staffId: number | undefined;
  filters: string;
  ids: ReadonlySet<RowId>;
  seen: ReadonlyMap<number, string>;
}
let kept: Kept | null = null;

/**
 * The leads that are chosen in a list, each with the status that was shown. Another list starts
 * without a choice, so a member of staff never changes leads that they do not see. On the way back
 * from a lead to the same list the choice is still there.
 */
export function useChosenLeads(list: LeadList) {
  const t = useTranslations('admin.leadBulk');
  const { data, selection, asked } = list;
  const seen = useRef(new Map<number, string>());
  const [isChoosing, setIsChoosing] = useState(false);
  useEffect(() => {
    for (const { id, status } of data?.items ?? []) {
      seen.current.set(id, status);
    }
  }, [data]);
  const filters = filtersOf(list);
  const chosenOf = useRef(filters);
  const leaveOthers = useEffectEvent((now: string) => {
    if (chosenOf.current !== now) {
      chosenOf.current = now;
      if (selection.ids.size > 0) {
        selection.clear();
      }
    }
  });
  useEffect(() => leaveOthers(filters), [filters]);
  const { data: staff } = useQuery(sessionQuery);
  const comeBack = useEffectEvent(() => {
    if (kept && kept.staffId === staff?.id && kept.filters === filters && kept.ids.size > 0) {
      seen.current = new Map([...kept.seen, ...seen.current]);
      selection.choose([...kept.ids]);
    }
  });
  useEffect(() => comeBack(), []);
  const wasHere = useRef(false);
  useEffect(() => {
    // On mount nothing is chosen yet, so the kept choice must survive.
    if (wasHere.current) {
      kept = { staffId: staff?.id, filters, ids: selection.ids, seen: seen.current };
    }
    wasHere.current = true;
  }, [staff, filters, selection.ids]);

  return {
    count: selection.ids.size,
    isChoosing,
    leads: () =>
      [...selection.ids].map((id) => ({ id: Number(id), status: seen.current.get(Number(id))! })),
    /**
     * Keeps the leads that a colleague moved chosen, with their current status; drops the others.
     */
    keepMoved(leftAlone: BulkOutcome['leftAlone']) {
      const moved = leftAlone.filter(({ reason }) => reason === 'status');
      for (const { id, status } of moved) {
        seen.current.set(id, status!);
      }
      selection.choose(moved.map(({ id }) => id));
    },
    /** Chooses all matching leads, up to the limit of one change. */
    async chooseAll() {
      setIsChoosing(true);
      try {
        const { page: _page, cursor: _cursor, ...query } = asked;
        const { items } = await call(listLeadChoices, { query });
        for (const { id, status } of items) {
          seen.current.set(id, status);
        }
        selection.choose(items.map(({ id }) => id));
      } catch {
        toastError({ title: t('notChosen') });
      }
      setIsChoosing(false);
    },
  };
}
