import type { Queryable } from '#server/db/queryable.ts';
import { randomPassword } from '#server/outside/ids.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../sign-in/forget-sign-ins.ts';
import { transaction, type Writer } from '../../transaction.ts';
import { findActiveAccount, listActiveNames } from './queries.ts';
import { replacePassword } from './writes.ts';

/**
 * Sets a new random password on an admin's account, for the operator: ends its sessions and clears
 * its failed sign-ins. Audited. Throws an error with one sentence if no active admin has the name.
 */
export async function setAdminPassword(context: Writer, { username }: { username: string }) {
  const password = randomPassword();
  const hash = await hashPassword(password);
  return transaction(context, 'staff.password_set', 'admin_user', async (tx) => {
    const account = await replacePassword(tx, username.trim(), hash);
    if (!account) {
      throw new Error(await noSuchAdmin(tx, username));
    }
    const name = { kind: 'staff', account: foldUserName(account.username) } as const;
    await forgetSignIns(tx, name, account.id);
    return {
      entityId: account.id,
      result: { username: account.username, password },
    };
  });
}

/** The active account of a name; throws an error with one sentence if there is none. */
export async function requireActiveAccount(db: Queryable, username: string) {
  const account = await findActiveAccount(db, foldUserName(username));
  if (!account) {
    throw new Error(await noSuchAdmin(db, username));
  }
  return account;
}

async function noSuchAdmin(db: Queryable, username: string) {
  const names = await listActiveNames(db);
  if (names.length === 0) {
    return 'There is no active admin; a database without any gets its first one at the next start.';
  }
  const quoted = names.map((name) => `"${name}"`).join(', ');
  return `There is no active admin called "${username}", only ${quoted}.`;
}
