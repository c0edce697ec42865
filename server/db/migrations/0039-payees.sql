-- The version before may not run on it.
-- It does not say to whom it pays.

-- To whom each part of a payment was made out, as it was on record at that moment. Earlier payments
-- kept no payee: theirs is the one on record when this migration runs, which may be a later one.
alter table payout_items
  add column payee varchar(20) check (payee in ('self', 'broker', 'company')),
  add column payee_name varchar(201);
alter table payout_corrections
  add column payee varchar(20) check (payee in ('self', 'broker', 'company')),
  add column payee_name varchar(201);

do $$
declare paid text;
begin
  foreach paid in array array['payout_items', 'payout_corrections'] loop
    execute format('alter table %1$I disable trigger %1$s_append_only', paid);
    execute format('update %1$I paid
      set payee = coalesce(b.payee, ''self''),
        payee_name = coalesce(b.payee_name, trim(a.first_name || '' '' || a.last_name))
      from affiliates a left join partner_bases b on b.affiliate_id = a.id
      where a.id = paid.affiliate_id', paid);
    execute format('alter table %1$I enable trigger %1$s_append_only', paid);
    execute format('alter table %1$I alter column payee set not null,
      alter column payee_name set not null', paid);
  end loop;
end $$;
