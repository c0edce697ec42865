import fs from 'node:fs';
import path from 'node:path';
import { appliedMigrations } from '#server/db/migrate.ts';
import type { Database } from '#server/db/open.ts';
import { setAdminPassword } from '#server/features/staff/set-admin-password.ts';
import { system } from '#server/platform/actor.ts';
import { argumentOrEnd, dataFolder, endWith, isOnServer, onDatabase } from './on-database.ts';

const notYet = 'There is no database yet: the first start makes it, with the first admin.';
const isRunning =
  'The server is running and holds the database: stop it, run this again, then start it.';

async function setPassword(db: Database, username: string): Promise<void> {
  const migrations = await db.maintain(appliedMigrations);
  if (migrations.length === 0) {
    throw new Error(notYet);
  }
  const context = {
    db,
    actor: system,
    ipAddress: null,
  };
  const set = await setAdminPassword(context, { username });
  console.log(
    `New password of "${set.username}": "${set.password}". It is shown this once; all sessions of this account have ended.`,
  );
}

const name = argumentOrEnd('Say whose: npm run admin-password -- <user name>');
// Opening a folder that is not there would make a new one, in the wrong place perhaps.
if (!isOnServer && !fs.existsSync(path.join(dataFolder, 'database'))) {
  endWith(`${notYet} (DATA_DIR is ${path.resolve(dataFolder)}.)`);
}
try {
  await onDatabase((database) => setPassword(database, name));
} catch (error) {
  const isHeld = (error as Error).name === 'FolderInUseError';
  endWith(isHeld ? isRunning : (error as Error).message);
}
