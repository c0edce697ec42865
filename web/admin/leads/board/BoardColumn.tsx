import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/adapter/element-adapter';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { listLeads } from '#core/contract/leads/leads.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { RowMarks } from '#web/office/list/row-marks.ts';
import { useGrowingList } from '#web/office/list/use-growing-list.ts';
import { useTotalText } from '#web/office/list/use-total-text.ts';
import { StatusBadge } from '#web/office/parts/Badge.tsx';
import { Loaded } from '#web/office/parts/Loaded.tsx';
import { SkeletonFrame } from '#web/office/parts/Skeleton.tsx';
import { ToolButton } from '#web/office/parts/ToolButton.tsx';
import shared from '#web/office/styles/shared.module.css';
import type { LeadQuery, LeadRow } from '../../api-types.ts';
import { BoardCard, CardSkeleton } from './BoardCard.tsx';
import { columnQueryOf, loadColumn } from './load-column.ts';
import styles from './board.module.css';
import { countMoves, withMoves } from './moves.ts';
import { type BoardMoves, focusMark } from './use-board-moves.ts';

const storageKey = 'board_shape';
const usualCards = 3;

function readShape(): Record<string, unknown> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Stores how many cards a column shows, for the next time the board loads. */
function keepCardCount(status: string, count: number): void {
  localStorage.setItem(storageKey, JSON.stringify({ ...readShape(), [status]: count }));
}

/** How many cards a column had when this browser last showed it. */
function expectedCards(status: string): number {
  const count = readShape()[status];
  return typeof count === 'number' && count <= 20 ? count : usualCards;
}

/** Freezes a value while a card is dragged, so that no column moves under the pointer. */
function useWhileStill<Value>(value: Value, isDragging: boolean): Value {
  const [kept, setKept] = useState(value);
  if (!isDragging && kept !== value) {
    setKept(value);
  }
  return isDragging ? kept : value;
}

interface BoardColumnProps {
  status: LeadStatus;
  /** The query of the list; a column uses it for one status. */
  asked: LeadQuery;
  board: BoardMoves;
  isDragging: boolean;
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

function useColumn({ status, asked, board: { moves } }: BoardColumnProps) {
  const alike = columnQueryOf(asked);
  const list = useGrowingList(listLeads, {
    query: { ...alike, status },
    isLive: true,
    readFirst: () => loadColumn(status, alike),
  });
  const { first, rows, hasMore, error } = list;
  const [expected] = useState(() => expectedCards(status));
  const cards = withMoves(rows, moves, { status, query: asked });
  const shownAtFirst = first?.items.length;
  useEffect(() => {
    if (shownAtFirst !== undefined) {
      keepCardCount(status, shownAtFirst);
    }
  }, [status, shownAtFirst]);
  const isEmpty = first ? cards.length === 0 && !hasMore : expected === 0;
  return {
    ...list,
    cards,
    expected,
    isEmpty: isEmpty && !error,
    total: first && { ...first, total: first.total + countMoves(rows, moves, status) },
  };
}

/**
 * The leads of one status, part by part; cards can be dropped here. An empty column is only as wide
 * as its name in vertical text.
 */
export function BoardColumn(props: BoardColumnProps) {
  const { status, board, isDragging, marks } = props;
  const t = useTranslations('admin.leadBoard');
  const totalText = useTotalText();
  const id = useId();
  const list = useColumn(props);
  const { cards, expected, isEmpty, total, error, refetch, hasMore, grow, isFetching } = list;
  const isNarrow = useWhileStill(isEmpty, isDragging);
  const { column, isOver } = useDropping((lead) =>
    board.move(lead, status, { isByKeyboard: false }),
  );
  const waiting = (
    <SkeletonFrame>
      <ul className={`${shared.list} ${styles.cards}`}>
        {Array.from({ length: expected }, (_, at) => (
          <CardSkeleton key={at} />
        ))}
      </ul>
    </SkeletonFrame>
  );
  return (
    <section
      ref={column}
      aria-labelledby={id}
      className={[
        `${shared.sunk} ${styles.column}`,
        isNarrow && styles.narrow,
        isOver && styles.over,
      ]
        .filter(Boolean)
        .join(' ')}
    >
      <h3
        id={id}
        tabIndex={-1}
        className={`${shared.centered} ${styles.head}`}
        {...{ [focusMark]: status }}
      >
        <StatusBadge status={status} />
        {/* Until the count loads, a hidden digit holds its place. */}
        <span className={`${shared.soft} ${total ? '' : styles.unknown}`}>
          {total ? totalText(total) : '0'}
        </span>
      </h3>
      <Loaded query={{ data: total, error, refetch }} failure={t('failed')} lines={waiting}>
        {() => (
          <>
            {cards.length === 0 && (
              <p className={isNarrow ? 'visually-hidden' : styles.empty}>{t('empty')}</p>
            )}
            <ul className={`${shared.list} ${styles.cards}`}>
              {cards.map((lead) => (
                <BoardCard
                  key={lead.id}
                  lead={lead}
                  status={status}
                  isGone={marks.get(lead.id) === 'gone'}
                  isMoving={board.moves.some((move) => move.lead.id === lead.id)}
                  mayMove={board.mayMove}
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
