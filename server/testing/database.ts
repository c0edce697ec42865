import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '#server/db/migrations.ts';
import { type Database, openDatabase, type OpenOptions } from '#server/db/open.ts';
import { type Contents, findTemplate } from './templates.ts';
import { throwAwayHome } from './throw-away-home.ts';

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
  contents?: Contents;
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
export async function freshDatabase({
  migrations = migrationsFolder,
  contents,
  ...open
}: FreshOptions = {}): Promise<FreshDatabase> {
  const dataDir = fs.mkdtempSync(path.join(throwAwayHome(), 'fresh-database-'));
  const server = testServerUrl();
  const template = await findTemplate(server, migrations, contents);
  const name = `fresh_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name} template ${template}`);
  const databaseUrl = Object.assign(new URL(server), { pathname: `/${name}` }).href;
  const options = { dataDir, databaseUrl, poolSize: 4, ...open };
  const database = await openDatabase(options);
  return {
    database,
    options,
    dispose: async () => {
      await database.close();
      // A server that was killed a moment ago may still be writing there.
      fs.rmSync(dataDir, { recursive: true, force: true, maxRetries: 10 });
      await administer(server, `drop database ${name} with (force)`);
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
