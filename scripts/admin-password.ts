import fs from 'node:fs';
import path from 'node:path';
import { appliedMigrations } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { system } from '#server/platform/actor.ts';
import { setAdminPassword } from '#server/features/staff/set-admin-password.ts';

const { DATABASE_URL, DATA_DIR = './data' } = process.env;
const [username] = process.argv.slice(2);

if (!username) {
  console.error('Say whose: npm run admin-password -- <user name>');
  process.exit(2);
}
const notYet = 'There is no database yet: the first start makes it, with the first admin.';
try {
  // Opening a folder that is not there would make a new one, in the wrong place perhaps.
  if (!DATABASE_URL && !fs.existsSync(path.join(DATA_DIR, 'database'))) {
    throw new Error(`${notYet} (DATA_DIR is ${path.resolve(DATA_DIR)}.)`);
  }
  const database = await openDatabase({
    databaseUrl: DATABASE_URL || undefined,
    dataDir: DATA_DIR,
    log: console,
    poolSize: 1,
  });
  try {
    if ((await database.maintain(appliedMigrations)).length === 0) {
      throw new Error(notYet);
    }
    const set = await setAdminPassword(
      { db: database, actor: system, ipAddress: null },
      { username },
    );
    console.log(
      `New password of "${set.username}": "${set.password}". It is shown this once; all sessions of this account have ended.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  const { name, message } = error as Error;
  console.error(
    name === 'FolderInUseError'
      ? 'The server is running and holds the database: stop it, run this again, then start it.'
      : message,
  );
  process.exit(1);
}
