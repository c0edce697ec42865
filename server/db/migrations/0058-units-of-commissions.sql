-- The version before may run on it.

-- What the rate of an affiliate counts: a share of the price, or a fixed amount. It was the license
-- that said so, and still is in rates and ledger lines without a unit.
alter table affiliates add column commission_unit text;
update affiliates
  set commission_unit = case when is_licensed_realtor then 'percent' else 'fixed' end;
alter table affiliates
  alter column commission_unit set not null,
  drop constraint affiliates_commission_unit,
  add constraint affiliates_commission_unit check (
    case commission_unit when 'percent' then commission_rate between 0 and 1
      when 'fixed' then commission_rate between 0 and 10000 else false end);
alter table affiliate_rates add column commission_unit text;

-- The version before writes no unit: where it is missing, or does not fit, the license says it.
create function fill_commission_unit() returns trigger language plpgsql as $$
begin
  if new.commission_unit is null
    or (new.commission_unit = 'percent' and new.commission_rate > 1)
    or (new.commission_unit = 'fixed' and new.commission_rate > 0 and new.commission_rate < 1) then
    new.commission_unit := case when new.is_licensed_realtor then 'percent' else 'fixed' end;
  end if;
  return new;
end $$;
create trigger affiliates_commission_unit before insert or update on affiliates
  for each row execute function fill_commission_unit();

create or replace function keep_affiliate_rate() returns trigger language plpgsql as $$
begin
  insert into affiliate_rates (affiliate_id, is_licensed_realtor, commission_unit, commission_rate)
  values (new.id, new.is_licensed_realtor, new.commission_unit, new.commission_rate);
  return null;
end $$;
drop trigger affiliates_rate_changed on affiliates;
create trigger affiliates_rate_changed after update on affiliates for each row
  when ((old.is_licensed_realtor, old.commission_unit, old.commission_rate)
    is distinct from (new.is_licensed_realtor, new.commission_unit, new.commission_rate))
  execute function keep_affiliate_rate();
