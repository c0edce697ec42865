import { eq } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { outbox } from '#server/db/tables/back-office.ts';

/** A mail that is due, with the lead it speaks of. */
export interface DueMail {
  id: number;
  kind: string;
  recipient: string | null;
  language: Language;
  messageId: string;
  attempts: number;
  lead: MailLead | null;
}

export interface MailLead {
  id: number;
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  propertyState: string | null;
  homePrice: number | null;
  creditScore: string | null;
  timeline: string | null;
  contactMethod: string | null;
  isQualified: boolean;
  language: Language;
  suspicion: string[];
}

/**
 * Takes mails that are due for five minutes: another process leaves them alone, and a crash gives
 * them back. The Message-ID is written before the first try, so that a mail sent twice by such a
 * crash is recognised as one.
 */
export async function claimDueMails(
  db: Queryable,
  count: number,
  host: string,
): Promise<DueMail[]> {
  const { rows } = await db.query<DueMail>({
    name: 'claim_mails',
    text: `
      with due as (
        select id from outbox where status = 'waiting' and next_attempt_at <= now() order by next_attempt_at limit $1 for update skip locked
      ), claimed as (
        update outbox set attempts = attempts + 1, next_attempt_at = now() + interval '5 minutes',
          message_id = coalesce(message_id, '<' || outbox.id || '.' || gen_random_uuid() || '@' || $2 || '>')
        from due where outbox.id = due.id returning outbox.*
      )
      select c.id, c.kind, c.recipient, c.language, c.message_id as "messageId", c.attempts,
        case when l.id is not null then json_build_object('id', l.id, 'firstName', l.first_name, 'lastName', l.last_name, 'email', l.email, 'phone', l.phone,
          'propertyState', l.property_state, 'homePrice', l.home_price, 'creditScore', l.credit_score, 'timeline', l.timeline,
          'contactMethod', l.contact_method, 'isQualified', l.is_qualified, 'language', l.language,
          'suspicion', l.suspicion) end as lead
      from claimed c left join leads l on l.id = c.lead_id and l.deleted_at is null order by c.id`,
    values: [count, host],
  });
  return rows;
}

export async function markSent(db: Queryable, id: number): Promise<void> {
  await db.query(
    `update outbox set status = 'sent', sent_at = now(), last_error = null where id = $1`,
    [id],
  );
}

export async function markFailed(db: Queryable, id: number, error: string): Promise<void> {
  await db.query(`update outbox set status = 'failed', last_error = $2 where id = $1`, [id, error]);
}

export async function markWithheld(db: Queryable, id: number, reason: string): Promise<void> {
  await db.query(`update outbox set status = 'withheld', last_error = $2 where id = $1`, [
    id,
    reason,
  ]);
}

/** Confirmations that went to an address in the last 24 hours, whatever its case. */
export async function countConfirmations(db: Queryable, recipient: string): Promise<number> {
  const {
    rows: [row],
  } = await db.query<{ n: number }>(
    `select count(*) as n from outbox
     where kind = 'application_received' and lower(recipient) = lower($1) and status = 'sent' and created_at > now() - interval '24 hours'`,
    [recipient],
  );
  return row!.n;
}

export async function postpone(
  db: Queryable,
  id: number,
  seconds: number,
  error: string,
): Promise<void> {
  await db.query(
    'update outbox set next_attempt_at = now() + make_interval(secs => $2), last_error = $3 where id = $1',
    [id, seconds, error],
  );
}

/** Without a mail server nothing waits: staff see at once that it was not sent. */
export async function markAllWithoutServer(db: Queryable): Promise<void> {
  await db.query(
    `update outbox set status = 'no_server', last_error = 'not sent: no mail server' where status = 'waiting'`,
  );
}

export function findLeadMails(db: Queryable, leadId: number) {
  const { kind, recipient, status, createdAt, sentAt } = outbox;
  return db.drizzle
    .select({
      kind,
      recipient,
      status,
      createdAt,
      sentAt,
    })
    .from(outbox)
    .where(eq(outbox.leadId, leadId))
    .orderBy(outbox.id);
}
