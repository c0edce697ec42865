import { sql } from 'drizzle-orm';
import { retention } from '#core/domain/operations/kept-data.ts';
import type { ContactChannel } from '#core/domain/permission/consent-ticked.ts';
import type { SaidStop } from '#core/domain/permission/stops.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { doNotContact } from '#server/db/tables/erasure.ts';
import { contactStops } from '#server/db/tables/contact.ts';
import type { AuditedTransaction } from '../transaction.ts';

// No lead scope: whether a number may be called is asked of all its leads.

export interface Address {
  phone: string;
  email: string;
}

interface NewStop extends Address {
  leadId: number;
  channels: readonly ContactChannel[];
  kind?: SaidStop['kind'];
  how: string;
  saidAt: Date;
  /** Null if the person said it. */
  staffId: number | null;
  takesBack?: number;
}

/** Stores a stop for the number, the mailbox or both. `how` is in the words of who recorded it. */
export async function recordStop(
  tx: AuditedTransaction,
  { phone, email, channels, ...stop }: NewStop,
) {
  const isOfNumber = channels.some((channel) => channel !== 'email');
  await tx.drizzle.insert(contactStops).values({
    ...stop,
    channels: [...channels],
    phone: (isOfNumber && phone) || null,
    mailbox: channels.includes('email') && email ? sql`fold_mailbox(${email})` : null,
  });
}

/** Why a mail server refused a mailbox for good; undefined if none did. */
export async function whyRefused(db: Queryable, address: string) {
  const text = 'select reason from refused_mailboxes where mailbox = fold_mailbox($1) limit 1';
  const { rows } = await db.query<{ reason: string }>(text, [address]);
  return rows[0]?.reason;
}

/** What was said on a lead since it was merged with another one applies to that one too. */
export async function keepSaidSince(
  tx: AuditedTransaction,
  { fromId, toId, since }: { fromId: number; toId: number; since: Date },
) {
  await tx.query(
    `insert into contact_stops (lead_id, channels, phone, mailbox, kind, how, said_at, staff_id,
       recorded_at)
     select $2, channels, phone, mailbox, kind, how, said_at, staff_id, recorded_at
     from contact_stops s
     where lead_id = $1 and recorded_at >= $3 and kind <> 'wrong_number' and takes_back is null
       and not exists (select from contact_stops other where other.takes_back = s.id)`,
    [fromId, toId, since],
  );
}

export interface LeadAddress extends Address {
  id: number;
}

export interface StopRow extends SaidStop {
  leadId: number;
  /** Null for a request for erasure, as is the lead on which it was said. */
  stopId: number | null;
  saidOn: number | null;
  staffId: number | null;
  recordedAt: Date;
  isOfNumber: boolean;
  isOfMailbox: boolean;
}

// By hand: one query for all leads of an export. A half is the lead itself or one merged into it:
// what staff did to a number or an address does not end a stop of the former ones. A stop for both
// number and mailbox is found twice and listed once; an `or` could use neither index. A consent that
// staff state counts from the moment that they name, and without one it is older than any stop. It
// ends a stop of the lead on which it was given, and of the number and address that the person gave,
// not of those that staff entered since. One spoken later is for the number and address of its
// moment, and ends each stop that the lead has while it has these. Of one mailbox there may be
// several addresses: only the very same one counts.
const stopsText = `
with asked as materialized (
  select id, phone, email
  from unnest($1::bigint[], $2::text[], $3::text[]) as given (id, phone, email)
), half as materialized (
  select asked.id as asked_id, l.id, l.phone, l.email, l.former_phones, l.former_emails
  from asked
  cross join lateral unnest(
    case when exists (select from leads m where m.merged_into_id = asked.id)
      then leads_of_person(asked.id) else array[asked.id] end
  ) as person (id)
  join leads l on l.id = person.id
), number as materialized (
  select id as asked_id, phone from asked where phone <> ''
  union select asked_id, phone from half where phone <> ''
  union select asked_id, unnest(former_phones) from half
), mailbox as materialized (
  select asked_id, fold_mailbox(email) as mailbox from (
    select id as asked_id, email from asked where email <> ''
    union select asked_id, email from half where email <> ''
    union select asked_id, unnest(former_emails) from half
  ) address
), found as (
  select asked_id, s.id, true as is_of_number, true as is_of_mailbox
  from half join contact_stops s on s.lead_id = half.id and s.kind <> 'wrong_number'
  union all
  select asked_id, s.id, true, false
  from number join asked on asked.id = asked_id join contact_stops s on s.phone = number.phone
    and (s.kind = 'said' or s.kind = 'wrong_number' and s.phone = asked.phone)
  union all
  select asked_id, s.id, false, true
  from mailbox join contact_stops s on s.mailbox = mailbox.mailbox and s.kind = 'said'
), heard as (
  select asked_id, s.id, s.lead_id, s.phone, s.mailbox, s.channels, s.kind, s.how, s.said_at,
    s.staff_id, s.recorded_at, bool_or(is_of_number) as is_of_number,
    bool_or(is_of_mailbox) as is_of_mailbox
  from found join contact_stops s using (id)
  where s.takes_back is null
    and not exists (select from contact_stops other where other.takes_back = s.id)
  group by asked_id, s.id
  union all
  select asked_id, null, null, phone, null, '{phone,sms}', 'said', 'asked to be erased', added_at,
    null, added_at, true, false
  from number join do_not_contact d on d.subject = 'phone' and d.digest = contact_digest(phone)
    and d.until > now()
  union all
  select asked_id, null, null, null, mailbox, '{email}', 'said', 'asked to be erased', added_at,
    null, added_at, false, true
  from mailbox join do_not_contact d on d.subject = 'mailbox'
    and d.digest = contact_digest(mailbox) and d.until > now()
  union all
  select id, null, null, null, mailbox, '{email}', 'no_mailbox',
    reason || ', ' || to_char(refused_at at time zone 'America/New_York', 'FMMon FMDD, YYYY'),
    refused_at, null, refused_at, false, true
  from asked cross join lateral (
    select * from refused_mailboxes where mailbox = fold_mailbox(email)
    order by refused_at desc limit 1
  ) refused
)
select asked_id as "leadId", heard.id as "stopId", lead_id as "saidOn", channels, kind, how,
  said_at as "saidAt", staff_id as "staffId", recorded_at as "recordedAt",
  is_of_number as "isOfNumber", is_of_mailbox as "isOfMailbox", array(
    select distinct channel
    from (
      select heard.lead_id as id
      union select asked.id
      union select id from leads where phone = heard.phone
      union select id from leads where former_phones[1] = heard.phone
      union select id from leads where fold_mailbox(email) = heard.mailbox
      union select id from leads where fold_mailbox(former_emails[1]) = heard.mailbox
        and former_emails is not null
      union select c.lead_id from consent_records c where c.phone = heard.phone
    ) candidate
    join leads l on l.id = candidate.id and l.deleted_at is null
    join consent_records c on c.lead_id = l.id and c.granted and c.is_version_confirmed
    cross join lateral (
      select coalesce(c.phone, l.former_phones[1], l.phone) as phone,
        coalesce(c.email, l.former_emails[1], l.email) as email
    ) given
    cross join lateral unnest(c.channels) as channel
    where heard.kind <> 'no_mailbox' and coalesce(c.agreed_at, case when c.purpose in ('spoken', 'import') then '-infinity'
        else c.recorded_at end) > heard.said_at
      and (l.id = heard.lead_id or case channel
        when 'email' then lower(given.email) = lower(asked.email)
          and (fold_mailbox(given.email) = heard.mailbox or l.id = asked.id and c.email is not null)
        else given.phone = heard.phone
          or l.id = asked.id and c.phone is not null and c.phone = asked.phone
      end)
  ) as "agreedSince"
from heard join asked on asked.id = asked_id
order by said_at, heard.id`;

/** What stops these leads, by lead, oldest first; requests for erasure are stops too. */
export async function findStops(db: Queryable, leads: readonly LeadAddress[]): Promise<StopRow[]> {
  const columns = (['id', 'phone', 'email'] as const).map((name) =>
    leads.map((lead) => lead[name]),
  );
  const { rows } = await db.query<StopRow & Record<string, unknown>>(stopsText, columns);
  return rows;
}

// The key of this installation: random, and made when it is first needed.
const makeKeyText = `
insert into contact_key (key)
select encode(sha256(convert_to(gen_random_uuid()::text || gen_random_uuid(), 'UTF8')), 'hex')
on conflict do nothing`;

export function doNotContactUntil(erasedAt: Date): Date {
  const until = new Date(erasedAt);
  until.setUTCFullYear(until.getUTCFullYear() + retention.doNotContactYears);
  return until;
}

/**
 * Stores digests of an erased person's numbers and mailboxes. For five years no lead with them is
 * contacted, until the person gives a newer consent.
 */
export async function keepDoNotContact(
  tx: AuditedTransaction,
  addresses: readonly Address[],
  addedAt: Date,
) {
  await tx.query(makeKeyText);
  const rows = addresses.flatMap(({ phone, email }) => [
    ...(phone ? [{ subject: 'phone' as const, digest: sql`contact_digest(${phone})` }] : []),
    ...(email
      ? [{ subject: 'mailbox' as const, digest: sql`contact_digest(fold_mailbox(${email}))` }]
      : []),
  ]);
  if (rows.length > 0) {
    const until = doNotContactUntil(addedAt);
    await tx.drizzle.insert(doNotContact).values(rows.map((row) => ({ ...row, addedAt, until })));
  }
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
  select from contact_stops s where s.lead_id = leads.id
) or leads.former_phones is not null or exists (
  select from do_not_contact d
  where d.subject = 'phone' and d.digest = contact_digest(leads.phone)
) or exists (
  select from refused_mailboxes where mailbox = fold_mailbox(leads.email)
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
