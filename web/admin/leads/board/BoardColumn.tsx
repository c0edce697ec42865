import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads.ts';
import type { LeadStatus } from '#core/domain/lead-status.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import type { RowMarks } from '#web/office/list/row-marks.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import { boardKeys } from '../../queries/leads.ts';
import { alikeOf, askColumn } from './ask-column.ts';
import { BoardCard } from './BoardCard.tsx';
import styles from './board.module.css';
import { countMoves, withMoves } from './moves.ts';
import { type BoardMoves, focusMark } from './use-board-moves.ts';

interface BoardColumnProps {
  status: LeadStatus;
  /** What the list is asked; a column asks the same of one status. */
  asked: LeadQuery;
  board: BoardMoves;
  /** What became of leads while they were on the screen. */
  marks: RowMarks;
}

function useDropping(onDrop: (lead: LeadRow) => void) {
  const column = useRef<HTMLElement>(null);
  const [isOver, setIsOver] = useState(false);
  const drop = useEffectEvent(onDrop);
  useEffect(
    () =>
      dropTargetForElements({
        element: column.current!,
        onDragEnter: () => setIsOver(true),
        onDragLeave: () => setIsOver(false),
        onDrop({ source }) {
          setIsOver(false);
          drop(source.data['lead'] as LeadRow);
        },
      }),
    [],
  );
  return { column, isOver };
}

function useColumn({ status, asked, board: { moves } }: Omit<BoardColumnProps, 'marks'>) {
  const alike = alikeOf(asked);
  const list = useGrowingList(listLeads, {
    keys: boardKeys,
    params: {},
    query: { ...alike, status },
    isLive: true,
    readFirst: () => askColumn(status, alike),
  });
  const { first, rows } = list;
  return {
    ...list,
    cards: withMoves(rows, moves, { status, query: asked }),
    total: first && {
      ...first,
      total: first.total + countMoves(rows, moves, status),
    },
  };
}

/** The leads of one status, part by part, and where a card may be dropped. */
export function BoardColumn(props: BoardColumnProps) {
  const { status, board, marks } = props;
  const t = useTranslations('admin.leadBoard');
  const totalText = useTotalText();
  const id = useId();
  const { cards, total, error, refetch, hasMore, grow, isFetching } = useColumn(props);
  const { column, isOver } = useDropping((lead) =>
    board.move(lead, status, { isByKeyboard: false }),
  );
  return (
    <section
      ref={column}
      aria-labelledby={id}
      className={`${styles.column} ${isOver ? styles.over : ''}`}
    >
      <h3
        id={id}
        tabIndex={-1}
        className={styles.head}
        {...{ [focusMark]: status }}
      >
        <StatusBadge status={status} />
        {total && <span className={styles.count}>{totalText(total)}</span>}
      </h3>
      <Loaded
        query={{ data: total, error, refetch }}
        failure={t('failed')}
        lines={4}
      >
        {() => (
          <>
            {cards.length === 0 && <p className={styles.empty}>{t('empty')}</p>}
            <ul className={styles.cards}>
              {cards.map((lead) => (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  status={status}
                  isGone={marks.get(lead.id) === 'gone'}
                  isMoving={board.moves.some((move) => move.lead.id === lead.id)}
                  onMove={(to) => board.move(lead, to, { isByKeyboard: true })}
                />
              ))}
              {hasMore && (
                <li className={styles.more}>
                  <ToolButton
                    disabled={isFetching}
                    aria-label={t('moreOf', { status })}
                    onClick={() => void grow()}
                  >
                    {t('more')}
                  </ToolButton>
                </li>
              )}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  );
}
