-- Somebody registers with the address of an account: its owner is told. The kinds that the check
-- names already stay in it, whichever migration added them.
do $$
declare
  kinds text;
begin
  select pg_get_constraintdef(oid) into strict kinds
  from pg_constraint where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check '
    || regexp_replace(kinds, '''lead_notification''', '''account_exists''::character varying, ''lead_notification''');
end;
$$;
