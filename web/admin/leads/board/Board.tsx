import { useTranslations } from 'use-intl';
import { valuesOf } from '#core/contract/page.ts';
import { leadStatuses } from '#core/domain/lead-status.ts';
import type { LeadQuery } from '../../api-types.ts';
import { LiveLeads } from '../../live/LiveLeads.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import styles from './board.module.css';
import { useBoardMoves } from './use-board-moves.ts';
import { useIsDragging } from './use-dragging.ts';
import { useLiveBoard } from './use-live-board.ts';

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
      <p className={styles.hint}>{t('hint')}</p>
      <div
        role="group"
        aria-label={t('title')}
        className={styles.board}
      >
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
