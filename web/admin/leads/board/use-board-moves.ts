import { useEffect, useRef, useState } from 'react';
import { changeLeads } from '#core/contract/leads/bulk.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { LeadRow } from '../../api-types.ts';
import { useLeadChanges } from '../bulk/use-lead-changes.ts';
import type { Move } from './moves.ts';
import { useMay } from '../../navigation/session-query.ts';

/** Marks the button of a card, and the head of a column. */
export const focusMark = 'data-board-focus';

function focusOn(mark: string): boolean {
  const found = document.querySelector<HTMLElement>(`[${focusMark}="${mark}"]`);
  found?.focus();
  return found !== null;
}

/**
 * Moves cards between statuses: a card appears in its new column at once, is saved, and returns if
 * saving failed. Moved by keyboard, the card keeps the focus, or the head of its new column gets it
 * if the card is further down than the visible part.
 */
export function useBoardMoves() {
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const followed = useRef<Move>(null);
  const { change } = useLeadChanges({
    onRefreshed: ({ leads: [moved] }) =>
      setMoves((now) => now.filter(({ lead }) => lead.id !== moved?.id)),
  });
  useEffect(() => {
    const { current } = followed;
    if (current === null) {
      return;
    }
    // After the menu has returned the focus to its button.
    const frame = requestAnimationFrame(() => {
      if (!focusOn(String(current.lead.id))) {
        focusOn(current.to);
      }
      if (moves.length === 0) {
        followed.current = null;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [moves]);

  return {
    mayMove: useMay()(changeLeads),
    moves,
    move(lead: LeadRow, to: LeadStatus, { isByKeyboard }: { isByKeyboard: boolean }) {
      // A card with an unsaved move must not move: its status is unknown.
      const isOnItsWay = moves.some((one) => one.lead.id === lead.id);
      if (lead.status === to || isOnItsWay) {
        return;
      }
      const one = { lead, to };
      followed.current = isByKeyboard ? one : null;
      setMoves((now) => [...now, one]);
      change({
        status: to,
        leads: [{ id: lead.id, status: lead.status }],
        name: `${lead.firstName} ${lead.lastName}`,
      });
    },
  };
}

export type BoardMoves = ReturnType<typeof useBoardMoves>;
