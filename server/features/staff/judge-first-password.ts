import type { Queryable } from '#server/db/queryable.ts';
import { passwordError } from '#server/platform/password-strength.ts';
import type { Services } from '../context.ts';
import { countAccounts } from './queries.ts';

interface FirstPassword {
  db: Queryable;
  config: Pick<
    Services['config'],
    'adminUsername' | 'adminPassword' | 'passwordMinAdmin' | 'publicUrl'
  >;
}

/**
 * Throws one sentence when the first admin is about to get a password that is guessed soon. With an
 * admin the variable means nothing any longer, whatever it holds.
 */
export async function judgeFirstPassword({ db, config }: FirstPassword): Promise<void> {
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
