-- The version before may not run on it.
-- What calculations assume of a state under some terms, with its sources, is kept once and not in
-- each of them.
create table calculation_assumptions (
  hash bytea primary key, -- SHA-256 of the assumptions as they were written
  assumptions jsonb not null
);
create trigger calculation_assumptions_append_only before update or delete on calculation_assumptions
  for each row execute function refuse_change();
create trigger calculation_assumptions_kept_whole before truncate on calculation_assumptions
  for each statement execute function refuse_change();

alter table calculations
  add column assumptions_hash bytea references calculation_assumptions (hash);

insert into calculation_assumptions (hash, assumptions)
select distinct sha256(convert_to(result ->> 'assumptions', 'UTF8')), result -> 'assumptions'
from calculations where result ? 'assumptions';
update calculations
set assumptions_hash = sha256(convert_to(result ->> 'assumptions', 'UTF8')),
  result = result - 'assumptions'
where result ? 'assumptions';
