-- Links for a new password are counted before one more is mailed.
create index jobs_resets on jobs (fold_mailbox(recipient), created_at) where kind = 'password_reset';

-- A mail of a kind of its own when the password or the address of an account was changed. The kinds
-- that the check names already stay in it, whichever migration added them; it is written as a plain
-- list again, which the next migration of this kind can read.
do $$
declare
  kinds text;
begin
  select string_agg(quote_literal(quoted[1]), ', ') into strict kinds
  from pg_constraint, regexp_matches(pg_get_constraintdef(oid), '''(\w+)''', 'g') as quoted
  where conname = 'email_templates_template_type_check';
  alter table email_templates drop constraint email_templates_template_type_check;
  execute 'alter table email_templates add constraint email_templates_template_type_check '
    || 'check (template_type in (' || kinds || ', ''account_changed''))';
end;
$$;
