import { asc, eq } from 'drizzle-orm';
import type { Queryable, Transaction } from '#server/db/queryable.ts';
import { pushSetup, pushSubscriptions } from '#server/db/tables/people.ts';

/** Undefined until notices are first turned on. */
export async function findSetup(db: Queryable) {
  const [row] = await db.drizzle.select().from(pushSetup);
  return row;
}

/** The same, while other subscriptions wait: browsers are counted under this lock. */
export async function lockSetup(tx: Transaction) {
  const [row] = await tx.drizzle.select().from(pushSetup).for('no key update');
  return row;
}

/** The subscribed browsers of a member, oldest first. */
export function findSubscriptions(db: Queryable, adminUserId: number) {
  const { id, endpoint, createdAt } = pushSubscriptions;
  return db.drizzle
    .select({ id, endpoint })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.adminUserId, adminUserId))
    .orderBy(asc(createdAt), asc(id));
}

/** A browser with the data for a notice; undefined if either side has switched notices off. */
export async function findTarget(db: Queryable, subscriptionId: number) {
  const { id, endpoint, p256dh, auth } = pushSubscriptions;
  const { isOn, publicKey, privateKey } = pushSetup;
  const [row] = await db.drizzle
    .select({ endpoint, p256dh, auth, publicKey, privateKey })
    .from(pushSubscriptions)
    .innerJoin(pushSetup, eq(isOn, true))
    .where(eq(id, subscriptionId));
  return row;
}
