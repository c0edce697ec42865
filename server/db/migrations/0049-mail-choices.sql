-- By the link in a mail its reader says which mails they want, without signing in. Whoever has the link may: it cannot be guessed and does not end.
create table mail_links (
  affiliate_id bigint primary key references affiliates (id),
  token uuid not null unique default gen_random_uuid(),
  created_at timestamptz not null default now()
);

-- What was chosen, when and how: a record that only grows.
create table mail_choices (
  id bigint generated always as identity primary key,
  affiliate_id bigint not null references affiliates (id),
  wants_referrals boolean not null,
  wants_milestones boolean not null,
  via varchar(20) not null check (via in ('one_click', 'page')),
  ip_address varchar(45),
  created_at timestamptz not null default now()
);
create index mail_choices_affiliate on mail_choices (affiliate_id, id desc);
create trigger mail_choices_append_only before update or delete on mail_choices for each row execute function refuse_change();
create trigger mail_choices_kept_whole before truncate on mail_choices execute function refuse_change();
