import type { Transaction } from '#server/db/queryable.ts';
import { randomToken } from '#server/outside/ids.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { callerOf } from '#server/platform/caller.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import { deletePending } from '#server/platform/sessions/session-rows.ts';
import type { Browser } from '#server/platform/sessions/sessions.ts';
import type { Context } from '../../../context.ts';
import { countTry, uncountTry, auditFailedTry } from '../../sign-in/count-try.ts';
import { foldUserName } from '../../sign-in/fold-user-name.ts';
import { openSession } from '../../sign-in/sign-in.ts';
import { staffSignIn } from '../staff-sign-in.ts';
import { checkFactor, type FactorAnswer } from './check-factor.ts';
import { signingOptions } from './check-passkey.ts';
import { type FactorRow, findFactors, lockAccount } from './queries.ts';
import { useProof } from './writes.ts';

/** The step that is required after the password or the sign-on. */
export interface Due {
  methods: ('totp' | 'passkey' | 'recovery' | 'enroll')[];
  challenge: string;
  credentialIds: string[];
}

/**
 * The step that is required after the first factor; undefined if none is. The browser gets a cookie
 * that is valid for this step only. Failed tries are kept until the step succeeds, so that a person
 * who knows the password cannot guess codes without limit; `attempt` is the one that was right.
 */
export async function askSecondFactor(
  tx: Transaction,
  { config, sessions }: Context,
  browser: Browser,
  { staffId, attempt }: { staffId: number; attempt: number | undefined },
): Promise<Due | undefined> {
  await lockAccount(tx, staffId);
  const factors = await findFactors(tx, staffId);
  if (factors.length === 0 && !config.isSecondFactorRequired) {
    return undefined;
  }
  if (attempt !== undefined) {
    await uncountTry(tx, attempt);
  }
  const challenge = randomToken();
  const kind = factors.length === 0 ? 'enrolling' : 'pending';
  await sessions.openPending(tx, browser, { kind, staffId, challenge });
  return dueOf(factors, challenge);
}

function dueOf(factors: readonly FactorRow[], challenge: string): Due {
  const types = new Set(factors.map(({ type }) => type));
  return {
    methods: types.size === 0 ? ['enroll'] : [...types, 'recovery'],
    challenge,
    credentialIds: factors.flatMap(({ credentialId }) => credentialId ?? []),
  };
}

/** The step that the sign-in of this browser waits for; no method if there is none. */
export async function findDue({ db, sessions }: Context, { request }: Browser): Promise<Due> {
  const pending = await sessions.findPending(db, request);
  if (pending) {
    return dueOf(await findFactors(db, pending.actor.id), pending.challenge ?? '');
  }
  const isEnrolling = (await sessions.findEnrolling(db, request)) !== undefined;
  return { methods: isEnrolling ? ['enroll'] : [], challenge: '', credentialIds: [] };
}

export async function presentDue(
  { publicUrl }: Context['config'],
  { methods, challenge, credentialIds }: Due,
) {
  return {
    secondFactor: methods,
    ...(credentialIds.length > 0 && {
      passkey: { ...(await signingOptions(publicUrl, challenge, credentialIds)) },
    }),
  };
}

/**
 * Opens the session of a sign-in that waits for its second factor, and returns its account. 401 for
 * a wrong or used code, and without such a sign-in; tries are counted together with those of the
 * password.
 */
export async function proveSecondFactor(
  context: Context,
  browser: Browser,
  given: FactorAnswer,
): Promise<StaffActor> {
  const { db, sessions, ipAddress } = context;
  const pending = await sessions.findPending(db, browser.request);
  if (!pending) {
    throw new HttpError(401, sentences.signIn);
  }
  const { actor, challenge } = pending;
  const name = { kind: 'staff', account: foldUserName(actor.username) } as const;
  await countTry(db, name, callerOf(ipAddress));
  const proof = await checkFactor(context, { staffId: actor.id, challenge }, given);
  const refused = new HttpError(401, 'This code does not match, or was used already.');
  const open = async (tx: Transaction): Promise<boolean> => {
    await lockAccount(tx, actor.id);
    if (!proof || !(await useProof(tx, proof)) || !(await deletePending(tx, actor))) {
      // Rolls back: what opens no session is not used up.
      throw refused;
    }
    await openSession(tx, context, browser, {
      signInKind: staffSignIn,
      accountId: actor.id,
      name: actor.username,
      password: null,
      secondFactor: given.method,
    });
    return true;
  };
  const isOpen = await db.transaction(open).catch((error: unknown) => {
    if (error === refused) {
      return false;
    }
    throw error;
  });
  if (!isOpen) {
    await auditFailedTry(context, { kind: 'staff', entity: 'admin_user', accountId: actor.id });
    throw refused;
  }
  return actor;
}
