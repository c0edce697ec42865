import { callerOf } from '#server/platform/caller.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { isPassword } from '#server/platform/passwords.ts';
import { stepUpSession } from '#server/platform/sessions/session-rows.ts';
import type { StaffContext } from '../../../context.ts';
import { countTry, uncountTry, auditFailedTry } from '../../sign-in/count-try.ts';
import { foldUserName } from '../../sign-in/fold-user-name.ts';
import { transaction } from '../../../transaction.ts';
import { findSecrets } from '../queries.ts';
import { findWaysIn } from '../sign-on/queries.ts';
import { checkFactor } from './check-factor.ts';
import { findFactors } from './queries.ts';
import { useProof } from './writes.ts';

interface FactorAnswer {
  password?: string | undefined;
  code?: string | undefined;
}

/** Whether the actor's proof of who they are still holds, and what can renew it. */
export async function readStepUp({ db, actor, signOn }: StaffContext) {
  const factors = await findFactors(db, actor.id);
  const takesCode = factors.some(({ type }) => type === 'totp');
  const { isPasswordless, hasSignOn } = await findWaysIn(db, actor.id);
  return {
    isHeld: actor.isSteppedUp,
    takesCode,
    isPasswordless,
    takesSignOn: signOn !== null && hasSignOn,
  };
}

/**
 * Confirms the actor's identity again with a password or a one-time code; 400 on the field if it is
 * wrong, which counts as a failed sign-in, 429 after too many. Audited.
 */
export async function stepUp(context: StaffContext, { password = '', code }: FactorAnswer) {
  const { db, actor, ipAddress } = context;
  const account = foldUserName(actor.username);
  const attempt = await countTry(db, { kind: 'staff', account }, callerOf(ipAddress));
  const isByCode = code !== undefined;
  const wrong = fieldError([
    isByCode
      ? { path: 'code', key: 'code.wrong' }
      : { path: 'password', key: 'currentPassword.wrong' },
  ]);
  const asked = { staffId: actor.id, challenge: null };
  const proof = isByCode ? await checkFactor(context, asked, { method: 'totp', code }) : undefined;
  const isRight = isByCode
    ? proof !== undefined
    : await isPassword(password, (await findSecrets(db, actor.id)).password);
  if (!isRight) {
    await auditFailedTry(context, { kind: 'staff', entity: 'admin_user', accountId: actor.id });
    throw wrong;
  }
  return transaction(context, 'staff.step_up', 'admin_user', async (tx) => {
    if (proof && !(await useProof(tx, proof))) {
      throw wrong;
    }
    await stepUpSession(tx, actor);
    await uncountTry(tx, attempt);
    return { entityId: actor.id, result: { isHeld: true } };
  });
}
