import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../../../context.ts';
import { findFactors, findOwners, findRecoveryCodes } from './queries.ts';

/** The second factors of the actor's account; never their secrets. */
export async function listSecondFactors({ db, actor, config }: Context<StaffActor>) {
  const factors = await findFactors(db, actor.id);
  const { length: recoveryCodesLeft } = await findRecoveryCodes(db, actor.id);
  return {
    items: factors.map(({ id, type, createdAt, lastUsedAt }) => ({
      id,
      type,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft,
    isRequired: config.isSecondFactorRequired,
  };
}

/** Those of these members who have a second factor. */
export function findSecondFactorOwners(
  db: Queryable,
  staffIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return findOwners(db, staffIds);
}
