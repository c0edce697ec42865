import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { howToGoOn } from './data-folder.ts';
import { readWitness, type Witness, type WitnessedTable, writeWitness } from './witness-file.ts';
import type { Log } from '../log.ts';
import { appliedMigrations } from '../migrate.ts';

// Tables whose rows the database refuses to delete, so they can never hold fewer rows.
const growingTables = `
  select
    c.relname as name,
    exists (
      select from pg_attribute a
      where a.attrelid = c.oid and a.attname = 'id' and a.atttypid = 'int8'::regtype
    ) as "isNumbered"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace
    and exists (
      select from pg_trigger t
      join pg_proc p on p.oid = t.tgfoid
      where t.tgrelid = c.oid
        and p.proname = 'refuse_change'
        and t.tgtype & 8 = 8
        and t.tgenabled <> 'D'
    )
  order by c.relname collate "C"`;

// An index could answer for a table whose pages are gone.
const byPages = `
  set local enable_indexscan = off;
  set local enable_indexonlyscan = off;
  set local enable_bitmapscan = off`;

// Few rows are new since the last read, whatever the planner assumes.
const byIndex = 'set local enable_seqscan = off';

interface GrowingTable {
  name: string;
  isNumbered: boolean;
}

interface Figures {
  rows: number;
  lastId: number | null;
}

/** State of the tables; with `before`, only newer rows are counted. */
async function lookAtTables(client: pg.ClientBase, before?: Witness): Promise<Witness> {
  const migrations = await appliedMigrations(client);
  const { rows: growing } = await client.query<GrowingTable>(growingTables);
  const tables: WitnessedTable[] = [];
  await client.query(`begin isolation level repeatable read read only; ${byIndex}`);
  try {
    for (const table of growing) {
      const known = before?.tables.find(({ name }) => name === table.name);
      const figures = await figuresOf(client, table, known);
      tables.push({ name: table.name, ...figures });
    }
  } finally {
    await client.query('rollback');
  }
  return {
    format: 1,
    at: new Date().toISOString(),
    migration: migrations.at(-1)?.name ?? '',
    tables,
  };
}

async function figuresOf(
  client: pg.ClientBase,
  { name, isNumbered }: GrowingTable,
  known: WitnessedTable | undefined,
): Promise<Figures> {
  const table = client.escapeIdentifier(name);
  if (!isNumbered) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int8 as rows from ${table}`,
    );
    return { rows: rows[0]!.rows, lastId: null };
  }
  // No id is below 1.
  const since = known?.lastId ?? 0;
  const { rows } = await client.query<Figures>(
    `select count(*)::int8 as rows, max(id) as "lastId" from ${table} where id > ${since}`,
  );
  const { rows: more, lastId } = rows[0]!;
  return {
    rows: (known?.rows ?? 0) + more,
    lastId: lastId ?? known?.lastId ?? null,
  };
}

/**
 * Reads every page of the tables in `witness` and returns, as parts of a sentence, which of them
 * hold fewer rows than before or cannot be read. Tables are not compared after a migration, which
 * may delete rows.
 */
async function findLosses(client: pg.ClientBase, witness: Witness): Promise<string[]> {
  const newest = (await appliedMigrations(client)).at(-1)?.name ?? '';
  if (newest < witness.migration) {
    return [`the table schema_migrations ends before ${witness.migration}`];
  }
  if (newest > witness.migration) {
    return [];
  }
  const losses: string[] = [];
  for (const table of witness.tables) {
    const loss = await findLoss(client, table);
    if (loss) {
      losses.push(loss);
    }
  }
  return losses;
}

async function findLoss(
  client: pg.ClientBase,
  { name, rows, lastId }: WitnessedTable,
): Promise<string | undefined> {
  try {
    const left = await countPages(client, name, lastId);
    return left < rows ? `of ${rows} rows of the table ${name} ${left} are left` : undefined;
  } catch (error) {
    return `the table ${name} cannot be read (${(error as Error).message})`;
  }
}

/** Counts the rows in a table's pages, ignoring those after `lastId`. */
async function countPages(
  client: pg.ClientBase,
  name: string,
  lastId: number | null,
): Promise<number> {
  const table = client.escapeIdentifier(name);
  await client.query('begin read only');
  try {
    const newer =
      lastId === null
        ? 0
        : await countRows(client, `select count(*)::int8 as n from ${table} where id > ${lastId}`);
    await client.query(byPages);
    const all = await countRows(client, `select count(*)::int8 as n from ${table}`);
    return all - newer;
  } finally {
    await client.query('rollback');
  }
}

async function countRows(client: pg.ClientBase, sql: string): Promise<number> {
  const { rows } = await client.query<{ n: number }>(sql);
  return rows[0]!.n;
}

interface WitnessOptions {
  /** Path of the file, beside the database folder. */
  file: string;
  maintain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
  log: Log;
  /** Milliseconds between two reads while the server runs. */
  everyMs?: number;
}

interface OpenWitness {
  /** Looks a last time, at a clean stop, and waits until that is on the disk. */
  stop(): Promise<void>;
}

const lastLookMs = 5000;

/** Compares the tables with the witness, then keeps it up to date; throws if rows are missing. */
export async function openWitness({
  file,
  maintain,
  log,
  everyMs = 60_000,
}: WitnessOptions): Promise<OpenWitness> {
  let seen = await maintain((client) => compare(client, file));

  const look = async (): Promise<void> => {
    const now = await maintain((client) => lookAtTables(client, seen));
    if (!isSame(now, seen)) {
      writeWitness(file, now);
      seen = now;
    }
  };
  const tryToLook = (): Promise<void> =>
    look().catch((error: Error) => {
      log.warn(`${file} could not be brought up to date: ${error.message}`);
    });

  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(tryToLook);
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      // A database that no longer answers must not delay the stop.
      await Promise.race([round.then(tryToLook), sleep(lastLookMs, undefined, { ref: false })]);
    },
  };
}

async function compare(client: pg.ClientBase, file: string): Promise<Witness> {
  const before = readWitness(file);
  const losses = before ? await findLosses(client, before) : [];
  if (losses.length > 0) {
    throw new Error(
      `The database folder has lost what the server had stored: ${losses.join(', ')}. ` +
        `No row was changed. ${howToGoOn} ` +
        `If an older copy of the folder was put here on purpose, delete ${file} and start again.`,
    );
  }
  const now = await lookAtTables(client, before);
  if (!before || !isSame(now, before)) {
    writeWitness(file, now);
  }
  return now;
}

function isSame(one: Witness, other: Witness): boolean {
  return (
    one.migration === other.migration && JSON.stringify(one.tables) === JSON.stringify(other.tables)
  );
}
