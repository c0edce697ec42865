-- By the link in a mail an applicant says which mails they want. Whoever has the link may: it cannot
-- be guessed and does not end.
create table applicant_mail_links (
  lead_id bigint primary key references leads (id),
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);

-- What was chosen, when and how: a record that only grows. It holds for the mailbox, so for every
-- application that names it; the newest word counts.
create table applicant_mail_choices (
  id bigint generated always as identity primary key,
  lead_id bigint not null references leads (id),
  mailbox varchar(254) not null,
  wants_follow_ups boolean not null,
  via varchar(20) not null check (via in ('one_click', 'page')),
  ip_address varchar(45),
  created_at timestamptz not null default now()
);
create index applicant_mail_choices_mailbox on applicant_mail_choices (mailbox, id desc);
create trigger applicant_mail_choices_append_only before update or delete on applicant_mail_choices for each row execute function refuse_change();
create trigger applicant_mail_choices_kept_whole before truncate on applicant_mail_choices execute function refuse_change();
