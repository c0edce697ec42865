import { dayIn } from '#server/outside/clock.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import type { Context } from '../../context.ts';
import { requireAdmin } from '../../require-admin.ts';
import { amountsOf, findDue } from './find-due.ts';

/**
 * What a payout would pay now, the most first: of everybody, inactive affiliates are paid only where
 * somebody says so, and stand apart. 403 for staff who are no admins.
 */
export async function readDue(
  { db, actor, config, now }: Context<StaffActor>,
  { affiliate }: { affiliate?: number | undefined },
) {
  requireAdmin(actor);
  const { affiliates, held } = await findDue(db, affiliate);
  const names = await nameAffiliates(
    db,
    affiliates.map(({ affiliateId }) => affiliateId),
  );
  const rows = affiliates.map((due) => ({
    affiliateId: due.affiliateId,
    name: names.get(due.affiliateId) ?? '',
    isActive: due.isActive,
    ...amountsOf(due),
    since: due.since && dayIn(config.timeZone, due.since),
  }));
  const isPaid = (row: (typeof rows)[number]) => row.isActive || affiliate !== undefined;
  const total = (some: typeof rows) => some.reduce((sum, { totalCents }) => sum + totalCents, 0);
  return {
    affiliates: rows.toSorted((a, b) => b.totalCents - a.totalCents),
    totalCents: total(rows.filter(isPaid)),
    inactiveCents: total(rows.filter((row) => !isPaid(row))),
    held,
    today: dayIn(config.timeZone, now),
  };
}
