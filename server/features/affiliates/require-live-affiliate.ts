import type { Queryable } from '#server/db/queryable.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { noSuchAffiliate } from './policy.ts';
import { findAffiliate } from './queries.ts';

/** 404 unless there is a partner of this number who was not deleted, 409 for an inactive one. */
export async function requireLiveAffiliate(db: Queryable, id: number): Promise<void> {
  const affiliate = await findAffiliate(db, id);
  if (!affiliate) {
    throw noSuchAffiliate();
  }
  if (!affiliate.isActive) {
    throw new HttpError(409, 'This affiliate is inactive. Activate the account first.');
  }
}
