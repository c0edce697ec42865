-- Somebody registers with the address of an account: its owner is told. The kinds that the check
-- names already stay in it, whichever migration added them; it is written as a plain list again,
-- for the next migration that adds one.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(kind[1]), ', ') into strict kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\w+)''::character varying', 'g') as kind
  where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check '
    || 'check (template_type in (''account_exists'', ' || kinds || '))';
end;
$$;
