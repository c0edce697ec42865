import type { Context } from '../../../context.ts';
import { readSignature } from './check-passkey.ts';
import { type FactorRow, findFactors, findRecoveryCodes } from './queries.ts';
import { findRecoveryCode } from './make-recovery-codes.ts';
import { stepOfCode } from './match-code.ts';
import type { Proof } from './writes.ts';

export interface FactorAnswer {
  method: 'totp' | 'passkey' | 'recovery';
  code: string | { id: string };
}

interface Asked {
  staffId: number;
  challenge: string | null;
}

/**
 * Checks a code or passkey against the factors of an account; undefined if it proves nothing. Does
 * not use the proof up: `useProof` does, in the transaction that relies on it.
 */
export async function checkFactor(
  context: Context,
  { staffId, challenge }: Asked,
  { method, code }: FactorAnswer,
): Promise<Proof | undefined> {
  const { db, now } = context;
  if (method === 'passkey') {
    const factors = await findFactors(db, staffId);
    return typeof code === 'object' && challenge !== null
      ? checkPasskey(context.config, factors, { challenge, answer: code })
      : undefined;
  }
  if (typeof code !== 'string') {
    return undefined;
  }
  if (method === 'recovery') {
    const id = await findRecoveryCode(await findRecoveryCodes(db, staffId), code);
    return id === undefined ? undefined : { method, id };
  }
  for (const { id, secret, lastStep } of await findFactors(db, staffId)) {
    const step = secret === null ? undefined : stepOfCode(secret, code, now);
    if (step !== undefined && step > (lastStep ?? 0)) {
      return { method, id, step };
    }
  }
  return undefined;
}

async function checkPasskey(
  { publicUrl }: Context['config'],
  factors: readonly FactorRow[],
  { challenge, answer }: { challenge: string; answer: { id: string } },
): Promise<Proof | undefined> {
  const found = factors.find(({ credentialId }) => credentialId === answer.id);
  if (!found?.credentialId || !found.publicKey) {
    return undefined;
  }
  const { id, credentialId, publicKey, signCount: before } = found;
  const passkey = { credentialId, publicKey, signCount: before };
  const signCount = await readSignature(publicUrl, { challenge, answer, passkey });
  return signCount === undefined ? undefined : { method: 'passkey', id, signCount };
}
