import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/queryable.ts';
import { recoveryCodes, secondFactors } from '#server/db/tables/people.ts';
import type { AuditedTransaction } from '../../../transaction.ts';

type NewFactor = Pick<typeof secondFactors.$inferInsert, 'type' | 'secret' | 'challenge'>;

/** Begins a factor; replaces an unconfirmed one of the same kind. */
export async function insertFactor(tx: AuditedTransaction, staffId: number, factor: NewFactor) {
  const { id, adminUserId, type, confirmedAt } = secondFactors;
  await tx.drizzle
    .delete(secondFactors)
    .where(and(eq(adminUserId, staffId), eq(type, factor.type), isNull(confirmedAt)));
  const [row] = await tx.drizzle
    .insert(secondFactors)
    .values({ ...factor, adminUserId: staffId })
    .returning({ id });
  return row!.id;
}

export type Confirmed = Partial<
  Pick<typeof secondFactors.$inferInsert, 'lastStep' | 'credentialId' | 'publicKey' | 'signCount'>
>;

/** False if it was confirmed or replaced by another call. */
export async function confirmFactor(
  tx: AuditedTransaction,
  factorId: number,
  confirmed: Confirmed,
) {
  const { id, confirmedAt } = secondFactors;
  const rows = await tx.drizzle
    .update(secondFactors)
    .set({ ...confirmed, challenge: null, confirmedAt: sql`now()` })
    .where(and(eq(id, factorId), isNull(confirmedAt)))
    .returning({ id });
  return rows.length > 0;
}

/** Replaces the recovery codes by ten new ones; takes their hashes. */
export async function replaceRecoveryCodes(
  tx: AuditedTransaction,
  staffId: number,
  hashes: readonly string[],
) {
  await deleteRecoveryCodes(tx, staffId);
  const rows = hashes.map((code) => ({ code, adminUserId: staffId }));
  await tx.drizzle.insert(recoveryCodes).values(rows);
}

async function deleteRecoveryCodes(tx: AuditedTransaction, staffId: number) {
  await tx.drizzle.delete(recoveryCodes).where(eq(recoveryCodes.adminUserId, staffId));
}

export async function deleteFactor(tx: AuditedTransaction, factorId: number) {
  await tx.drizzle.delete(secondFactors).where(eq(secondFactors.id, factorId));
}

/** Deletes every factor of an account, including unconfirmed ones; returns how many. */
export async function deleteFactors(tx: AuditedTransaction, staffId: number) {
  await deleteRecoveryCodes(tx, staffId);
  const { rowCount } = await tx.drizzle
    .delete(secondFactors)
    .where(eq(secondFactors.adminUserId, staffId));
  return rowCount ?? 0;
}

/** A proof of knowledge or possession; `id` is the factor's or the recovery code's. */
export type Proof =
  | { method: 'totp'; id: number; step: number }
  | { method: 'passkey'; id: number; signCount: number }
  | { method: 'recovery'; id: number };

/** Uses a proof up, in one statement; false for the later of two concurrent calls. */
export async function useProof(tx: Transaction, proof: Proof) {
  if (proof.method === 'recovery') {
    const { id, usedAt } = recoveryCodes;
    const rows = await tx.drizzle
      .update(recoveryCodes)
      .set({ usedAt: sql`now()` })
      .where(and(eq(id, proof.id), isNull(usedAt)))
      .returning({ id });
    return rows.length > 0;
  }
  const { id, lastStep } = secondFactors;
  const used = proof.method === 'totp' ? { lastStep: proof.step } : { signCount: proof.signCount };
  const isUnused =
    proof.method === 'totp' ? or(isNull(lastStep), lt(lastStep, proof.step)) : undefined;
  const rows = await tx.drizzle
    .update(secondFactors)
    .set({ ...used, lastUsedAt: sql`now()` })
    .where(and(eq(id, proof.id), isUnused))
    .returning({ id });
  return rows.length > 0;
}
