import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import { valuesOf } from '#core/contract/page.ts';
import { type LeadStatus, leadStatuses } from '#core/domain/leads/lead-status.ts';
import { makeStale } from '#web/office/cache/make-stale.ts';
import type { PageOf } from '#web/office/list/list-entry.ts';
import { noMarks, type RowMarks } from '#web/office/list/row-marks.ts';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import { LiveLeads } from '../../office/live/LiveLeads.tsx';
import { inPlace } from '../../office/live/in-place.ts';
import { useNewLeads, useRefreshedLeads } from '../../office/live/use-live-leads.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { columnKey } from './load-column.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './board.module.css';
import { useBoardMoves } from './use-board-moves.ts';

type Column = InfiniteData<PageOf<LeadRow>>;

/** Changes to the board while it is open: no card moves before the reader asks for it. */
function useLiveBoard(asked: LeadQuery, statuses: readonly LeadStatus[]) {
  const queries = useQueryClient();
  const [told, setTold] = useState<{ marks: RowMarks; by?: string }>({ marks: noMarks });
  const keys = statuses.map((status) => columnKey(asked, status));
  const columns = keys.flatMap((key) => queries.getQueryState<Column>(key) ?? []);
  const answered = columns.flatMap(({ data }) => data ?? []);
  const shown = answered.flatMap(({ pages }) => pages.flatMap(({ items }) => items));
  const fetchedAt = Math.min(...columns.map(({ dataUpdatedAt }) => dataUpdatedAt));
  useRefreshedLeads(shown, ({ items, marks, by }) => {
    for (const key of keys) {
      const state = queries.getQueryState(key);
      queries.setQueryData<Column>(
        key,
        (column) =>
          column && {
            ...column,
            pages: column.pages.map((page) => ({ ...page, items: inPlace(page.items, items) })),
          },
        // Keeps the old time, so that later arrivals are still offered.
        { updatedAt: state?.dataUpdatedAt ?? 0 },
      );
    }
    if (marks.size > 0) {
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
      makeStale(queries, [listLeads]);
    },
  };
}

function useIsDragging(): boolean {
  const [isDragging, setIsDragging] = useState(false);
  useEffect(
    () =>
      monitorForElements({
        onDragStart: () => setIsDragging(true),
        onDrop: () => setIsDragging(false),
      }),
    [],
  );
  return isDragging;
}

export function Board({ asked }: { asked: LeadQuery }) {
  const t = useTranslations('admin.leadBoard');
  const board = useBoardMoves();
  const wanted = valuesOf(asked.status);
  const statuses = leadStatuses.filter((one) => wanted.length === 0 || wanted.includes(one));
  const live = useLiveBoard(asked, statuses);
  const isDragging = useIsDragging();
  return (
    <>
      <LiveLeads live={live} />
      {board.mayMove && <p className={`${shared.small} ${styles.hint}`}>{t('hint')}</p>}
      <div role="group" aria-label={t('title')} className={styles.board}>
        {statuses.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            asked={asked}
            board={board}
            isDragging={isDragging}
            marks={live.marks}
          />
        ))}
      </div>
    </>
  );
}
