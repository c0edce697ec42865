import type pg from 'pg';

export interface Table {
  name: string;
  /** In the table's order; computed columns are left out. */
  columns: string[];
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
    ) as columns
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
  const { rows } = await client.query<Table>(tablesSql);
  return rows;
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
