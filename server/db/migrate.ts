import type pg from 'pg';
import { advisoryLocks } from './advisory-locks.ts';
import { type Migration, readMigrations } from './migrations.ts';
import type { Maintained } from './queryable.ts';
import {
  stepsInCode,
  stepsToBaseline,
  takenOverFrom,
} from './before-baseline/steps-to-baseline.ts';

export type AppliedMigration = Pick<Migration, 'name' | 'checksum' | 'mayVersionBeforeRun'>;

const createLedger = `
  create table if not exists schema_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  );
  alter table schema_migrations
    add column if not exists may_version_before_run boolean not null default false`;
const hasLedger = `select to_regclass('public.schema_migrations') is not null as exists`;
// By way of JSON, because the column may not be there yet.
const readLedger = `
  select name, checksum,
    coalesce(to_jsonb(m) ->> 'may_version_before_run', 'false')::boolean as "mayVersionBeforeRun"
  from schema_migrations m order by name collate "C"`;

/** The migrations applied to this database, oldest first; empty if there were none. */
export async function appliedMigrations(client: pg.ClientBase): Promise<AppliedMigration[]> {
  const ledger = await client.query<{ exists: boolean }>(hasLedger);
  if (!ledger.rows[0]?.exists) {
    return [];
  }
  const applied = await client.query<AppliedMigration>(readLedger);
  return applied.rows;
}

interface MigrateOptions {
  folder?: string | undefined;
  upTo?: string;
}

/** Applies each pending migration once, in full; returns the names of those applied. */
export function migrate(database: Maintained, options: MigrateOptions = {}): Promise<string[]> {
  return database.maintain(async (client) => {
    // One of several starting servers migrates while the others wait.
    await client.query('select pg_advisory_lock($1)', [advisoryLocks.migration]);
    try {
      return await applyPending(client, options, applyAlone);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.migration]);
    }
  });
}

/** The same inside the open transaction of `client`, which keeps or loses all of it. */
export async function migrateWithin(
  client: pg.ClientBase,
  options: MigrateOptions = {},
): Promise<string[]> {
  await client.query('select pg_advisory_xact_lock($1)', [advisoryLocks.migration]);
  return applyPending(client, options, apply);
}

/**
 * Requires a Unicode database, because names and the functions that fold them are Unicode. A
 * database that takes no changes is refused before anything else is tried on it.
 */
async function demandUsable(client: pg.ClientBase) {
  const { rows } = await client.query<{ encoding: string; name: string; isReadOnly: boolean }>(
    `select current_setting('server_encoding') as encoding, current_database() as name,
      current_setting('transaction_read_only') = 'on' as "isReadOnly"`,
  );
  const { encoding, name, isReadOnly } = rows[0]!;
  if (encoding !== 'UTF8') {
    throw new Error(
      `The database ${name} is written in ${encoding}, and this program needs UTF8: make one with ` +
        '`createdb --encoding=UTF8 --template=template0 NAME`, and name it in DATABASE_URL.',
    );
  }
  if (isReadOnly) {
    throw new Error(
      `The database ${name} takes no changes (it is read-only): set DATABASE_URL to the server that is written ` +
        'to, not to a copy that follows it, or switch default_transaction_read_only off.',
    );
  }
}

async function applyPending(
  client: pg.ClientBase,
  { folder, upTo }: MigrateOptions,
  applyOne: (client: pg.ClientBase, migration: Migration) => Promise<void>,
): Promise<string[]> {
  await demandUsable(client);
  const all = readMigrations(folder);
  const wanted = upTo === undefined ? all : all.filter(({ name }) => name <= upTo);
  const applied = await appliedMigrations(client);
  const steps = stepsToBaseline(applied, all[0]!);
  const pending = [
    ...steps,
    ...pendingMigrations(wanted, all, steps.length > 0 ? steps.slice(-1) : applied),
  ];
  if (pending.length === 0) {
    // Needs no privilege: a server's own user may write rows but create no tables.
    return [];
  }
  await client.query(createLedger).catch((error: Error) => explainRefusal(error, pending.length));
  for (const migration of pending) {
    await applyOne(client, migration);
  }
  return pending.map(({ name }) => name);
}

const isForbidden = '42501';

/** The advice to the operator if this user cannot migrate the database. */
function explainRefusal(error: Error & { code?: string }, pending: number): never {
  if (error.code === isForbidden) {
    throw new Error(
      `The user of DATABASE_URL may make no tables in this database (${error.message}), and ${pending} of its ` +
        'migrations did not run yet: run "npm run migrate" as its owner, or make this user the owner, such as: ' +
        'alter database NAME owner to USER',
      { cause: error },
    );
  }
  throw error;
}

function pendingMigrations(
  wanted: Migration[],
  all: Migration[],
  applied: AppliedMigration[],
): Migration[] {
  const known = new Map(all.map((migration) => [migration.name, migration]));
  const [first] = applied;
  if (first && !known.has(first.name)) {
    throw new Error(
      `The migrations of the database begin with ${first.name} and end with ${applied.at(-1)!.name}, which no upgrade ` +
        `of this program begins with: it takes a database over from ${takenOverFrom} on. Start the version before ` +
        'this one on it first, which brings it there, then this one (docs/operations.md, "A newer version"). Nothing was changed.',
    );
  }
  const newestKnown = all.at(-1)?.name ?? '';
  for (const { name, checksum, mayVersionBeforeRun } of applied) {
    const migration = known.get(name);
    if (!migration && mayVersionBeforeRun && name > newestKnown) {
      continue;
    }
    if (!migration) {
      throw new Error(
        `The database knows the migration ${name}, this program does not: it is older than the database, ` +
          'and that migration does not say that an older one may run on it. Start the newer version.',
      );
    }
    if (migration.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it was applied. Put it back as it was and write a new one instead.`,
      );
    }
  }
  const done = new Set(applied.map(({ name }) => name));
  const pending = wanted.filter(({ name }) => !done.has(name));
  const newest = applied.at(-1)?.name ?? '';
  const late = pending.find(({ name }) => name < newest);
  if (late) {
    throw new Error(
      `The migration ${late.name} is numbered before ${newest}, which is already applied. Give it the next number.`,
    );
  }
  return pending;
}

async function applyAlone(client: pg.ClientBase, migration: Migration) {
  await client.query('begin');
  try {
    await apply(client, migration);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw new Error(
      `The migration ${migration.name} failed and changed nothing: ${(error as Error).message}.`,
      { cause: error },
    );
  }
}

async function apply(client: pg.ClientBase, migration: Migration) {
  const { name, checksum, sql, mayVersionBeforeRun } = migration;
  await client.query(sql);
  await stepsInCode[name]?.(client);
  await client.query(
    'insert into schema_migrations (name, checksum, may_version_before_run) values ($1, $2, $3)',
    [name, checksum, mayVersionBeforeRun],
  );
}
