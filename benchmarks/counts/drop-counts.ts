import type { Database } from '#server/db/open.ts';

/**
 * Makes a database one without counts: no trigger of theirs, no row to be counted, no index but the
 * keys of their tables. Throws when nothing was found to drop: they have other names by now.
 */
export async function dropCounts(db: Database): Promise<void> {
  const { rows: triggers } = await db.query<{ name: string; table: string }>(`
    select tgname as name, tgrelid::regclass::text as table
    from pg_trigger
    join pg_proc on pg_proc.oid = tgfoid
    where pg_get_functiondef(pg_proc.oid) ~ 'count_changes'`);
  const { rows: indexes } = await db.query<{ name: string }>(`
    select indexrelid::regclass::text as name
    from pg_index
    where indrelid in ('count_changes'::regclass, 'daily_counts'::regclass) and not indisprimary`);
  if (triggers.length === 0 || indexes.length === 0) {
    throw new Error('the counts have other names than this benchmark knows');
  }
  for (const { name, table } of triggers) {
    await db.query(`drop trigger ${name} on ${table}`);
  }
  for (const { name } of indexes) {
    await db.query(`drop index ${name}`);
  }
}
