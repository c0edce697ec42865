import { appliedMigrations } from '#server/db/migrate.ts';
import { removeAllSecondFactors } from '#server/features/accounts/staff/second-factor/remove-second-factor.ts';
import { setAdminPassword } from '#server/features/accounts/staff/set-admin-password.ts';
import { system } from '#server/platform/actor.ts';
import { argumentOrEnd, onDatabase } from './on-database.ts';

const notYet = 'There is no database yet: the first start makes it, with the first admin.';
const name = argumentOrEnd('Say whose: npm run admin-password -- <user name> [--second-factor]');
const isSecondFactor = process.argv.includes('--second-factor');
const whenMissing = (folder: string) => `${notYet} (DATA_DIR is ${folder}.)`;
await onDatabase(whenMissing, async (db) => {
  const migrations = await db.maintain(appliedMigrations);
  if (migrations.length === 0) {
    throw new Error(notYet);
  }
  const context = { db, actor: system, ipAddress: null };
  if (isSecondFactor) {
    const { username, count } = await removeAllSecondFactors(context, { username: name });
    console.log(
      `Second factors removed from "${username}": ${count}. All sessions of this account have ended; its password is the same.`,
    );
    return;
  }
  const { username, password } = await setAdminPassword(context, { username: name });
  console.log(
    `New password of "${username}": "${password}". It is shown this once; all sessions of this account have ended.`,
  );
});
