import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { describeStatement } from './describe-statement.ts';

/**
 * The statement of an affiliate for a payout; 403 unless the actor is an admin; 404 if there is
 * none. Audited.
 */
export async function readPayoutStatement(
  context: Context<StaffActor>,
  { id, affiliateId }: { id: number; affiliateId: number },
) {
  requireAdmin(context.actor);
  const statement = await describeStatement(context, {
    payoutId: id,
    affiliateId,
    sees: 'all',
  });
  await auditRead(context, { action: 'payout.view', entity: 'payout', entityId: id });
  return statement;
}
