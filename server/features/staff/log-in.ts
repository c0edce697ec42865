import { auditRow } from '#server/db/audit.ts';
import { callerOf } from '#server/platform/caller.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import { isPassword, isWeakPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../context.ts';
import { countTry } from './count-try.ts';
import { foldUserName } from './fold-user-name.ts';
import { presentStaff } from './present.ts';
import {
  auditFailure,
  deleteFailures,
  findActiveAccount,
  rememberCaller,
  rememberLogin,
  type StaffAccount,
} from './queries.ts';

interface Credentials extends Browser {
  username: string;
  password: string;
}

/**
 * Opens a staff session. An unknown name costs the same time and reads the same (401) as a wrong
 * password; more than ten failed tries in 15 minutes from one caller read 429, and so do more than
 * thirty in an hour from anywhere, except where the account signed in within 90 days: guessing from
 * many addresses is slowed, and its owner is not locked out of the usual places.
 */
export async function logIn(context: Context, credentials: Credentials) {
  const { db, ipAddress } = context;
  const account = foldUserName(credentials.username);
  const caller = callerOf(ipAddress);
  await countTry(db, account, caller);
  const found = await findActiveAccount(db, account);
  const isRight = await isPassword(credentials.password, found?.password);
  if (!isRight || !found) {
    await auditFailure(db, found?.id ?? null, truncateAddress(ipAddress));
    throw new HttpError(401, 'Login failed');
  }
  const isWeak = isWeakPassword(credentials.password);
  await openSession(context, credentials, {
    account: found,
    name: account,
    caller,
    isWeak,
  });
  return presentStaff(found, isWeak);
}

interface SignIn {
  account: StaffAccount;
  /** The user name as it is counted. */
  name: string;
  caller: string;
  isWeak: boolean;
}

// Nobody is signed in before this has ended, so there is no actor yet: the audit row names the
// account itself.
async function openSession(
  { db, sessions, ipAddress }: Context,
  browser: Browser,
  { account, name, caller, isWeak }: SignIn,
): Promise<void> {
  await db.transaction(async (tx) => {
    await deleteFailures(tx, name, caller);
    await rememberCaller(tx, name, caller);
    await rememberLogin(tx, account.id, isWeak);
    await sessions.open(tx, browser, 'staff', account.id);
    await auditRow(tx, {
      actor: { kind: 'staff', id: account.id },
      action: 'staff.login',
      entity: 'admin_user',
      entityId: account.id,
      ipAddress,
    });
  });
}
