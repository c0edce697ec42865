import type { StatusLine } from '#core/domain/ledger/standing.ts';
import type { Queryable } from '#server/db/queryable.ts';

// By hand: a change of many that was taken back knows its lines of history by their numbers.
const statusLinesText = `
select h.id, h.to_status as "toStatus", h.changed_at as "changedAt", exists (
  select 1
  from lead_bulk_items item
  join lead_bulk_changes undo on undo.undoes_id = item.bulk_id
  join lead_bulk_items undone on undone.bulk_id = undo.id and undone.lead_id = item.lead_id
  where item.lead_id = h.lead_id
    and item.status_change_id = h.id
    and undone.outcome = 'changed'
) as "isUndone"
from lead_status_history h
where h.lead_id = $1
order by h.id`;

/** The statuses of a lead, the first one first, and which of them were taken back. */
export async function findStatusLines(db: Queryable, leadId: number): Promise<StatusLine[]> {
  const { rows } = await db.query<StatusLine>(statusLinesText, [leadId]);
  return rows;
}
