import type { Database } from '#server/db/open.ts';

/**
 * Makes the time of a database follow a file as that of a process does (`moved-clock.ts`): `now()`
 * and `clock_timestamp()` are found in a schema of their own, before PostgreSQL's. The database's
 * user must be allowed to read files of the server.
 */
export async function moveDatabase({ query }: Database, file: string): Promise<void> {
  const body = (real: string) =>
    `$$ select pg_catalog.${real} + pg_catalog.pg_read_file('${file}')::bigint * interval '1 ms' $$`;
  await query(`
    create schema moved;
    create function moved.now() returns timestamptz language sql stable as ${body('now()')};
    create function moved.clock_timestamp() returns timestamptz language sql as ${body('clock_timestamp()')};
    do $move$
    declare
      column_default record;
    begin
      for column_default in
        select adrelid::regclass as relation, attname, pg_get_expr(adbin, adrelid) as expression
        from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
        where attgenerated = '' and pg_get_expr(adbin, adrelid) ~ '\\m(now|clock_timestamp)\\(\\)'
      loop
        execute format('alter table %s alter column %I set default %s', column_default.relation,
          column_default.attname,
          regexp_replace(column_default.expression, '\\m(now|clock_timestamp)\\(\\)', 'moved.\\1()', 'g'));
      end loop;
      execute format('alter database %I set search_path = moved, pg_catalog, public', current_database());
    end $move$`);
}
