import { eq } from 'drizzle-orm';
import {
  type Standing,
  standingOf,
  type StatusLine,
} from '#core/domain/partners/ledger/standing.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { lockLeadOf } from '../queries.ts';

// No lead scope: the lead was locked within that of the actor.

// By hand: an undone change of many leads refers to its lines of history by id.
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
order by h.changed_at, h.id`;

/** The facts of a lead that a decision on its credit depends on. */
export interface CreditedLead {
  email: string;
  phone: string;
  homePrice: number | null;
  /** The state the referral would have if it had been there from the start. */
  standing: Standing;
}

/** A lead, locked until the transaction ends; 404 if the actor may not see it. */
export async function lockCreditedLead(tx: AuditedTransaction, actor: StaffActor, id: number) {
  const lead = await lockLeadOf(tx, actor, id);
  const { email, phone, homePrice, status, createdAt } = lead;
  const { rows } = await tx.query<StatusLine>(statusLinesText, [id]);
  const only = { id: 0, toStatus: status, changedAt: createdAt, isUndone: false };
  return { email, phone, homePrice, standing: standingOf(rows.length === 0 ? [only] : rows) };
}

/**
 * Stores the credited code on a lead; lists filter by it and sources are counted by it. The field
 * is in no edit form, so an open edit does not conflict.
 */
export async function setCreditedCode(
  tx: AuditedTransaction,
  id: number,
  referralCode: string | null,
) {
  await tx.drizzle.update(leads).set({ referralCode }).where(eq(leads.id, id));
}
