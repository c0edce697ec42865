import type { FastifyReply, FastifyRequest } from 'fastify';
import { auditRow } from '#server/db/audit.ts';
import { addressOf, callerOf } from '#server/platform/caller.ts';
import { truncateAddress } from '#server/platform/logs.ts';
import { isPassword, isWeakPassword } from '#server/platform/passwords.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { presentStaff } from './present.ts';
import {
  auditFailure,
  countFailures,
  deleteFailure,
  deleteFailures,
  findActiveAccount,
  insertFailure,
  rememberCaller,
  rememberLogin,
} from './queries.ts';

const mostOfPair = 10;
const mostOfAddress = 50;
const mostOfAccount = 30;

/**
 * Opens a staff session. An unknown name costs the same time and reads the same (401) as a wrong
 * password; more than ten failed tries in 15 minutes from one caller read 429, and so do more than
 * thirty in an hour from anywhere, except where the account signed in within 90 days: guessing from
 * many addresses is slowed, and its owner is not locked out of the usual places.
 */
export async function logIn(
  { database, sessions }: Deps,
  username: string,
  password: string,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const account = username.trim().toLowerCase();
  const ip = addressOf(request);
  const caller = callerOf(ip);
  // Written before it is known to be one, so that tries at the same time count each other.
  const attempt = await insertFailure(database, account, caller);
  const tries = await countFailures(database, account, caller);
  if (
    tries.pair > mostOfPair ||
    tries.address > mostOfAddress ||
    (tries.account > mostOfAccount && !tries.isKnown)
  ) {
    await deleteFailure(database, attempt);
    throw new HttpError(429, sentences.tooMany, { headers: { 'retry-after': '900' } });
  }
  const found = await findActiveAccount(database, account);
  if (!(await isPassword(password, found?.password)) || !found) {
    await auditFailure(database, found?.id ?? null, truncateAddress(ip));
    throw new HttpError(401, 'Login failed');
  }
  const isWeak = isWeakPassword(password);
  await database.transaction(async (tx) => {
    await deleteFailures(tx, account, caller);
    await rememberCaller(tx, account, caller);
    await rememberLogin(tx, found.id, isWeak);
    await sessions.open(tx, request, reply, 'staff', found.id);
    await auditRow(tx, {
      actor: { kind: 'staff', id: found.id },
      action: 'staff.login',
      entity: 'admin_user',
      entityId: found.id,
      ipAddress: ip,
    });
  });
  return presentStaff(found, isWeak);
}
