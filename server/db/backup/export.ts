import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { listTables, readSequences, type Table } from '../catalog.ts';
import { fsyncPath } from '../fsync.ts';
import { type Manifest, manifestFormat, manifestPath, tablePath } from './manifest.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Database } from '../open.ts';
import { plainSpelling, readRows, type Tally } from './read-rows.ts';

/**
 * Writes the whole database, as of one moment, into a new or empty folder. The folder gets its name
 * once it is complete, and is on the disk when this returns. Throws an error with a message for the
 * operator, and creates nothing, if the database is empty or the folder is not.
 */
export function exportDatabase(database: Database, folder: string): Promise<Manifest> {
  refuseTarget(folder);
  return database.maintain(async (client) => {
    await client.query(`begin isolation level repeatable read read only; ${plainSpelling}`);
    try {
      const empty: Manifest = {
        format: manifestFormat,
        createdAt: new Date().toISOString(),
        migrations: await appliedMigrations(client),
        tables: [],
        sequences: await readSequences(client),
      };
      const tables = await listTables(client);
      refuseNothing(empty, tables);
      return await writeFolder(client, folder, empty, tables);
    } finally {
      await client.query('rollback');
    }
  });
}

/** A backup needs an empty folder; throws an error with one sentence otherwise. */
export function refuseTarget(folder: string): void {
  if (!fs.existsSync(folder)) {
    return;
  }
  if (!fs.statSync(folder).isDirectory()) {
    throw new Error(`${folder} is a file; a backup needs a folder of its own.`);
  }
  if (fs.readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty; a backup needs a folder of its own.`);
  }
}

function refuseNothing({ migrations }: Manifest, tables: Table[]): void {
  if (migrations.length === 0 || tables.length === 0) {
    throw new Error(
      'The database is empty: no server has ever worked with it, so there is nothing to back up. ' +
        'Set DATA_DIR to the folder that the server uses.',
    );
  }
}

async function writeFolder(
  client: pg.ClientBase,
  folder: string,
  empty: Manifest,
  tables: Table[],
): Promise<Manifest> {
  const manifest = { ...empty };
  const unfinished = `${folder}.unfinished`;
  makeFolder(unfinished);
  try {
    for (const table of tables) {
      const tally = await writeTable(client, table, tablePath(unfinished, table.name));
      manifest.tables.push({
        name: table.name,
        columns: table.columns,
        ...tally,
      });
    }
    writeWhole(manifestPath(unfinished), `${JSON.stringify(manifest, null, 2)}\n`);
    fsyncPath(unfinished);
    if (fs.existsSync(folder)) {
      fs.rmdirSync(folder);
    }
    fs.renameSync(unfinished, folder);
    fsyncPath(path.dirname(folder));
    return manifest;
  } catch (error) {
    fs.rmSync(unfinished, { recursive: true, force: true });
    throw explainDisk(error as NodeJS.ErrnoException, folder);
  }
}

/** Explains a full or failing disk to the operator; returns any other error unchanged. */
function explainDisk(error: NodeJS.ErrnoException, folder: string): Error {
  if (!/^(ENOSPC|EDQUOT|EROFS|EIO)$/.test(error.code ?? '')) {
    return error;
  }
  return new Error(
    `The backup cannot be written to ${folder} (${error.message}), and nothing of it was kept: ` +
      'free space there, or name a folder on another disk.',
    { cause: error },
  );
}

/** Anything under that name is the rest of an interrupted backup. */
function makeFolder(unfinished: string): void {
  try {
    fs.rmSync(unfinished, { recursive: true, force: true });
    fs.mkdirSync(unfinished, {
      recursive: true,
      mode: 0o700,
    });
  } catch (error) {
    throw new Error(
      `The folder ${unfinished} cannot be made (${(error as Error).message}): ` +
        'name a folder that this user may write to.',
      { cause: error },
    );
  }
}

async function writeTable(client: pg.ClientBase, table: Table, target: string): Promise<Tally> {
  const file = fs.openSync(target, 'wx', 0o600);
  try {
    const tally = await readRows(client, table, (row) => fs.writeFileSync(file, row));
    fs.fsyncSync(file);
    return tally;
  } finally {
    fs.closeSync(file);
  }
}

/** The manifest appears only when it is complete: a folder with one is a finished backup. */
function writeWhole(target: string, text: string): void {
  const draft = `${target}.draft`;
  fs.writeFileSync(draft, text, {
    mode: 0o600,
    flush: true,
  });
  fs.renameSync(draft, target);
}
