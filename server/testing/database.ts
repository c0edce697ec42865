import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '#server/db/migrations.ts';
import { type Database, openDatabase, type OpenOptions } from '#server/db/open.ts';
import { copyEmbeddedDatabase, postgresTemplate } from './templates.ts';
import { throwAwayHome } from './throw-away-home.ts';

export type EngineName = Database['engine'];

export interface FreshDatabase {
  database: Database;
  /** The options to open the same database again, or from another process. */
  options: OpenOptions;
  /** Closes the database and removes every trace of it. */
  dispose(): Promise<void>;
}

export interface FreshOptions extends Partial<OpenOptions> {
  /** The folder of migrations to apply; `null` leaves the database without any. */
  migrations?: string | null;
  /** Keeps the database on disk even where tests use memory. */
  onDisk?: boolean;
}

/**
 * The engines to test on: the embedded one always, PostgreSQL when TEST_DATABASE_URL names a
 * server.
 */
export function engines(): EngineName[] {
  return process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];
}

/** The PostgreSQL server on which throw-away databases are created. */
export function testServerUrl(): string {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) {
    throw new Error(
      'TEST_DATABASE_URL must name a PostgreSQL server with the right to create databases.',
    );
  }
  return url;
}

/**
 * A migrated database of its own for one test, copied from a template made once per set of
 * migrations.
 */
export async function freshDatabase(
  engine: EngineName,
  options: FreshOptions = {},
): Promise<FreshDatabase> {
  const { migrations = migrationsFolder, onDisk = false, ...open } = options;
  const home = onDisk ? os.tmpdir() : throwAwayHome();
  const dataDir = fs.mkdtempSync(path.join(home, 'fresh-database-'));
  // A server that was killed a moment ago may still be writing there.
  const removeFolder = () => fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
  if (engine === 'embedded') {
    await copyEmbeddedDatabase(dataDir, migrations);
    return opened({ dataDir, ...open }, async () => removeFolder());
  }
  const server = testServerUrl();
  const template = await postgresTemplate(server, migrations);
  const name = `fresh_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  return opened(
    {
      dataDir,
      databaseUrl,
      poolSize: 4,
      ...open,
    },
    async () => {
      removeFolder();
      await administer(server, `drop database ${name} with (force)`);
    },
  );
}

async function opened(options: OpenOptions, remove: () => Promise<void>): Promise<FreshDatabase> {
  const database = await openDatabase(options);
  return {
    database,
    options,
    dispose: async () => {
      await database.close();
      await remove();
    },
  };
}

/** Runs one statement as the owner of the server, such as one that makes a database. */
export async function administer(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
