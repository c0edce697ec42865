import { type Standing, standingOf } from '#core/domain/ledger/standing.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchLead } from '../policy.ts';
import { lockLead } from '../queries.ts';
import { findStatusLines } from './queries.ts';

/** What a decision on the credit for a lead depends on. */
export interface CreditedLead {
  email: string;
  phone: string;
  homePrice: number | null;
  /** Where a referral stands that was there from the start. */
  standing: Standing;
}

/** A lead, kept from every other change until the transaction ends; 404 when the actor may see none. */
export async function lockCreditedLead(
  tx: AuditedTransaction,
  actor: StaffActor,
  id: number,
): Promise<CreditedLead> {
  const lead = await lockLead(tx, leadScopeOf(actor), id);
  if (!lead) {
    throw noSuchLead();
  }
  const { email, phone, homePrice, status, createdAt } = lead;
  const history = await findStatusLines(tx, id);
  const only = { id: 0, toStatus: status, changedAt: createdAt, isUndone: false };
  return {
    email,
    phone,
    homePrice,
    standing: standingOf(history.length === 0 ? [only] : history),
  };
}
