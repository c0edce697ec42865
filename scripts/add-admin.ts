import { appliedMigrations } from '#server/db/migrate.ts';
import { addAdmin } from '#server/features/accounts/members/add-admin.ts';
import { system } from '#server/platform/actor.ts';
import { argumentOrEnd, onDatabase } from './on-database.ts';

const notYet = 'There is no database yet: the first start makes it, with the first admin.';
const name = argumentOrEnd('Say who: npm run add-admin -- <user name>');
const whenMissing = (folder: string) => `${notYet} (DATA_DIR is ${folder}.)`;
await onDatabase(whenMissing, async (db) => {
  const migrations = await db.maintain(appliedMigrations);
  if (migrations.length === 0) {
    throw new Error(notYet);
  }
  const context = { db, actor: system, ipAddress: null };
  const { username, password } = await addAdmin(context, { username: name });
  console.log(`New admin: user name "${username}", password "${password}". It is shown this once.`);
});
