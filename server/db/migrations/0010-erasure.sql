-- Erasing a person (docs/decisions/050-erasing-a-person.md), and what a session could read
-- (docs/decisions/053-exposure.md).

-- Who was erased is no longer known: a receipt names leads by their numbers.
create table erasures (
  id bigint generated always as identity primary key,
  lead_ids bigint[] not null,
  reason varchar(500) not null, -- holds no name, number or address of the person
  staff_id bigint references admin_users (id) on delete set null,
  requested_at timestamptz not null default now(),
  erase_on date, -- a duty keeps the application until this day; null: erased at once
  erased_at timestamptz,
  erased_rows jsonb not null default '{}' -- how many, by table
);
create index erasures_due on erasures (erase_on) where erased_at is null;

-- Keys the digests below. Made with the first of them, so that no two installations share one.
create table contact_key (
  is_only boolean primary key default true check (is_only),
  key char(64) not null
);

-- Numbers and mailboxes of erased people, as digests: they stay off every list for five years.
create table do_not_contact (
  id bigint generated always as identity primary key,
  subject varchar(10) not null,
  digest char(64) not null,
  added_at timestamptz not null default now(),
  until timestamptz not null,
  constraint do_not_contact_subject check (subject in ('phone', 'mailbox'))
);
create index do_not_contact_digest on do_not_contact (digest);

-- A digest keyed as HMAC keys it, inside and outside; null while there is no key.
create function contact_digest(address text) returns text language sql stable
  return (
    select encode(sha256(decode(key, 'hex') || sha256(decode(key, 'hex')
      || convert_to(address, 'UTF8'))), 'hex')
    from contact_key);

-- Hidden from everybody until it is erased, and from then on. One that was not deleted before has
-- both moments alike: reports still count it.
alter table leads add column sealed_at timestamptz,
  add constraint leads_sealed_stay_deleted check (sealed_at is null or deleted_at is not null);
create index leads_sealed on leads (created_at) where sealed_at is not null;

-- A stop of an erased person keeps its day and its channels.
alter table contact_stops drop constraint contact_stops_subject,
  add constraint contact_stops_subject
    check (phone is not null or mailbox is not null or how = '');

-- Rows of proof change inside erase_rows() alone.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and current_setting('erasure.door', true) = 'open' then
    return new;
  end if;
  raise exception 'rows of % are append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

-- The door through which rows of a person are emptied, proof included, with its own line in the
-- audit log. It writes no value but nothing: null, or what is empty in a column that must be filled.
-- Two columns are counted and keep a word that says nothing of a person: a session gets another
-- name, equal for equal ones, and of a source its name stays.
-- The door is no `set` of the function: PostgreSQL lets superusers alone make such a function, and a
-- managed one gives nobody that right.
-- `plan`: [{ "table", "rows": a condition of the first four arguments, "columns", "isRemoved" }]
create function erase_rows(leads bigint[], sessions text[], phones text[], mailboxes text[],
  words text[], of_erasure bigint, by_staff bigint, plan jsonb)
  returns jsonb language plpgsql as $$
declare
  salt constant text := gen_random_uuid()::text;
  part record;
  emptied text;
  hits bigint;
  counts jsonb := '{}';
begin
  perform set_config('erasure.door', 'open', true);
  for part in
    select * from jsonb_to_recordset(plan)
      as p ("table" text, rows text, columns text[], "isRemoved" boolean)
  loop
    if part."isRemoved" then
      emptied := format('delete from %I', part."table");
    else
      select format('update %I set %s', part."table", string_agg(format('%I = %s', a.attname,
        case
          when a.attname = 'session_id' and part."table" <> 'leads'
            then format('''erased-'' || md5(session_id || %L)', salt)
          when part."table" = 'leads' and a.attname = 'source'
            then 'jsonb_build_object(''utm_source'', source_name)'
          when not a.attnotnull then 'null'
          when t.typcategory = 'A' or t.typname = 'jsonb' then '''{}'''
          when t.typcategory = 'N' then '0'
          else ''''''
        end), ', '))
      into strict emptied
      from pg_attribute a join pg_type t on t.oid = a.atttypid
      where a.attrelid = format('public.%I', part."table")::regclass
        and a.attname = any (part.columns) and a.attgenerated = '';
    end if;
    execute emptied || ' where ' || part.rows using leads, sessions, phones, mailboxes, words;
    get diagnostics hits = row_count;
    counts := jsonb_set(counts, array[part."table"],
      to_jsonb(coalesce((counts->>part."table")::bigint, 0) + hits));
  end loop;
  perform set_config('erasure.door', '', true);
  insert into audit_log (actor_kind, actor_id, action, entity, entity_id, after)
  values (case when by_staff is null then 'system' else 'staff' end, by_staff,
    'lead.erase', 'erasure', of_erasure, counts);
  return counts;
end $$;
revoke execute on function erase_rows from public;

-- ===== What a session was shown =====

-- Who acted in which session: a stolen one is told from the account's others.
alter table audit_log add column session_id bigint;
create index audit_log_session on audit_log (session_id, id) where session_id is not null;

-- The leads that a line of the audit log showed, in rows of at most a thousand.
create table audit_leads (
  id bigint generated always as identity primary key,
  line_id bigint not null references audit_log (id),
  lead_ids bigint[] not null
);
create index audit_leads_line on audit_leads (line_id);
create trigger audit_leads_append_only before update or delete on audit_leads
  for each row execute function refuse_change();
create trigger audit_leads_kept_whole before truncate on audit_leads
  for each statement execute function refuse_change();
