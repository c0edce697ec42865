import type { StaffActor } from '#server/platform/actor.ts';
import { auditRead } from '../../audit-read.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { describePayout } from './describe-payout.ts';
import { findItems, findSettled } from './queries.ts';

interface Paid {
  affiliateId: number;
  name: string;
  referrals: number;
  totalCents: number;
}

/**
 * One payout with what each affiliate was paid; 403 unless the actor is an admin; 404 if there is
 * none.
 */
export async function readPayout(context: Context<StaffActor>, { id }: { id: number }) {
  const { db, actor } = context;
  requireAdmin(actor);
  const payout = await describePayout(db, id);
  const [items, settled] = await Promise.all([findItems(db, id), findSettled(db, id)]);
  const parts = [
    ...items.map((item) => ({ ...item, cents: item.dueCents, referrals: 1 })),
    ...settled.map((one) => ({ ...one, cents: one.line.amountCents, referrals: 0 })),
  ];
  const paid = new Map<number, Paid>();
  for (const { affiliateId, affiliateName: name, cents, referrals } of parts) {
    const before = paid.get(affiliateId) ?? { affiliateId, name, referrals: 0, totalCents: 0 };
    paid.set(affiliateId, {
      ...before,
      referrals: before.referrals + referrals,
      totalCents: before.totalCents + cents,
    });
  }
  await auditRead(context, { action: 'payout.view', entity: 'payout', entityId: id });
  return { ...payout, paid: [...paid.values()] };
}
