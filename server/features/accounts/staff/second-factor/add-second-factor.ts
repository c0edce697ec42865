import { randomBytes } from 'node:crypto';
import { randomToken } from '#server/outside/ids.ts';
import { fieldError, HttpError, sentences } from '#server/platform/http-error.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context, StaffContext } from '../../../context.ts';
import { transaction } from '../../../transaction.ts';
import { readNewPasskey, registrationOptions } from './check-passkey.ts';
import { type FactorRow, findBegun, findFactors, lockAccount } from './queries.ts';
import { hashRecoveryCodes, makeRecoveryCodes } from './make-recovery-codes.ts';
import { reopenSession } from './reopen-session.ts';
import { otpauthUri, stepOfCode, toBase32 } from './match-code.ts';
import { confirmFactor, type Confirmed, insertFactor, replaceRecoveryCodes } from './writes.ts';

// As long as the hash is (RFC 4226, section 4).
const secretBytes = 20;

function begin(context: StaffContext, factor: Parameters<typeof insertFactor>[2]) {
  const { id } = context.actor;
  return transaction(context, 'staff.second_factor_begin', 'admin_user', async (tx) => ({
    entityId: id,
    after: { type: factor.type },
    result: await insertFactor(tx, id, factor),
  }));
}

/**
 * Begins to add a second factor to the actor's account; it is unusable until confirmed. Or makes
 * new recovery codes; 409 if the account has no factor to recover.
 */
export async function addSecondFactor(
  context: StaffContext,
  { type }: { type: 'totp' | 'passkey' | 'recovery' },
) {
  const { db, actor, config } = context;
  const { publicUrl } = config;
  if (type === 'recovery') {
    return renewRecoveryCodes(context);
  }
  if (type === 'totp') {
    const secret = toBase32(randomBytes(secretBytes));
    const id = await begin(context, { type, secret });
    const { hostname: site } = new URL(publicUrl);
    return { id, secret, uri: otpauthUri(secret, { site, name: actor.username }) };
  }
  const challenge = randomToken();
  const known = (await findFactors(db, actor.id)).flatMap(({ credentialId }) => credentialId ?? []);
  const id = await begin(context, { type, challenge });
  const options = await registrationOptions({ publicUrl, challenge, account: actor, known });
  return { ...options, id };
}

async function renewRecoveryCodes(context: StaffContext) {
  const { id } = context.actor;
  const codes = makeRecoveryCodes();
  const hashes = await hashRecoveryCodes(codes);
  return transaction(context, 'staff.recovery_codes_renew', 'admin_user', async (tx) => {
    await lockAccount(tx, id);
    if ((await findFactors(tx, id)).length === 0) {
      throw new HttpError(409, 'Add an authenticator app or a passkey first.');
    }
    await replaceRecoveryCodes(tx, id, hashes);
    return { entityId: id, result: { recoveryCodes: codes } };
  });
}

interface Confirmation extends Browser {
  id: number;
  code: string | { id: string };
}

/**
 * Confirms a new factor with a code of it. The first factor of an account comes with recovery codes
 * and ends the sessions opened without one; this browser gets a new session. 400 for a wrong code.
 */
export async function confirmSecondFactor(
  context: StaffContext,
  { id, code, ...browser }: Confirmation,
) {
  const { db, actor } = context;
  const begun = await findBegun(db, actor.id, id);
  if (!begun) {
    throw new HttpError(404, sentences.notFound);
  }
  const confirmed = await readConfirmation(context, begun, code);
  if (!confirmed) {
    throw fieldError([{ path: 'code', key: 'code.wrong' }]);
  }
  const codes = makeRecoveryCodes();
  const hashes = await hashRecoveryCodes(codes);
  return transaction(context, 'staff.second_factor_add', 'admin_user', async (tx) => {
    await lockAccount(tx, actor.id);
    const isFirst = (await findFactors(tx, actor.id)).length === 0;
    if (actor.isEnrolling && !isFirst) {
      throw new HttpError(401, sentences.signIn);
    }
    if (!(await confirmFactor(tx, id, confirmed))) {
      throw new HttpError(404, sentences.notFound);
    }
    if (isFirst) {
      await replaceRecoveryCodes(tx, actor.id, hashes);
      await reopenSession(tx, context, browser, { secondFactor: begun.type });
    }
    return {
      entityId: actor.id,
      after: { type: begun.type },
      result: { recoveryCodes: isFirst ? codes : [] },
    };
  });
}

async function readConfirmation(
  { config, now }: Context,
  { secret, challenge }: FactorRow,
  code: Confirmation['code'],
): Promise<Confirmed | undefined> {
  if (secret !== null && typeof code === 'string') {
    const lastStep = stepOfCode(secret, code, now);
    return lastStep === undefined ? undefined : { lastStep };
  }
  return challenge !== null && typeof code === 'object'
    ? readNewPasskey(config.publicUrl, challenge, code)
    : undefined;
}
