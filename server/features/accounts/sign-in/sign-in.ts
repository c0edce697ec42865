import { auditRow } from '#server/db/audit.ts';
import type { Transaction } from '#server/db/queryable.ts';
import { callerOf } from '#server/platform/caller.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { isPassword } from '#server/platform/passwords.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../context.ts';
import { countTry, auditFailedTry } from './count-try.ts';
import type { SignInKind, SignInAccount } from './policy.ts';
import { foldUserName } from './fold-user-name.ts';
import { deleteFailures, rememberCaller } from './queries.ts';

interface Credentials {
  name: string;
  password: string;
}

/** An account whose password was proved, and the id of that try. */
interface KnownAccount<Account> {
  found: Account;
  attempt: number;
}

/** The one way to sign in with a password: opens a session. Errors are those of `checkPassword`. */
export async function signIn<Account extends SignInAccount>(
  context: Context,
  signInKind: SignInKind<Account>,
  { name, password, ...browser }: Credentials & Browser,
): Promise<Account> {
  const { found } = await checkPassword(context, signInKind, { name, password });
  await context.db.transaction(async (tx) => {
    await requireUnchanged(tx, signInKind, name, found);
    await openSession(tx, context, browser, { signInKind, accountId: found.id, name, password });
  });
  return found;
}

/**
 * Checks a password. An unknown name, or one that may not sign in, takes the same time and gets the
 * same 401 as a wrong password. 429 after more than ten failed tries in 15 minutes from one caller,
 * or more than thirty in an hour from anywhere, except from networks where the account signed in
 * within 90 days: guessing from many addresses is slowed down, but the owner is not locked out of
 * the usual places.
 */
export async function checkPassword<Account extends SignInAccount>(
  context: Context,
  signInKind: SignInKind<Account>,
  { name, password }: Credentials,
): Promise<KnownAccount<Account>> {
  const { db, ipAddress } = context;
  const { kind, entity } = signInKind;
  const found = await signInKind.find(db, name);
  const account = found?.signInName ?? foldUserName(name);
  const attempt = await countTry(db, { kind, account }, callerOf(ipAddress));
  const isRight = await isPassword(password, found?.password);
  if (!isRight || !found) {
    await auditFailedTry(context, { kind, entity, accountId: found?.id ?? null });
    throw loginFailed();
  }
  return { found, attempt };
}

/**
 * Locks an account; 401 if it was deactivated or got another password after the check. Such a change
 * ends the sessions it finds, so one that is under way is waited for.
 */
export async function requireUnchanged<Account extends SignInAccount>(
  tx: Transaction,
  signInKind: SignInKind<Account>,
  name: string,
  { id, password }: Account,
) {
  await signInKind.lock(tx, id);
  const account = await signInKind.find(tx, name);
  if (account?.id !== id || account.password !== password) {
    throw loginFailed();
  }
}

const loginFailed = () => new HttpError(401, 'Login failed');

interface Opening<Account extends SignInAccount> {
  signInKind: SignInKind<Account>;
  accountId: number;
  name: string;
  /** Null if it was checked in an earlier call, or none was typed. */
  password: string | null;
  secondFactor?: string | undefined;
  /** When the identity was proved, if not now; null if unknown: the session has no step-up. */
  provedAt?: Date | null | undefined;
}

/** Opens the session after all proofs, and forgets the failed tries before it. */
export async function openSession<Account extends SignInAccount>(
  tx: Transaction,
  { sessions, ipAddress }: Context,
  browser: Browser,
  { signInKind, accountId, name, password, secondFactor, provedAt }: Opening<Account>,
) {
  const caller = callerOf(ipAddress);
  const { kind, entity } = signInKind;
  const account = { kind, account: foldUserName(name) };
  await deleteFailures(tx, account, caller);
  await rememberCaller(tx, account, caller);
  await signInKind.remember?.(tx, accountId, password);
  await sessions.open(tx, browser, kind, accountId, {
    hasSecondFactor: secondFactor !== undefined,
    provedAt,
  });
  // No one is signed in before this has ended, so the audit row names the account itself as the
  // actor.
  await auditRow(tx, {
    actor: { kind, id: accountId },
    action: `${kind}.login`,
    entity,
    entityId: accountId,
    ...(secondFactor !== undefined && { after: { secondFactor } }),
    ipAddress,
  });
}
