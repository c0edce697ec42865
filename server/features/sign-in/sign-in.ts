import { auditRow } from '#server/db/audit.ts';
import { callerOf } from '#server/platform/caller.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import { isPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { countTry } from './count-try.ts';
import type { AccountName, Door, SignInAccount } from './policy.ts';
import { foldUserName } from './fold-user-name.ts';
import { auditFailure, deleteFailures, rememberCaller } from './queries.ts';

interface Credentials extends Browser {
  /** What was typed as the name. */
  name: string;
  password: string;
}

/**
 * The one way in with a password: opens a session behind a door, and answers whose it is. An unknown
 * name, or one that may not sign in, costs the same time and reads the same (401) as a wrong
 * password; more than ten failed tries in 15 minutes from one caller read 429, and so do more than
 * thirty in an hour from anywhere, except where the account signed in within 90 days: guessing from
 * many addresses is slowed, and its owner is not locked out of the usual places.
 */
export async function signIn<Account extends SignInAccount>(
  context: Context,
  door: Door<Account>,
  { name, password, ...browser }: Credentials,
): Promise<Account> {
  const { db, ipAddress } = context;
  const { kind, entity } = door;
  const account = foldUserName(name);
  await countTry(db, { kind, account }, callerOf(ipAddress));
  const found = await door.find(db, name);
  const isRight = await isPassword(password, found?.password);
  if (!isRight || !found) {
    const accountId = found?.id ?? null;
    const network = truncateAddress(ipAddress);
    await auditFailure(db, {
      kind,
      entity,
      accountId,
      network,
    });
    throw new HttpError(401, 'Login failed');
  }
  await openSession(context, browser, {
    door,
    found,
    name: { kind, account },
    password,
  });
  return found;
}

interface Opening<Account extends SignInAccount> {
  door: Door<Account>;
  found: Account;
  name: AccountName;
  password: string;
}

// Nobody is signed in before this has ended, so there is no actor yet: the audit row names the
// account itself.
async function openSession<Account extends SignInAccount>(
  { db, sessions, ipAddress }: Context,
  browser: Browser,
  { door, found, name, password }: Opening<Account>,
): Promise<void> {
  const caller = callerOf(ipAddress);
  const { kind, entity } = door;
  await db.transaction(async (tx) => {
    await deleteFailures(tx, name, caller);
    await rememberCaller(tx, name, caller);
    await door.remember?.(tx, found, password);
    await sessions.open(tx, browser, kind, found.id);
    await auditRow(tx, {
      actor: { kind, id: found.id },
      action: `${kind}.login`,
      entity,
      entityId: found.id,
      ipAddress,
    });
  });
}
