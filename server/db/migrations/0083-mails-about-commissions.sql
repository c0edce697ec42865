-- Affiliates are told what becomes of their commissions, unless they switch that off.
alter table affiliates add column notify_commissions boolean not null default true;

-- Null: chosen before there was this switch.
alter table mail_choices add column wants_commissions boolean;

-- Mails of three kinds: approved, paid, changed. The kinds that the check names already stay in it,
-- whichever migration added them.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(quoted[1]), ', ') into strict kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\w+)''', 'g') as quoted
  where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check '
    || 'check (template_type in (' || kinds
    || ', ''commission_approved'', ''commission_paid'', ''commission_changed''))';
end;
$$;
