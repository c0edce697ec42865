import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { LeadQuery, LeadRow } from '../../api-types.ts';

/** A moved card whose new place is not confirmed yet. */
export interface Move {
  lead: LeadRow;
  to: LeadStatus;
}

/** Negative if the first lead comes before the other. */
function compare(one: LeadRow, other: LeadRow, { sort, direction }: LeadQuery): number {
  // By a figure the server alone orders: until it has answered, a card stands by its number.
  const textOf = (lead: LeadRow) => String(lead[sort as keyof LeadRow] ?? '').toLowerCase();
  const [a, b] = [textOf(one), textOf(other)];
  const order = a === b ? one.id - other.id : a < b ? -1 : 1;
  return direction === 'asc' ? order : -order;
}

/**
 * The cards of a column after unconfirmed moves: moved-in cards at their place in the order,
 * without moved-out cards.
 */
export function withMoves(
  rows: readonly LeadRow[],
  moves: readonly Move[],
  { status, query }: { status: string; query: LeadQuery },
): LeadRow[] {
  const moved = new Set(moves.map(({ lead }) => lead.id));
  const cards = rows.filter(({ id }) => !moved.has(id));
  for (const { lead, to } of moves) {
    if (to !== status) {
      continue;
    }
    const at = cards.findIndex((card) => compare(lead, card, query) < 0);
    cards.splice(at < 0 ? cards.length : at, 0, lead);
  }
  return cards;
}

/** The difference that these moves make to the number of rows of a column. */
export function countMoves(
  rows: readonly LeadRow[],
  moves: readonly Move[],
  status: string,
): number {
  const ids = new Set(rows.map(({ id }) => id));
  const came = moves.filter(({ lead, to }) => to === status && !ids.has(lead.id));
  const went = moves.filter(({ lead, to }) => to !== status && ids.has(lead.id));
  return came.length - went.length;
}
