import { randomPassword } from '#server/outside/ids.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { transaction, type Writer } from '../../transaction.ts';
import { insertMember } from './writes.ts';

/**
 * Makes another admin with a random password, for the owner of the machine. Audited. Throws one
 * sentence when the name cannot be one or is in use.
 */
export async function addAdmin(context: Writer, { username: typed }: { username: string }) {
  const username = typed.trim();
  if (username.length < 3 || username.length > 50) {
    throw new Error('A user name has 3 to 50 characters.');
  }
  const password = randomPassword();
  const hash = await hashPassword(password);
  return transaction(context, 'staff.add_admin', 'admin_user', async (tx) => {
    const { id } = await insertMember(tx, { username, password: hash, role: 'admin' });
    return { entityId: id, after: { username, role: 'admin' }, result: { username, password } };
  }).catch((error: Error) => {
    const { code } = (error.cause ?? {}) as { code?: string };
    throw code === '23505' ? new Error(`The user name "${username}" is taken.`) : error;
  });
}
