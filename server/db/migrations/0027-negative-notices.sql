-- The version before may not run on it.
-- Its erasure of a person would miss the table below and the new consents.

-- The notice of a negative answer (12 CFR 1002.9): what was answered and decided, the words, and how
-- they reached the person. One row for an answer; while no address is known, the newest answer of the
-- same visit takes its place, and the first one keeps the day it is due.
create table negative_notices (
  id bigint generated always as identity primary key,
  token uuid not null default gen_random_uuid() unique, -- of the page that asks for an address
  session_id varchar(64),
  name varchar(200) not null,
  mobile_number varchar(40) not null,
  language char(2) not null,
  state char(2) not null,
  credit_score integer not null,
  home_price integer not null,
  reasons text[] not null,
  terms_version char(16) not null,
  text text not null,
  answered_at timestamptz not null,
  due_at timestamptz not null,
  way varchar(10),
  email varchar(254),
  postal_address varchar(300),
  consent_id bigint references consent_records (id),
  asked_at timestamptz,
  sent_at timestamptz,
  sent_by bigint references admin_users (id),
  constraint negative_notices_way_check check (way in ('email', 'letter')),
  constraint negative_notices_addressed check (
    case way
      when 'email' then email is not null and consent_id is not null and sent_by is null
      when 'letter' then postal_address is not null
      else sent_at is null
    end)
);
create unique index negative_notices_unaddressed on negative_notices (session_id, mobile_number)
  where way is null and session_id is not null;
create index negative_notices_due on negative_notices (due_at, id) where sent_at is null;
create index negative_notices_sent on negative_notices (sent_at, id) where sent_at is not null;
create index negative_notices_session on negative_notices (session_id);
create index negative_notices_mobile on negative_notices (mobile_number);
create index negative_notices_mailbox on negative_notices (fold_mailbox(email))
  where email is not null;
create index negative_notices_consent on negative_notices (consent_id);

-- The consent to get it by email belongs to no application, and names the address.
alter table consent_records
  drop constraint consent_records_subject,
  add constraint consent_records_subject
    check (lead_id is not null or eligibility_check_id is not null
      or purpose in ('near_miss', 'notice_by_email'));

-- One kind of mail more, whatever kinds there are by now.
do $$
declare kinds text;
begin
  select replace(pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''negative_notice'', ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;

-- Ranges follow the program's minimum; one that begins between two of those specified ranks with the
-- lower one. The ranks of those specified stay, and with them the index.
create or replace function score_rank(credit_score text) returns integer
  language sql immutable parallel safe
  return case
    when credit_score ~ '^Below \d{3}$' then 1
    when credit_score = '740+' then 6
    when credit_score ~ '^\d{3}-\d{3}$'
      then greatest(1, (width_bucket(left(credit_score, 3)::integer,
        array[580, 620, 660, 700, 740]) + 1))
    else 0
  end;
