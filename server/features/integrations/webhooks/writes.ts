import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { pingEvent } from '#core/contract/integrations/webhooks.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { jobs, webhooks } from '#server/db/tables/jobs.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { columns, type DeliveryRow } from './queries.ts';

type NewWebhook = typeof webhooks.$inferInsert;

/** Makes others who add or change webhooks wait until the transaction ends. */
export async function lockWebhooks(tx: AuditedTransaction) {
  await tx.query('lock table webhooks in share row exclusive mode');
}

export async function insertWebhook(tx: AuditedTransaction, webhook: NewWebhook) {
  const [row] = await tx.drizzle.insert(webhooks).values(webhook).returning(columns);
  return row!;
}

export async function changeWebhook(
  tx: AuditedTransaction,
  id: number,
  changes: Partial<NewWebhook>,
) {
  const [row] = await tx.drizzle
    .update(webhooks)
    .set(changes)
    .where(eq(webhooks.id, id))
    .returning(columns);
  return row!;
}

export async function removeWebhook(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle.delete(webhooks).where(eq(webhooks.id, id)).returning(columns);
  return row;
}

/** Enqueues a test, which is sent even to a paused webhook; returns its id. */
export async function insertPing(tx: AuditedTransaction, webhookId: number) {
  const [row] = await tx.drizzle
    .insert(jobs)
    .values({
      kind: 'webhook',
      webhookId,
      messageId: sql`'msg_' || replace(gen_random_uuid()::text, '-', '')`,
      payload: { type: pingEvent, data: {}, isByHand: true },
    })
    .returning({ id: jobs.id });
  return row!.id;
}

/** Makes a delivery due now, even to a paused webhook, with a day of tries. */
export async function makeDue(tx: AuditedTransaction, { id, payload }: DeliveryRow) {
  await tx.drizzle
    .update(jobs)
    .set({
      status: 'waiting',
      attempts: 0,
      runAt: sql`now()`,
      doneAt: null,
      lastError: null,
      payload: { ...(payload as object), isByHand: true },
    })
    .where(eq(jobs.id, id));
}

/** Lets a pause withhold all waiting deliveries, also those that an admin sent before. */
export async function clearSentByHand(tx: AuditedTransaction, webhookId: number) {
  await tx.drizzle
    .update(jobs)
    .set({ payload: sql`${jobs.payload} - 'isByHand'` })
    .where(
      and(
        eq(jobs.webhookId, webhookId),
        eq(jobs.status, 'waiting'),
        sql`${jobs.payload} ? 'isByHand'`,
      ),
    );
}

/** Stores a receiver's answer to an attempt; empty if it gave none. */
export async function keepAnswer(
  db: Queryable,
  { id, attempts }: Job,
  answer: Pick<DeliveryRow, 'answerStatus' | 'answerMs' | 'serverAnswer'>,
) {
  await db.drizzle
    .update(jobs)
    .set(answer)
    .where(and(eq(jobs.id, id), eq(jobs.attempts, attempts)));
}

export async function markSuccess(db: Queryable, id: number) {
  await db.drizzle
    .update(webhooks)
    .set({ failingSince: null })
    .where(and(eq(webhooks.id, id), isNotNull(webhooks.failingSince)));
}

/** Returns since when no attempt has succeeded; undefined for a webhook that was deleted. */
export async function markFailure(db: Queryable, id: number, now: Date) {
  const [row] = await db.drizzle
    .update(webhooks)
    .set({ failingSince: sql`coalesce(${webhooks.failingSince}, ${now.toISOString()})` })
    .where(eq(webhooks.id, id))
    .returning({ failingSince: webhooks.failingSince });
  return row?.failingSince ?? undefined;
}

/** Pauses an active webhook; false if another worker or an admin has paused or deleted it. */
export async function markPaused(
  tx: AuditedTransaction,
  id: number,
  pauseReason: 'gone' | 'failing',
) {
  const { rowCount } = await tx.drizzle
    .update(webhooks)
    .set({ pausedAt: sql`now()`, pauseReason })
    .where(and(eq(webhooks.id, id), isNull(webhooks.pausedAt)));
  return rowCount === 1;
}
