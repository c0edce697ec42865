-- What an affiliate wants mails about: each switch is theirs.
alter table affiliates add column notify_referrals boolean not null default true;
alter table affiliates add column notify_milestones boolean not null default true;

-- A mail of a kind of its own when a client reaches a milestone. The kinds that the check names
-- already stay in it, whichever migration added them.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds
  from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check '
    || regexp_replace(kinds, '''lead_notification''', '''milestone''::character varying, ''lead_notification''');
end;
$$;
