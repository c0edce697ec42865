import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshLeads } from '#core/contract/news.ts';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { call } from '#web/kit/api.ts';
import { noMarks, type RowMarks } from '#web/office/list/row-marks.ts';
import type { PageOf } from '#web/office/list/list-entry.ts';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import { inPlace, marksOf } from '../../live/in-place.ts';
import { changedAmong, useNewLeads } from '../../live/use-live-leads.ts';
import { useOnNews } from '../../live/use-news.ts';
import { boardKeys, columnKey } from '../../queries/leads.ts';
import { alikeOf } from './ask-column.ts';

type Column = InfiniteData<PageOf<LeadRow>>;

/** What changes on the board while somebody looks at it: no card moves before they want it to. */
export function useLiveBoard(asked: LeadQuery, statuses: readonly LeadStatus[]) {
  const queries = useQueryClient();
  const [told, setTold] = useState<{ marks: RowMarks; by?: string }>({ marks: noMarks });
  const keys = statuses.map((status) => columnKey(status, alikeOf(asked)));
  const columns = keys.flatMap((key) => queries.getQueryState<Column>(key) ?? []);
  const answered = columns.flatMap(({ data }) => data ?? []);
  const shown = answered.flatMap(({ pages }) => pages.flatMap(({ items }) => items));
  const fetchedAt = Math.min(...columns.map(({ dataUpdatedAt }) => dataUpdatedAt));
  useOnNews(async (news) => {
    const ids = changedAmong(shown, news);
    if (ids.length === 0) {
      return;
    }
    const answer = await call(refreshLeads, { query: { ids: ids.join(',') } }).catch(() => null);
    if (!answer) {
      return;
    }
    for (const key of keys) {
      const state = queries.getQueryState(key);
      queries.setQueryData<Column>(
        key,
        (column) =>
          column && {
            ...column,
            pages: column.pages.map((page) => ({
              ...page,
              items: inPlace(page.items, answer.items),
            })),
          },
        // As old as it was: what came behind it is still to be offered.
        { updatedAt: state?.dataUpdatedAt ?? 0 },
      );
    }
    const marks = marksOf(shown, ids, answer.items);
    if (marks.size > 0) {
      const by = news.changes.find(({ entity }) => entity === 'lead')?.by;
      setTold((before) => ({
        marks: new Map([...before.marks, ...marks]),
        ...(by !== undefined && { by }),
      }));
    }
  });
  const isAnswered = statuses.length > 0 && answered.length === statuses.length;
  const found = useNewLeads({ asked, fetchedAt, shown: isAnswered ? shown : undefined });
  return {
    ...found,
    marks: told.marks,
    by: told.by,
    show() {
      setTold({ marks: noMarks });
      void queries.invalidateQueries({ queryKey: boardKeys.list() });
    },
  };
}
