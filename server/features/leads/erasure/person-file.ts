import type { Queryable } from '#server/db/queryable.ts';
import { byLead, type ToldRows } from '#server/db/facts/table-facts.ts';
import { columnsIn, columnsOf, personalData, personalTables } from './personal-data.ts';
import { findLeadsOfPerson, findOwnSessions } from './queries.ts';

// No lead scope: the ids were found within the scope of the actor.

/** The tables in a person's file. */
export const toldTables = personalTables.flatMap(({ table, told }) =>
  typeof told === 'string' ? [] : [{ table, told }],
);

/** The columns of a table in a person's file: all but those left out for a reason. */
export function toldColumns(
  table: string,
  { without, instead = {} }: ToldRows,
  personal = personalData,
): string[] {
  const leftOut = new Set(Object.values(without).flatMap(columnsIn));
  return columnsOf(table, personal)
    .filter((name) => !leftOut.has(name))
    .map((name) => instead[name] ?? name);
}

const plan = toldTables.map(({ table, told }) => ({
  table,
  rows: told.rows ?? byLead,
  columns: toldColumns(table, told).join(', '),
}));

/** Everything kept of the person of a lead that is theirs to know, by table. */
export async function readPersonFile(
  db: Queryable,
  leadId: number,
): Promise<Record<string, readonly Record<string, unknown>[]>> {
  const ids = await findLeadsOfPerson(db, leadId);
  const sessions = await findOwnSessions(db, ids);
  const { rows } = await db.query<{ told: Record<string, Record<string, unknown>[]> }>(
    'select told_rows($1, $2, $3) as told',
    [ids, sessions, JSON.stringify(plan)],
  );
  return rows[0]!.told;
}
