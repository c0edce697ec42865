import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { insertMails, lockMailbox } from '#server/db/jobs/insert-mails.ts';
import type { Database } from '#server/db/open.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { leadAddress, leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { machineMade } from '../policy.ts';

// No lead scope: finds the applications of the mailbox that asks.

/** Limits of links for one application within an hour, and for one mailbox. */
const mostLinks = { ofOne: 3, anHour: 5, aDay: 10 } as const;

// One statement: a mail that is tried again finds the request gone. Anyone can apply with any
// address, so the applications to the very address come first, and then those that got no link
// lately: the newest ones of a stranger cannot keep out an older one. Machines get none, and no
// application without a number, whose last digits open the link.
const spreadText = `
  with asked as (
    delete from jobs where id = $1 returning recipient
  ), found as (
    select leads.id, address.email, leads.language, leads.created_at,
      lower(address.email) = lower(asked.recipient) as is_exact,
      leads.deleted_at is null and leads.merged_into_id is null and leads.sealed_at is null
        and leads.phone is not null and not leads.suspicion && $5::text[] as may_have,
      sent.this_hour, sent.today
    from asked cross join lateral (
      select id, email from leads where fold_mailbox(email) = fold_mailbox(asked.recipient)
      union select id, former_emails[1] from leads
      where former_emails is not null
        and fold_mailbox(former_emails[1]) = fold_mailbox(asked.recipient)
    ) address
    join leads using (id)
    cross join lateral (
      select count(*) filter (where mail.created_at > now() - interval '1 hour')::int as this_hour,
        count(*)::int as today
      from all_mails mail
      where mail.lead_id = leads.id and mail.kind = 'buyer_link'
        and mail.created_at > now() - interval '1 day'
    ) sent
  )
  insert into jobs (kind, lead_id, recipient, language, payload)
  select 'buyer_link', id, email, language, '{}'
  from found
  where may_have and this_hour < $2::int
  order by is_exact desc, today, created_at desc, id desc
  limit (
    select greatest(0, least($3::int - sum(this_hour), $4::int - sum(today)))::int from found
  )`;

/**
 * Turns a mailbox's request for a link into one mail per application, to the address that the
 * person gave or the one that staff entered since; a request without an application leaves nothing. Concurrent requests count the mails
 * of the one before.
 */
export async function spreadLinkMails(db: Pick<Database, 'transaction'>, jobId: number) {
  const { ofOne, anHour, aDay } = mostLinks;
  await db.transaction(async (tx) => {
    const [wish] = await tx.drizzle.select().from(jobs).where(eq(jobs.id, jobId));
    if (wish?.recipient) {
      await lockMailbox(tx, wish.recipient);
      await tx.query(spreadText, [jobId, ofOne, anHour, aDay, [...machineMade]]);
    }
  });
}

/** Limit of questions to one mailbox within a day. */
const mostAsked = 3;

/**
 * Asks the address that the person of a lead gave whether the changed one is theirs, once staff
 * changed it: no visitor can cause this mail.
 */
export async function enqueueConfirmEmail(tx: AuditedTransaction, leadId: number) {
  await tx.query(
    `insert into jobs (kind, lead_id, recipient, language, payload)
    select 'confirm_email', id, former_emails[1], language, jsonb_build_object('email', email)
    from leads
    where id = $1 and former_emails[1] is not null and not is_given_mailbox(id, email)
      and (select count(*) from all_mails mail
        where mail.kind = 'confirm_email' and mail.created_at > now() - interval '1 day'
          and fold_mailbox(mail.recipient) = fold_mailbox(former_emails[1])) < $2::int`,
    [leadId, mostAsked],
  );
}

const apologyOf = 'promise_missed:';

/** Leads of a time without an answer, whose buyer got no apology yet; the earliest first. */
export function lockWithoutApology(
  tx: AuditedTransaction,
  { after, until }: { after: Date; until: Date },
  most: number,
) {
  const { id, ownerId, createdAt, language, propertyState, currentAddress } = leads;
  return tx.drizzle
    .select({ id, ownerId, createdAt, language, propertyState, currentAddress, ...leadAddress })
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

type Missed = Awaited<ReturnType<typeof lockWithoutApology>>[number] & {
  by: string;
  /** Null for at once. */
  runAt: Date | null;
};

/** One apology for each missed promise, due at `runAt`; `by` is the day of the new one. */
export async function insertApologies(
  tx: AuditedTransaction,
  hours: number,
  missed: readonly Missed[],
) {
  await insertMails(
    tx,
    missed.map(({ id, email, language, by, runAt }) => ({
      kind: 'promise_missed',
      leadId: id,
      event: apologyOf + id,
      recipient: email,
      language,
      payload: { hours, by },
      ...(runAt && { runAt }),
    })),
  );
}
