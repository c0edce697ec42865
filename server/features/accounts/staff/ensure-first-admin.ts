import { advisoryLocks } from '#server/db/advisory-locks.ts';
import type { Database } from '#server/db/open.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { randomPassword } from '#server/outside/ids.ts';
import { passwordError } from '#server/platform/password-strength.ts';
import { hashPassword, isWeakPassword } from '#server/platform/passwords.ts';
import type { Services } from '../../context.ts';
import { countAccounts, insertAccount } from './queries.ts';

interface FirstStart {
  db: Database;
  config: Pick<Services['config'], 'adminUsername' | 'adminPassword'>;
}

/**
 * Creates the first admin if there is none. A generated password is passed to `announce` and
 * returned; otherwise returns null. If `announce` throws, no account is created.
 */
export async function ensureFirstAdmin(
  { db, config }: FirstStart,
  announce: (password: string) => void = () => {},
) {
  if ((await countAccounts(db)) > 0) {
    return null;
  }
  const { adminUsername, adminPassword } = config;
  const password = adminPassword ?? randomPassword();
  const hash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock($1)', [advisoryLocks.firstAdmin]);
    if ((await countAccounts(tx)) > 0) {
      return null;
    }
    await insertAccount(tx, {
      username: adminUsername,
      password: hash,
      hasWeakPassword: isWeakPassword(password),
    });
    if (adminPassword !== undefined) {
      return null;
    }
    // Printed before it is stored: if the process is killed in between, no account has an unknown
    // password.
    announce(password);
    return password;
  });
}

interface FirstPassword {
  db: Queryable;
  config: Pick<
    Services['config'],
    'adminUsername' | 'adminPassword' | 'passwordMinAdmin' | 'publicUrl'
  >;
}

/**
 * Throws an error with one sentence if the first admin would get an easily guessed password. Once
 * there is an admin, the variable is ignored.
 */
export async function checkFirstPassword({ db, config }: FirstPassword) {
  const { adminUsername, adminPassword, passwordMinAdmin: floor, publicUrl } = config;
  if (adminPassword === undefined || (await countAccounts(db)) > 0) {
    return;
  }
  const words = [adminUsername, new URL(publicUrl).hostname];
  const error = await passwordError(adminPassword, { floor, words });
  if (error !== undefined) {
    throw new Error(`ADMIN_PASSWORD ${error}`);
  }
}
