import fs from 'node:fs';
import type pg from 'pg';
import { listTables, readSequences, type Table } from '../catalog.ts';
import { copyIn } from '../copy.ts';
import { type Manifest, readManifest, tablePath } from './manifest.ts';
import { appliedMigrations, migrateWithin } from '../migrate.ts';
import { stepsToBaseline } from '../before-baseline/steps-to-baseline.ts';
import { readMigrations } from '../migrations.ts';
import type { Database } from '../open.ts';
import { copyTable, plainSpelling, readRows } from './read-rows.ts';

const pieceBytes = 4 * 1024 * 1024;
const newline = 0x0a;

/**
 * Fills an empty database from a backup folder: runs the backup's own migrations, loads its rows
 * and sequences, counts and compares everything, then runs newer migrations. All in one
 * transaction: on any error, or if the process is killed, the database stays empty.
 */
export async function importDatabase(
  database: Database,
  folder: string,
  options: { migrationsFolder?: string } = {},
): Promise<Manifest> {
  const { migrationsFolder } = options;
  const manifest = readBackup(folder, migrationsFolder);
  await database.maintain(async (client) => {
    await client.query('begin');
    try {
      await refuseFilled(client);
      await migrateWithin(client, {
        folder: migrationsFolder,
        upTo: hasSchemaOfBaseline(manifest, migrationsFolder)
          ? readMigrations(migrationsFolder)[0]!.name
          : manifest.migrations.at(-1)!.name,
      });
      await client.query(plainSpelling);
      await fill(client, folder, manifest);
      await migrateWithin(client, { folder: migrationsFolder });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    }
  });
  return manifest;
}

/** The manifest of a backup that this program can restore; throws a sentence when it cannot. */
export function readBackup(folder: string, migrationsFolder?: string): Manifest {
  const manifest = readManifest(folder);
  checkVersion(manifest, migrationsFolder);
  if (manifest.uploads?.length) {
    throw new Error(
      'The backup is of an earlier version, which kept uploaded files beside the database. ' +
        'Restore it into a PostgreSQL server with the version of the program that wrote it; the first start of this one takes the files in.',
    );
  }
  for (const { name } of manifest.tables) {
    if (!fs.existsSync(tablePath(folder, name))) {
      throw new Error(`The backup is damaged: ${tablePath(folder, name)} is missing.`);
    }
  }
  return manifest;
}

/** Whether only the name of the baseline is missing to a backup of the version before. */
function hasSchemaOfBaseline({ migrations }: Manifest, migrationsFolder?: string): boolean {
  return stepsToBaseline(migrations, readMigrations(migrationsFolder)[0]!).length === 1;
}

/** Requires that the backup's migrations are the first ones of this version. */
function checkVersion(manifest: Manifest, migrationsFolder?: string): void {
  if (hasSchemaOfBaseline(manifest, migrationsFolder)) {
    return;
  }
  const known = readMigrations(migrationsFolder);
  manifest.migrations.forEach(({ name, checksum }, at) => {
    if (known[at]?.name === name && known[at].checksum === checksum) {
      return;
    }
    throw new Error(
      'The backup has another schema version than this program: ' +
        `its migration ${name} is not known here. ` +
        'Restore it with the version of the program that wrote it, and update the database it makes ' +
        '(docs/operations.md, "A newer version").',
    );
  });
}

async function refuseFilled(client: pg.ClientBase) {
  const migrated = (await appliedMigrations(client)).length > 0;
  const tables = await listTables(client);
  if (!migrated && tables.length === 0) {
    return;
  }
  throw new Error(
    `The database is not empty${migrated ? ': it was already set up' : ''}. ` +
      'Restore into a new database, which loses nothing.',
  );
}

async function fill(client: pg.ClientBase, folder: string, manifest: Manifest) {
  const tables = await listTables(client);
  checkTables(tables, manifest);
  const names = tables.map(({ name }) => client.escapeIdentifier(name));
  const foreignKeys = await dropForeignKeys(client);
  for (const name of names) {
    await client.query(`alter table ${name} disable trigger user`);
  }
  // Migrations insert initial rows; the backup contains their current state.
  for (const name of names) {
    await client.query(`delete from ${name}`);
  }
  for (const table of tables) {
    await fillTable(client, table, tablePath(folder, table.name)).catch((error: Error) =>
      explainDamage(`the rows of the table ${table.name}`, error),
    );
  }
  for (const sql of foreignKeys) {
    await client
      .query(sql)
      .catch((error: Error) => explainDamage('a reference of its rows', error));
  }
  for (const name of names) {
    await client.query(`alter table ${name} enable trigger user`);
  }
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      `public.${client.escapeIdentifier(name)}`,
      lastValue,
      isCalled,
    ]);
  }
  await verify(client, tables, manifest);
}

function shapeOf(
  tables: readonly {
    name: string;
    columns: string[];
  }[],
): string {
  const shape = tables.map(({ name, columns }) => [name, columns]);
  return JSON.stringify(shape);
}

function checkTables(tables: Table[], manifest: Manifest): void {
  if (shapeOf(tables) === shapeOf(manifest.tables)) {
    return;
  }
  throw new Error('The tables of the backup are not those its migrations make; it was altered.');
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

const foreignKeysSql = `
  select
    conrelid::regclass::text as "table",
    quote_ident(conname) as name,
    pg_get_constraintdef(oid) as definition
  from pg_constraint
  where contype = 'f'
    and conparentid = 0
    and connamespace = 'public'::regnamespace
  order by 1, 2`;

/** Dropped, because only a superuser may switch them off; returns how to make them again. */
async function dropForeignKeys(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<ForeignKey>(foreignKeysSql);
  const remade: string[] = [];
  for (const { table, name, definition } of rows) {
    await client.query(`alter table ${table} drop constraint ${name}`);
    remade.push(`alter table ${table} add constraint ${name} ${definition}`);
  }
  return remade;
}

function explainDamage(what: string, error: Error): never {
  throw new Error(`The backup is damaged: ${what} cannot be stored (${error.message}).`, {
    cause: error,
  });
}

async function fillTable(client: pg.ClientBase, table: Table, source: string) {
  const sql = copyTable(client, table, 'from stdin');
  let rest = Buffer.alloc(0);
  for await (const chunk of fs.createReadStream(source, { highWaterMark: pieceBytes })) {
    const bytes = Buffer.concat([rest, chunk as Buffer]);
    const end = bytes.lastIndexOf(newline) + 1;
    if (end > 0) {
      await copyIn(client, sql, bytes.subarray(0, end));
    }
    rest = bytes.subarray(end);
  }
  if (rest.length > 0) {
    throw new Error(`${source} ends in the middle of a row`);
  }
}

/** Reads back, so that the database and not the file is compared with the manifest. */
async function verify(client: pg.ClientBase, tables: Table[], manifest: Manifest) {
  for (const [at, table] of tables.entries()) {
    const { rows, checksum } = await readRows(client, table);
    const expected = manifest.tables[at]!;
    if (rows !== expected.rows || checksum !== expected.checksum) {
      throw new Error(
        `The backup is damaged: the table ${table.name} should hold ` +
          `${expected.rows} rows (${expected.checksum}), ${rows} rows (${checksum}) arrived.`,
      );
    }
  }
  const arrived = JSON.stringify(await readSequences(client));
  if (arrived !== JSON.stringify(manifest.sequences)) {
    throw new Error('The backup is damaged: its sequences are not those of its tables.');
  }
}
