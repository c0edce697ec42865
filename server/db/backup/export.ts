import fs from 'node:fs';
import type pg from 'pg';
import { listTables, readSequences, type Table } from '../catalog.ts';
import { fsyncPath } from '../fsync.ts';
import { type Manifest, manifestFormat, manifestPath, tablePath } from './manifest.ts';
import { appliedMigrations } from '../migrate.ts';
import type { Database } from '../open.ts';
import { newTally, plainSpelling, type Tally, walkTable } from './table-walk.ts';

/**
 * Writes everything in the database, as of one moment, into a new or empty folder; it is on the
 * disk when this returns.
 */
export function exportDatabase(database: Database, folder: string): Promise<Manifest> {
  fs.mkdirSync(folder, {
    recursive: true,
    mode: 0o700,
  });
  if (fs.readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} is not empty; a backup needs a folder of its own.`);
  }
  return database.maintain(async (client) => {
    await client.query(`begin isolation level repeatable read read only; ${plainSpelling}`);
    try {
      const manifest: Manifest = {
        format: manifestFormat,
        createdAt: new Date().toISOString(),
        migrations: await appliedMigrations(client),
        tables: [],
        sequences: await readSequences(client),
      };
      for (const table of await listTables(client)) {
        const tally = await writeTable(client, table, tablePath(folder, table.name));
        manifest.tables.push({
          name: table.name,
          columns: table.columns,
          ...tally,
        });
      }
      writeWhole(manifestPath(folder), `${JSON.stringify(manifest, null, 2)}\n`);
      fsyncPath(folder);
      return manifest;
    } finally {
      await client.query('rollback');
    }
  });
}

async function writeTable(client: pg.ClientBase, table: Table, target: string): Promise<Tally> {
  const tally = newTally();
  const file = fs.openSync(target, 'wx', 0o600);
  try {
    for await (const piece of walkTable(client, table)) {
      fs.writeFileSync(file, piece);
      tally.add(piece);
    }
    fs.fsyncSync(file);
  } finally {
    fs.closeSync(file);
  }
  return tally.result();
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
