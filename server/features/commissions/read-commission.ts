import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../audit-read.ts';
import type { Context } from '../context.ts';
import { describeCommission } from './describe-commission.ts';
import { requireAdmin } from '../require-admin.ts';

/**
 * One referral with every line of its ledger; 403 unless the actor is an admin; 404 if there is
 * none.
 */
export async function readCommission(context: Context<StaffActor>, { id }: { id: number }) {
  requireAdmin(context.actor);
  const detail = await describeCommission(context.db, id);
  await auditRead(context, {
    action: 'commission.view',
    entity: 'referral',
    entityId: id,
  });
  return detail;
}
