import type { Queryable } from '#server/db/queryable.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { noSuchAffiliate } from './policy.ts';
import { findAffiliate } from './queries.ts';

/** The affiliate with this id; 404 if there is none or they were deleted. */
export async function requireAffiliate(db: Queryable, id: number) {
  const affiliate = demand(await findAffiliate(db, id), noSuchAffiliate);
  return affiliate;
}

/** 404 if there is no such affiliate or they were deleted, 409 if inactive. */
export async function requireLiveAffiliate(db: Queryable, id: number): Promise<void> {
  const { isActive } = await requireAffiliate(db, id);
  if (!isActive) {
    throw new HttpError(409, 'This affiliate is inactive. Activate the account first.');
  }
}
