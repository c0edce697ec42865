-- The version before may run on it.

-- What a partner told the office, until it is recorded: who is paid, and when the W-9 was sent.
create table partner_words (
  affiliate_id bigint primary key references affiliates (id),
  payee varchar(20) check (payee in ('self', 'broker', 'company')),
  payee_name varchar(200),
  also_approved boolean not null default false, -- also what is approved already
  w9_sent_on date
);

-- The last day of the license, in the partner's own word.
alter table affiliates add column license_expires date;
