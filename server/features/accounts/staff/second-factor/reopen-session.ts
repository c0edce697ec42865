import type { Transaction } from '#server/db/queryable.ts';
import { deleteSessionsOfAdmin } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { StaffContext } from '../../../context.ts';
import { openSession } from '../../sign-in/sign-in.ts';
import { staffSignIn } from '../staff-sign-in.ts';

/**
 * Ends every session of the actor's account and opens a new one in this browser; a member who had
 * to add a factor first is signed in by it.
 */
export async function reopenSession(
  tx: Transaction,
  context: StaffContext,
  browser: Browser,
  { secondFactor }: { secondFactor: string | undefined },
) {
  const { actor, sessions } = context;
  await deleteSessionsOfAdmin(tx, actor.id);
  if (actor.isEnrolling) {
    const signedIn = {
      signInKind: staffSignIn,
      accountId: actor.id,
      name: actor.username,
      password: null,
    };
    await openSession(tx, context, browser, { ...signedIn, secondFactor });
  } else {
    const proof = { hasSecondFactor: secondFactor !== undefined };
    await sessions.open(tx, browser, 'staff', actor.id, proof);
  }
}
