import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import type { LeadQuery } from '../../api-types.ts';
import { LiveBar } from '../../office/live/NewRowsBar.tsx';
import { useLiveLeads } from '../../office/live/use-live-leads.ts';
import { BoardColumn } from './BoardColumn.tsx';
import { columnKey } from './load-column.ts';
import shared from '#web/office/styles/shared.module.css';
import styles from './board.module.css';
import { useBoardMoves } from './use-board-moves.ts';

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
  const live = useLiveLeads(
    asked,
    statuses.map((status) => columnKey(asked, status)),
  );
  const isDragging = useIsDragging();
  return (
    <>
      <LiveBar live={live} of="newLeads" />
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
