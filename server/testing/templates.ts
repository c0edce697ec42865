import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { FolderInUseError, lockFolder } from '#server/db/embedded/folder-lock.ts';
import { migrate } from '#server/db/migrate.ts';
import { migrationsFolder, readMigrations } from '#server/db/migrations.ts';
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

async function once<T>(folder: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      const unlock = lockFolder(folder);
      try {
        return await work();
      } finally {
        unlock();
      }
    } catch (error) {
      if (!(error instanceof FolderInUseError)) {
        throw error;
      }
      await sleep(50);
    }
  }
}

/**
 * The folder of a migrated, cleanly closed embedded database; made by the first caller, kept for
 * the next run.
 */
async function embeddedTemplate(migrations: string | null): Promise<string> {
  const home = path.join(os.tmpdir(), `embedded-templates-${os.userInfo().username}`);
  fs.mkdirSync(home, {
    recursive: true,
    mode: 0o700,
  });
  const dataDir = path.join(home, templateName(migrations));
  const finished = path.join(dataDir, 'finished');
  if (!fs.existsSync(finished)) {
    await once(dataDir, async () => {
      if (fs.existsSync(finished)) {
        return;
      }
      fs.rmSync(dataDir, {
        recursive: true,
        force: true,
      });
      await build({ dataDir }, migrations);
      fs.writeFileSync(finished, '');
    });
  }
  return path.join(dataDir, 'database');
}

/**
 * Puts a migrated embedded database into a data folder that has none: a second's work instead of
 * the several that making and migrating one takes.
 */
export async function copyEmbeddedDatabase(
  dataDir: string,
  migrations: string | null = migrationsFolder,
): Promise<void> {
  const template = await embeddedTemplate(migrations);
  fs.cpSync(template, path.join(dataDir, 'database'), {
    recursive: true,
    mode: fs.constants.COPYFILE_FICLONE,
  });
}

/**
 * The name of a migrated database on the server, to be used as a template; made by the first
 * caller.
 */
export async function postgresTemplate(server: string, migrations: string | null): Promise<string> {
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
