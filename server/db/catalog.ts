import type pg from 'pg';

export interface Table {
  name: string;
  /** In the table's order; computed columns are left out. */
  columns: string[];
  key: string[];
  /** Its rows are parts of files, up to a megabyte each. */
  hasFiles: boolean;
}

export interface SequenceState {
  name: string;
  lastValue: string;
  isCalled: boolean;
}

const tablesSql = `
  select
    c.relname as name,
    (
      select array_agg(a.attname::text order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid
        and a.attnum > 0
        and not a.attisdropped
        and a.attgenerated = ''
    ) as columns,
    (
      select array_agg(a.attname::text order by k.place)
      from pg_index i
      cross join unnest(i.indkey::int2[]) with ordinality as k(attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary
    ) as key,
    exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attstorage = 'e' and not a.attisdropped
    ) as "hasFiles"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and c.relkind = 'r'
    and c.relpersistence <> 'u'
    and c.relname <> 'schema_migrations'
  order by c.relname collate "C"`;

const sequencesSql = `
  select relname as name
  from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'S'
  order by relname collate "C"`;

/** All tables but those whose rows are of no use elsewhere: they are unlogged. */
export async function listTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{
    name: string;
    columns: string[];
    key: string[] | null;
    hasFiles: boolean;
  }>(tablesSql);
  return rows.map(({ name, columns, key, hasFiles }) => {
    if (!key) {
      throw new Error(`The table ${name} has no primary key, so it cannot be backed up.`);
    }
    return {
      name,
      columns,
      key,
      hasFiles,
    };
  });
}

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(sequencesSql);
  const states: SequenceState[] = [];
  for (const { name } of rows) {
    const state = await client.query(`
      select last_value::text as "lastValue", is_called as "isCalled"
      from ${client.escapeIdentifier(name)}`);
    states.push({
      name,
      ...state.rows[0],
    });
  }
  return states;
}
