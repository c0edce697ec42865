import { createHash } from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { type Database, openDatabase } from '#server/db/open.ts';

/** Changes with any migration and with this format, so that no template is ever out of date. */
function templateName(migrations: string | null): string {
  const contents =
    migrations === null
      ? []
      : readMigrations(migrations).map(({ name, checksum }) => [name, checksum]);
  return createHash('sha256')
    .update(JSON.stringify(['template 2', contents]))
    .digest('hex')
    .slice(0, 16);
}

/** What a database holds before its test begins. */
export interface Contents {
  /** Part of the template's name. */
  name: string;
  /** Runs once for all tests, so what it leaves undone must be done again by each. */
  fill(database: Database): Promise<void>;
}

const known = new Map<string, Promise<string>>();

/**
 * The name of a migrated database on the server, to be used as a template; made by the first
 * caller of all processes.
 */
export function findTemplate(
  server: string,
  migrations: string | null,
  contents?: Contents,
): Promise<string> {
  const name = `template_${templateName(migrations)}${contents ? `_${contents.name}` : ''}`;
  const found = known.get(name) ?? makeTemplate(server, name, migrations, contents);
  known.set(name, found);
  return found;
}

async function makeTemplate(
  server: string,
  name: string,
  migrations: string | null,
  contents?: Contents,
): Promise<string> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const {
      rows: [found],
    } = await client.query('select datistemplate as finished from pg_database where datname = $1', [
      name,
    ]);
    if (found?.finished) {
      return name;
    }
    if (found) {
      await client.query(`drop database ${name} with (force)`);
    }
    await client.query(`create database ${name} template template0`);
    await build(
      {
        dataDir: os.tmpdir(),
        databaseUrl: Object.assign(new URL(server), { pathname: `/${name}` }).href,
      },
      migrations,
      contents,
    );
    await client.query(`alter database ${name} is_template true`);
    return name;
  } finally {
    await client.end();
  }
}

async function build(
  options: { dataDir: string; databaseUrl?: string },
  migrations: string | null,
  contents?: Contents,
): Promise<void> {
  const database = await openDatabase(options);
  try {
    if (migrations !== null) {
      await migrate(database, { folder: migrations });
    }
    await contents?.fill(database);
  } finally {
    await database.close();
  }
}
