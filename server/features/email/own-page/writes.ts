import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { insertMails } from '#server/db/jobs/insert-mails.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../transaction.ts';

/** At most so many links for one application within an hour, and so many applications at once. */
const mostLinks = { anHour: 3, atOnce: 5 } as const;

// One statement: a mail that is tried again finds the wish gone.
const spreadText = `
  with asked as (
    delete from jobs where id = $1 returning recipient
  ), found as (
    select leads.id, leads.email, leads.language
    from leads join asked on fold_mailbox(leads.email) = fold_mailbox(asked.recipient)
    where leads.deleted_at is null and leads.merged_into_id is null and leads.sealed_at is null
    order by leads.created_at desc, leads.id desc
    limit $2::int
  )
  insert into jobs (kind, lead_id, recipient, language, payload)
  select 'buyer_link', found.id, found.email, found.language, '{}'
  from found
  where (
    select count(*) from all_mails mail
    where mail.lead_id = found.id and mail.kind = 'buyer_link'
      and mail.created_at > now() - interval '1 hour'
  ) < $3::int`;

/**
 * Turns the wish of a mailbox for a link into a mail for each of its newest applications, to the
 * address that the application names; of a mailbox without one nothing stays.
 */
export async function spreadLinkMails(db: Queryable, jobId: number): Promise<void> {
  await db.query(spreadText, [jobId, mostLinks.atOnce, mostLinks.anHour]);
}

const apologyOf = 'promise_missed:';

/** Leads of a time without an answer, whose buyer got no apology yet; the earliest first. */
export function lockWithoutApology(
  tx: AuditedTransaction,
  { after, until }: { after: Date; until: Date },
  most: number,
) {
  const { id, ownerId, createdAt, email, language } = leads;
  return tx.drizzle
    .select({ id, ownerId, createdAt, email, language })
    .from(leads)
    .where(
      and(
        gt(createdAt, after),
        lte(createdAt, until),
        eq(leads.status, 'New'),
        isNull(leads.firstResponseAt),
        isNull(leads.deletedAt),
        // Imported leads were promised nothing, because they did not apply here.
        isNull(leads.importId),
        sql`not exists (
          select from all_mails mail where mail.event = ${apologyOf} || ${id}::text)`,
      ),
    )
    .orderBy(asc(createdAt), asc(id))
    .limit(most)
    .for('no key update', { skipLocked: true });
}

type Missed = Awaited<ReturnType<typeof lockWithoutApology>>[number] & { by: string };

/** One apology for each missed promise; `by` is the day of the new one. */
export async function insertApologies(
  tx: AuditedTransaction,
  hours: number,
  missed: readonly Missed[],
): Promise<void> {
  await insertMails(
    tx,
    missed.map(({ id, email, language, by }) => ({
      kind: 'promise_missed',
      leadId: id,
      event: apologyOf + id,
      recipient: email,
      language,
      payload: { hours, by },
    })),
  );
}
