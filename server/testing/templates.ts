import { createHash } from 'node:crypto';
import os from 'node:os';
import pg from 'pg';
import { migrate } from '#server/db/migrate.ts';
import { readMigrations } from '#server/db/migrations.ts';
import { openDatabase } from '#server/db/open.ts';

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

/**
 * The name of a migrated database on the server, to be used as a template; made by the first
 * caller.
 */
export async function findTemplate(server: string, migrations: string | null): Promise<string> {
  const name = `template_${templateName(migrations)}`;
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
): Promise<void> {
  const database = await openDatabase(options);
  try {
    if (migrations !== null) {
      await migrate(database, { folder: migrations });
    }
  } finally {
    await database.close();
  }
}
