-- The version before may run on it.
-- A row of these tables is a decision: it may be settled later, and never goes. Merges alone are
-- deleted, with the person whose leads they copy.
do $$
declare decided text;
begin
  foreach decided in array array[
    'agreement_acceptances', 'credit_disputes', 'erasures', 'partner_bases', 'programme_rules',
    'referrals'
  ] loop
    execute format('create trigger %1$s_never_deleted before delete on %1$s
      for each row execute function refuse_change()', decided);
  end loop;
  foreach decided in array array[
    'affiliate_rates', 'agreement_acceptances', 'credit_disputes', 'erasures',
    'fact_confirmations', 'lead_merges', 'partner_bases', 'programme_rules', 'referrals',
    'terms_revisions'
  ] loop
    execute format('create trigger %1$s_kept_whole before truncate on %1$s
      for each statement execute function refuse_change()', decided);
  end loop;
end $$;

-- Keys of leads entered by programs and staff have a prefix that no visitor's key has.
update idempotency_keys set key = 'entry:' || key
where key ~ '^(key|staff):[0-9]+:[0-9a-f]{64}$';

-- One address, one active member: else whoever takes a colleague's address keeps them from signing
-- on. Two who share one from before may still change what else they have.
create function refuse_taken_address() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or not old.is_active or lower(old.email) is distinct from lower(new.email) then
    perform pg_advisory_xact_lock(7264115890236);
    if exists (select from admin_users
        where lower(email) = lower(new.email) and is_active and id <> new.id) then
      raise exception 'another active member has this address'
        using errcode = 'unique_violation', constraint = 'admin_users_address';
    end if;
  end if;
  return new;
end $$;
create trigger admin_users_address before insert or update of email, is_active on admin_users
  for each row when (new.is_active) execute function refuse_taken_address();

-- No partner's code may look like these pages and calls. A code that was given out before stays.
do $$
declare words text;
begin
  select replace(replace(pg_get_constraintdef(oid), 'ARRAY[',
      'ARRAY[''service-promise''::text, ''tasks''::text, ''payee''::text, ''guests''::text, '
        || '''closing''::text, '), ' NOT VALID', '')
    into words
    from pg_constraint where conname = 'affiliates_referral_code_not_reserved';
  alter table affiliates drop constraint affiliates_referral_code_not_reserved;
  execute 'alter table affiliates add constraint affiliates_referral_code_not_reserved '
    || words || ' not valid';
end $$;
