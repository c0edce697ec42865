import { and, eq, sql } from 'drizzle-orm';
import type { DeliveryState } from '#core/contract/integrations/webhooks.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { jobs, webhooks } from '#server/db/tables/jobs.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** The columns of a webhook that admins read; excludes the secret. */
export const columns = columnsOf(
  webhooks,
  'id url events pausedAt pauseReason failingSince createdAt',
);

interface LastDelivery {
  createdAt: string;
  status: Job['status'];
  statusCode: number | null;
}

const listed = {
  ...columns,
  // By hand: of one table the builder writes columns without its name.
  lastDelivery: sql<LastDelivery | null>`(
    select jsonb_build_object('createdAt', job.created_at, 'status', job.status,
      'statusCode', job.answer_status)
    from jobs job where job.webhook_id = webhooks.id
    order by job.created_at desc, job.id desc limit 1)`,
};

type Webhook = typeof webhooks.$inferSelect;

export type WebhookRow = Omit<Webhook, 'secret'> & { lastDelivery: LastDelivery | null };

export function webhookList() {
  const sorts = { createdAt: byColumn(webhooks.createdAt) };
  return { table: webhooks, columns: listed, sorts, where: undefined };
}

export async function findWebhook(db: Queryable, id: number): Promise<WebhookRow | undefined> {
  const [row] = await db.drizzle.select(listed).from(webhooks).where(eq(webhooks.id, id));
  return row;
}

/** A webhook, locked until the transaction ends. */
export async function lockWebhook(tx: AuditedTransaction, id: number) {
  const [row] = await tx.drizzle
    .select(columns)
    .from(webhooks)
    .where(eq(webhooks.id, id))
    .for('no key update');
  return row;
}

export function countWebhooks(db: Queryable) {
  return db.drizzle.$count(webhooks);
}

export async function findTarget(db: Queryable, webhookId: number) {
  const { id, url, secret, pausedAt } = webhooks;
  const [row] = await db.drizzle
    .select({ id, url, secret, pausedAt })
    .from(webhooks)
    .where(eq(id, webhookId));
  return row;
}

const delivery = {
  ...columnsOf(jobs, 'id messageId payload status attempts answerStatus answerMs serverAnswer'),
  ...columnsOf(jobs, 'lastError createdAt doneAt runAt'),
};

export type DeliveryRow = Pick<Job, keyof typeof delivery>;

export type DeliveryQuery = PageQuery<'createdAt'> & { status?: DeliveryState | undefined };

export function deliveryList(webhookId: number, status: DeliveryState | undefined) {
  const stored = status === 'delivered' ? 'done' : status;
  return {
    table: jobs,
    columns: delivery,
    sorts: { createdAt: byColumn(jobs.createdAt) },
    where: and(eq(jobs.webhookId, webhookId), stored && eq(jobs.status, stored)),
  };
}

/** A delivery, locked until the transaction ends; its worker waits as well. */
export async function lockDelivery(
  tx: AuditedTransaction,
  { id, webhookId }: { id: number; webhookId: number },
): Promise<DeliveryRow | undefined> {
  const [row] = await tx.drizzle
    .select(delivery)
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.webhookId, webhookId)))
    .for('no key update');
  return row;
}

/** Webhooks that get nothing although they should, and since when; a pause by hand is none. */
export interface WebhookTrouble {
  all: number;
  /** Paused because nothing arrived, or because the receiver is gone. */
  stopped: number;
  failing: number;
  since: Date | null;
}

export async function findWebhookTrouble(db: Queryable): Promise<WebhookTrouble> {
  const { rows } = await db.query<{ [Name in keyof WebhookTrouble]: WebhookTrouble[Name] }>(`
    select count(*) as "all",
      count(*) filter (where pause_reason <> 'hand') as stopped,
      count(*) filter (where paused_at is null and failing_since is not null) as failing,
      coalesce(min(paused_at) filter (where pause_reason <> 'hand'),
        min(failing_since) filter (where paused_at is null)) as since
    from webhooks`);
  return rows[0]!;
}
