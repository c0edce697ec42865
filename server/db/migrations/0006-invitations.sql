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

-- No partner's code may look like one. A code that was given out before stays.
alter table affiliates add constraint affiliates_referral_code_not_invitation
  check (lower(referral_code) <> 'invitation') not valid;

-- Two kinds of mail more, whatever kinds there are by now.
do $$
declare kinds text;
begin
  select replace(
      pg_get_constraintdef(oid), 'ARRAY[', 'ARRAY[''staff_invitation'', ''staff_reset'', ')
    into kinds
    from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check ' || kinds;
end $$;
