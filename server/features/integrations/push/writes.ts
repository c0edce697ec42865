import { and, eq, inArray } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { pushSetup, pushSubscriptions } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../transaction.ts';

type Setup = Omit<typeof pushSetup.$inferInsert, 'isOnly'>;

/** Turns notices on or off; the first keys are kept. */
export async function upsertSetup(tx: AuditedTransaction, setup: Setup) {
  await tx.drizzle
    .insert(pushSetup)
    .values(setup)
    .onConflictDoUpdate({ target: pushSetup.isOnly, set: { isOn: setup.isOn } });
}

type NewSubscription = Omit<typeof pushSubscriptions.$inferInsert, 'id' | 'createdAt'>;

/** A browser belongs to one member: the last who subscribed in it. */
export async function upsertSubscription(
  tx: AuditedTransaction,
  { endpoint, ...subscription }: NewSubscription,
) {
  await tx.drizzle
    .insert(pushSubscriptions)
    .values({ endpoint, ...subscription })
    .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: subscription });
}

/** Returns whether the member had it. */
export async function deleteSubscription(
  tx: AuditedTransaction,
  { adminUserId, endpoint }: { adminUserId: number; endpoint: string },
) {
  const isTheirs = and(
    eq(pushSubscriptions.endpoint, endpoint),
    eq(pushSubscriptions.adminUserId, adminUserId),
  );
  const { rowCount } = await tx.drizzle.delete(pushSubscriptions).where(isTheirs);
  return rowCount === 1;
}

export async function deleteSubscriptions(db: Queryable, ids: readonly number[]) {
  await db.drizzle.delete(pushSubscriptions).where(inArray(pushSubscriptions.id, [...ids]));
}

export async function deleteSubscriptionsOf(tx: Transaction, adminUserId: number) {
  await tx.drizzle.delete(pushSubscriptions).where(eq(pushSubscriptions.adminUserId, adminUserId));
}

export interface Notice {
  memberId: number;
  /** Given, asked for or kept; unowned; soon or already late; ended or to erase by the buyer. */
  why: 'yours' | 'asked' | 'kept' | 'unowned' | 'passing' | 'overdue' | 'withdrawn' | 'erasure';
  leadId: number;
  /** How many leads it covers; `leadId` is the first. */
  count: number;
}

// By hand: one notice per browser of its member, none if the office has no push keys. For a
// lead that is unowned, or soon passes on, each browser is notified once, however often the job runs.
const noticesText = `
insert into jobs (kind, payload, event)
select 'push',
  jsonb_build_object(
    'subscriptionId', s.id, 'why', n.why, 'leadId', n."leadId", 'count', n.count),
  case when n.why in ('unowned', 'passing') then
    concat_ws(':', 'push', nullif(n.why, 'unowned'), n."leadId", s.id) end
from jsonb_to_recordset($1::jsonb)
  as n("memberId" bigint, why text, "leadId" bigint, count integer)
join push_subscriptions s on s.admin_user_id = n."memberId"
join push_setup p on p.is_on
on conflict (event) where event is not null do nothing`;

/** Returns how many jobs were added. */
export async function insertNotices(tx: Transaction, notices: readonly Notice[]) {
  const { rowCount } = await tx.query(noticesText, [JSON.stringify(notices)]);
  return rowCount ?? 0;
}
