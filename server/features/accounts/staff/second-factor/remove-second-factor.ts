import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { StaffContext } from '../../../context.ts';
import { foldUserName } from '../../sign-in/fold-user-name.ts';
import { forgetSignIns } from '../../sign-in/forget-sign-ins.ts';
import { transaction, type Writer } from '../../../transaction.ts';
import { requireActiveAccount } from '../set-admin-password.ts';
import { findFactors, findRecoveryCodes, lockAccount } from './queries.ts';
import { reopenSession } from './reopen-session.ts';
import { deleteFactor, deleteFactors } from './writes.ts';

/**
 * Removes a second factor of the actor's account. Removing the last one ends the sessions, which
 * were opened with it; this browser gets a new one. 409 if a factor is required.
 */
export async function removeSecondFactor(
  context: StaffContext,
  { id, ...browser }: Browser & { id: number },
) {
  const { actor, config } = context;
  await transaction(context, 'staff.second_factor_remove', 'admin_user', async (tx) => {
    await lockAccount(tx, actor.id);
    const factors = await findFactors(tx, actor.id);
    const found = factors.find((factor) => factor.id === id);
    if (!found) {
      throw new HttpError(404, sentences.notFound);
    }
    const isLast = factors.length === 1;
    if (isLast && config.isSecondFactorRequired) {
      throw new HttpError(409, 'A second factor is required here: add another one first.');
    }
    if (isLast) {
      await deleteFactors(tx, actor.id);
      await reopenSession(tx, context, browser, { secondFactor: undefined });
    } else {
      await deleteFactor(tx, id);
    }
    return { entityId: actor.id, before: { type: found.type } };
  });
}

/**
 * Removes every second factor of an account, for the owner of the machine: its person lost them.
 * The account's sessions end. Throws one sentence when no active admin has the name.
 */
export async function removeAllSecondFactors(context: Writer, { username }: { username: string }) {
  return transaction(context, 'staff.second_factors_clear', 'admin_user', async (tx) => {
    const account = await requireActiveAccount(tx, username);
    await lockAccount(tx, account.id);
    const count = await deleteFactors(tx, account.id);
    await forgetSignIns(tx, { kind: 'staff', account: foldUserName(account.username) }, account.id);
    return { entityId: account.id, result: { username: account.username, count } };
  });
}

/** The second factors of the actor's account; never their secrets. */
export async function listSecondFactors({ db, actor, config }: StaffContext) {
  const factors = await findFactors(db, actor.id);
  const { length: recoveryCodesLeft } = await findRecoveryCodes(db, actor.id);
  return {
    items: factors.map(({ id, type, createdAt, lastUsedAt }) => ({
      id,
      type,
      createdAt,
      lastUsedAt,
    })),
    recoveryCodesLeft,
    isRequired: config.isSecondFactorRequired,
  };
}
