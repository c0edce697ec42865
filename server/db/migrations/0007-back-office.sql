create table email_templates (
  id bigint generated always as identity primary key,
  name varchar(120) not null,
  description text,
  subject varchar(300) not null,
  html_content text not null,
  text_content text not null,
  template_type varchar(40) not null check (template_type in ('eligibility', 'lead_notification', 'affiliate_notification', 'password_reset', 'welcome', 'follow_up')),
  recipient_type varchar(20) not null default 'admin' check (recipient_type in ('admin', 'affiliate', 'applicant')),
  language char(2) not null default 'en',
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index email_templates_type on email_templates (template_type, recipient_type, language) where is_active;

create table hero_media (
  id bigint generated always as identity primary key,
  file_name varchar(200) not null,
  original_name varchar(300) not null,
  media_type varchar(10) not null check (media_type in ('image', 'video')),
  mime_type varchar(80) not null,
  file_size bigint not null check (file_size >= 1),
  file_path varchar(400) not null,
  thumbnail_path varchar(400),
  is_active boolean not null default false,
  uploaded_by bigint references admin_users (id) on delete set null,
  created_at timestamptz not null default now()
);
create unique index hero_media_one_active on hero_media (is_active) where is_active;

-- What must leave the house (mail first) waits here, written in the transaction of what caused it.
create table outbox (
  id bigint generated always as identity primary key,
  kind varchar(40) not null,
  recipient varchar(254),
  language char(2) not null default 'en',
  payload jsonb not null,
  lead_id bigint references leads (id) on delete set null,
  status varchar(20) not null default 'waiting' check (status in ('waiting', 'sent', 'failed', 'no_server')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  last_error text,
  message_id varchar(200),
  created_at timestamptz not null default now(),
  sent_at timestamptz
);
create index outbox_due on outbox (next_attempt_at) where status = 'waiting';
create index outbox_lead on outbox (lead_id) where lead_id is not null;
create index outbox_created on outbox (created_at desc);

create table audit_log (
  id bigint generated always as identity primary key,
  actor_kind varchar(20) not null check (actor_kind in ('visitor', 'staff', 'affiliate', 'system')),
  actor_id bigint,
  via_admin_id bigint,
  action varchar(60) not null,
  entity varchar(40) not null,
  entity_id bigint,
  before jsonb,
  after jsonb,
  ip_address varchar(45),
  at timestamptz not null default now()
);
create index audit_log_entity on audit_log (entity, entity_id, at desc);
create index audit_log_actor on audit_log (actor_kind, actor_id, at desc);
create index audit_log_at on audit_log (at desc);
create trigger audit_log_append_only before update or delete on audit_log for each row execute function refuse_change();
