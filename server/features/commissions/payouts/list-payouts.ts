import type { StaffActor } from '#server/platform/actor.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import type { Context } from '../../context.ts';
import { nameStaff } from '../../staff/name-staff.ts';
import { requireAdmin } from '../../require-admin.ts';
import { presentPayout, staffOf } from './describe-payout.ts';
import { payoutList } from './queries.ts';

type PayoutQuery = PageQuery<'createdAt'> & { affiliate?: number | undefined };

/** A page of payouts, the newest first; 403 for staff who are no admins. */
export async function listPayouts({ db, actor }: Context<StaffActor>, query: PayoutQuery) {
  requireAdmin(actor);
  const { items, ...page } = await findPage(db, payoutList(query.affiliate), query, (row) => row);
  const names = await nameStaff(db, staffOf(items));
  return { ...page, items: items.map((row) => presentPayout(row, names)) };
}
