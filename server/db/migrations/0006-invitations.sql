-- Admins invite colleagues, who set their password by a mailed link.

-- Links that set the password of a member of staff: the first one, or a new one.
create table staff_links (
  id bigint generated always as identity primary key,
  admin_user_id bigint not null references admin_users (id) on delete cascade,
  token char(64) not null unique, -- SHA-256 of the token
  expires_at timestamptz not null,
  used boolean not null default false,
  created_at timestamptz not null default now()
);
create index staff_links_account on staff_links (admin_user_id);

-- Null until somebody who was invited has set one.
alter table admin_users alter column password drop not null;

alter table email_templates
  drop constraint email_templates_template_type_check,
  add constraint email_templates_template_type_check check (template_type in (
    'account_exists', 'milestone', 'lead_notification', 'application_received',
    'affiliate_notification', 'eligibility', 'welcome', 'password_reset', 'follow_up',
    'account_changed', 'commission_approved', 'commission_paid', 'commission_changed',
    'lead_overdue', 'staff_invitation', 'staff_reset'));
