import { auditRow } from '#server/db/audit.ts';
import type { Database } from '#server/db/open.ts';
import { randomPassword } from '#server/outside/ids.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { forgetSignIns, listActiveNames, replacePassword } from './queries.ts';

/**
 * Gives an admin a new random password, for the owner of the machine: ends the account's sessions,
 * forgets its failed sign-ins. Audited. Throws one sentence when no active admin has the name.
 */
export async function setAdminPassword(
  database: Database,
  username: string,
): Promise<{ username: string; password: string }> {
  const password = randomPassword();
  const hash = await hashPassword(password);
  return database.transaction(async (tx) => {
    const account = await replacePassword(tx, username.trim(), hash);
    if (!account) {
      const names = await listActiveNames(tx);
      throw new Error(
        names.length > 0
          ? `There is no active admin called "${username}", only ${names.map((name) => `"${name}"`).join(', ')}.`
          : 'There is no active admin; a database without any gets its first one at the next start.',
      );
    }
    await forgetSignIns(tx, account.id, account.username);
    await auditRow(tx, {
      actor: { kind: 'system' },
      action: 'staff.password_set',
      entity: 'admin_user',
      entityId: account.id,
    });
    return { username: account.username, password };
  });
}
