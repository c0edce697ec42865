import type { Transaction } from '#server/db/queryable.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../context.ts';
import { openSession } from '../sign-in/sign-in.ts';
import { askSecondFactor, type Due } from './second-factor/prove-second-factor.ts';
import { staffSignIn } from './staff-sign-in.ts';

interface Admission {
  account: { id: number; username: string };
  /** A password that was typed, and the id of that try. */
  typed?: { password: string; attempt: number };
  secondFactor?: string | undefined;
  /** When the first factor was proved, if not now; null if unknown. */
  provedAt?: Date | null;
}

/**
 * The one way in after the first factor, a password or a sign-on: opens the session, or returns the
 * second factor that is due before. The caller has locked the account and found it active.
 */
export async function admitStaff(
  tx: Transaction,
  context: Context,
  browser: Browser,
  { account: { id, username }, typed, secondFactor, provedAt }: Admission,
): Promise<Due | undefined> {
  const due =
    secondFactor === undefined
      ? await askSecondFactor(tx, context, browser, { staffId: id, attempt: typed?.attempt })
      : undefined;
  if (!due) {
    await openSession(tx, context, browser, {
      signInKind: staffSignIn,
      accountId: id,
      name: username,
      password: typed?.password ?? null,
      secondFactor,
      provedAt,
    });
  }
  return due;
}
