import { and, arrayContains, asc, desc, eq, gt, isNull, like, or, sql } from 'drizzle-orm';
import type { ContactChannel } from '#core/domain/contact/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { doNotContact } from '#server/db/tables/erasure.ts';
import { consentRecords, contactStops, leads } from '#server/db/tables/leads.ts';
import type { AuditedTransaction } from '../transaction.ts';

export interface Address {
  phone: string;
  email: string;
}

interface NewStop extends Address {
  leadId: number;
  channels: readonly ContactChannel[];
  how: string;
  saidAt: Date;
  staffId: number;
}

/** Stores a stop for the number, the mailbox or both. */
export async function insertStop(
  tx: AuditedTransaction,
  { phone, email, channels, ...stop }: NewStop,
): Promise<void> {
  const isOfNumber = channels.some((channel) => channel !== 'email');
  await tx.drizzle.insert(contactStops).values({
    ...stop,
    channels: [...channels],
    phone: isOfNumber ? phone : null,
    mailbox: channels.includes('email') ? sql`fold_mailbox(${email})` : null,
  });
}

/** Stops for the number or the mailbox, oldest first. */
export function findStops(db: Queryable, { phone, email }: Address) {
  const isOfNumber = eq(contactStops.phone, phone);
  const isOfMailbox = eq(contactStops.mailbox, sql`fold_mailbox(${email})`);
  return db.drizzle
    .select({
      channels: contactStops.channels,
      how: contactStops.how,
      saidAt: contactStops.saidAt,
      staffId: contactStops.staffId,
      isOfNumber: sql<boolean>`coalesce(${isOfNumber}, false)`,
      isOfMailbox: sql<boolean>`coalesce(${isOfMailbox}, false)`,
    })
    .from(contactStops)
    .where(or(isOfNumber, isOfMailbox))
    .orderBy(asc(contactStops.saidAt), asc(contactStops.id));
}

// The key of this installation: random, and made when it is first needed.
const makeKeyText = `
insert into contact_key (key)
select encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'hex')
on conflict do nothing`;

/** Adds numbers and mailboxes to the do-not-contact list, as digests. */
export async function insertDoNotContact(
  tx: AuditedTransaction,
  addresses: readonly Address[],
  stamps: { addedAt: Date; until: Date },
): Promise<void> {
  await tx.query(makeKeyText);
  const rows = addresses.flatMap(({ phone, email }) => [
    ...(phone ? [{ subject: 'phone' as const, digest: sql`contact_digest(${phone})` }] : []),
    ...(email
      ? [{ subject: 'mailbox' as const, digest: sql`contact_digest(fold_mailbox(${email}))` }]
      : []),
  ]);
  if (rows.length > 0) {
    await tx.drizzle.insert(doNotContact).values(rows.map((row) => ({ ...row, ...stamps })));
  }
}

/** When people with this number or mailbox were erased, while that still applies; oldest first. */
export function findDoNotContact(db: Queryable, { phone, email }: Address) {
  const { subject, digest, addedAt, until } = doNotContact;
  const isOfNumber = and(eq(subject, 'phone'), eq(digest, sql`contact_digest(${phone})`));
  const isOfMailbox = and(
    eq(subject, 'mailbox'),
    eq(digest, sql`contact_digest(fold_mailbox(${email}))`),
  );
  return db.drizzle
    .select({ subject, addedAt })
    .from(doNotContact)
    .where(and(or(isOfNumber, isOfMailbox), gt(until, sql`now()`)))
    .orderBy(asc(addedAt));
}

/** When the person of a number or address last agreed to a way, in any application; null for never. */
export async function findNewestConsent(
  db: Queryable,
  channel: ContactChannel,
  { phone, email }: Address,
): Promise<Date | null> {
  const digits = phone.replace(/\D/g, '');
  // A number is found by the search index, which contains its digits; an address by its own index.
  const isOf =
    channel === 'email'
      ? eq(sql`lower(${leads.email})`, email.toLowerCase())
      : and(like(leads.search, `%${digits}%`), eq(leads.phone, phone));
  const [row] = await db.drizzle
    .select({ recordedAt: consentRecords.recordedAt })
    .from(consentRecords)
    .innerJoin(leads, eq(leads.id, consentRecords.leadId))
    .where(
      and(
        isOf,
        isNull(leads.deletedAt),
        eq(consentRecords.granted, true),
        eq(consentRecords.isVersionConfirmed, true),
        arrayContains(consentRecords.channels, [channel]),
      ),
    )
    .orderBy(desc(consentRecords.recordedAt))
    .limit(1);
  return row?.recordedAt ?? null;
}

// By hand: in a list of columns Drizzle leaves out the names of tables, and within a subquery a
// column of the lead would be read as one of the inner table.
const callMarksText = `
select leads.id, (
  select c.was_prechecked from consent_records c
  where c.lead_id = leads.id and c.granted and c.is_version_confirmed
    and 'phone' = any (c.channels)
  order by c.recorded_at desc, c.id desc
  limit 1
) as "wasPrechecked", exists (
  select from leads merged where merged.merged_into_id = leads.id
) or exists (
  select from contact_stops s where s.phone = leads.phone
) or exists (
  select from do_not_contact d
  where d.subject = 'phone' and d.digest = contact_digest(leads.phone)
) as "hasMore"
from leads
where leads.id = any ($1)`;

interface CallMarks {
  id: number;
  /** Of the newest consent to calls of this application; null without one. */
  wasPrechecked: boolean | null;
  hasMore: boolean;
}

/**
 * What decides on a call, for each of these leads: its consent, and whether more must be read,
 * because the number has a stop or other applications were merged into this one.
 */
export async function findCallMarks(db: Queryable, ids: readonly number[]) {
  const { rows } = await db.query<CallMarks>(callMarksText, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
