import { sql } from 'drizzle-orm';
import type { ContactChannel } from '#core/domain/contact/consent-ticked.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { doNotContact } from '#server/db/tables/erasure.ts';
import { contactStops } from '#server/db/tables/leads.ts';
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
  staffId: number | null;
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
    phone: (isOfNumber && phone) || null,
    mailbox: channels.includes('email') && email ? sql`fold_mailbox(${email})` : null,
  });
}

/** The number and the mailbox of a lead. */
export interface LeadAddress extends Address {
  id: number;
}

// By hand: one query for all leads of an export. Values derived from an address are computed once,
// not for each row that they are compared with.
const withAsked = (columns: string) => `
with asked as materialized (
  select id, phone, email, ${columns}
  from unnest($1::bigint[], $2::text[], $3::text[]) as given (id, phone, email)
)`;

async function findOfLeads<Row>(
  db: Queryable,
  text: string,
  leadsAsked: readonly LeadAddress[],
): Promise<(Row & { leadId: number })[]> {
  const columns = (['id', 'phone', 'email'] as const).map((name) =>
    leadsAsked.map((lead) => lead[name]),
  );
  const { rows } = await db.query<Row & { leadId: number }>(text, columns);
  return rows;
}

/** A stop as it concerns a lead. */
export interface StopRow {
  leadId: number;
  channels: ContactChannel[];
  how: string;
  saidAt: Date;
  staffId: number | null;
  isOfNumber: boolean;
  isOfMailbox: boolean;
}

const stopColumns = `asked.id as "leadId", s.id as "stopId", s.channels, s.how,
  s.said_at as "saidAt", s.staff_id as "staffId",
  coalesce(s.phone = asked.phone, false) as "isOfNumber",
  coalesce(s.mailbox = asked.mailbox, false) as "isOfMailbox"`;

// A stop for both is found twice and listed once. An `or` could use neither index.
const stopsText = `${withAsked('fold_mailbox(email) as mailbox')}
select ${stopColumns} from asked join contact_stops s on s.phone = asked.phone
union
select ${stopColumns} from asked join contact_stops s on s.mailbox = asked.mailbox
order by "saidAt", "stopId"`;

/** Stops for the numbers or the mailboxes of these leads, by lead, oldest first. */
export function findStops(db: Queryable, leadsAsked: readonly LeadAddress[]) {
  return findOfLeads<StopRow>(db, stopsText, leadsAsked);
}

const stoppedElsewhereText = `
select exists (
  select 1 from contact_stops
  where lead_id is distinct from $1 and (phone = $2 or mailbox = fold_mailbox($3))
) as "isStopped"`;

/** Whether another application with the number or the mailbox of this lead carries a stop. */
export async function isStoppedElsewhere(
  db: Queryable,
  { id, phone, email }: { id: number; phone: string; email: string },
): Promise<boolean> {
  const { rows } = await db.query<{ isStopped: boolean }>(stoppedElsewhereText, [id, phone, email]);
  return rows[0]!.isStopped;
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

const erasedText = `${withAsked(
  'contact_digest(phone) as number, contact_digest(fold_mailbox(email)) as mailbox',
)}
select asked.id as "leadId", d.subject, d.added_at as "addedAt"
from asked
join do_not_contact d on d.until > now() and d.digest in (asked.number, asked.mailbox)
  and d.digest = case d.subject when 'phone' then asked.number else asked.mailbox end
order by d.added_at`;

/** When the people of these leads were erased, while that still applies, by lead; oldest first. */
export function findDoNotContact(db: Queryable, leadsAsked: readonly LeadAddress[]) {
  return findOfLeads<{ subject: 'phone' | 'mailbox'; addedAt: Date }>(db, erasedText, leadsAsked);
}

// An address is found by the index of mailboxes, of which several addresses may be one.
const agreedText = `${withAsked('fold_mailbox(email) as mailbox')}
select asked.id as "leadId", channel, max(c.recorded_at) as "agreedAt"
from asked
cross join lateral (
  select l.id, '{phone,sms}'::text[] as channels from leads l
  where l.phone = asked.phone and l.deleted_at is null
  union all
  select l.id, '{email}' from leads l
  where fold_mailbox(l.email) = asked.mailbox and lower(l.email) = lower(asked.email)
    and l.deleted_at is null
) application
join consent_records c on c.lead_id = application.id and c.granted and c.is_version_confirmed
cross join lateral unnest(c.channels) as channel
where channel = any (application.channels)
group by asked.id, channel`;

/** When the people of these leads last agreed to each channel, in any application; by lead. */
export function findNewestConsents(db: Queryable, leadsAsked: readonly LeadAddress[]) {
  return findOfLeads<{ channel: ContactChannel; agreedAt: Date }>(db, agreedText, leadsAsked);
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
 * The facts that decide on a call, for each of these leads: its consent, and whether more must be
 * read, because the number has a stop or other applications were merged into this one.
 */
export async function findCallMarks(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) {
    return new Map<number, CallMarks>();
  }
  const { rows } = await db.query<CallMarks>(callMarksText, [ids]);
  return new Map(rows.map((row) => [row.id, row]));
}
