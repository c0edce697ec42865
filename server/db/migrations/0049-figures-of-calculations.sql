-- The version before may not run on it.
-- It takes the figures of a calculation from the column that stays empty below.

-- Four fifths of a calculation were the names of its figures. They are kept once, with what is
-- assumed: a template in JSON, in which each figure is a place to be filled.
alter table calculation_assumptions add column template text;
comment on column calculation_assumptions.hash is
  'SHA-256 of the assumptions as they were written, and of the template after them';
alter table calculations
  alter column result drop not null,
  add column figures text; -- in JSON, a line each, in the order of the template's places

-- What a calculation answered, but for its assumptions.
create function calculation_result(of_row calculations) returns jsonb language sql stable
  return case when of_row.figures is null then coalesce(of_row.result, '{}') else format((
    select a.template from public.calculation_assumptions a where a.hash = of_row.assumptions_hash
  ), variadic string_to_array(of_row.figures, e'\n'))::jsonb end;
