import type { Queryable } from '#server/db/queryable.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { findChangesSince, isStale } from '../../changed-since.ts';
import type { WantedAccount } from './change-own-account.ts';
import type { OwnAccountRow } from './queries.ts';

const fields = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'state',
  'licenseNumber',
  'isLicensedRealtor',
  'language',
] as const satisfies readonly (keyof WantedAccount)[];

/**
 * 409 for an edit of the own account that knows an older moment than `stored` has and would write over
 * what was changed since, in another window or by staff: names the fields, nobody who did it. An edit
 * that names no moment is never refused, nor one that wants what is so already.
 */
export async function refuseChangedElsewhere(
  db: Queryable,
  stored: OwnAccountRow,
  wanted: WantedAccount,
  known: string | undefined,
): Promise<void> {
  const isSame = fields.every((field) => {
    return wanted[field] === undefined || wanted[field] === stored[field];
  });
  if (isSame || !isStale(known, stored.updatedAt)) {
    return;
  }
  const account = {
    entity: 'affiliate',
    entityId: stored.id,
    actions: ['affiliate.update', 'affiliate.profile_update'],
    fields,
  };
  const changes = await findChangesSince(db, account, new Date(known));
  if (changes.size > 0) {
    const errors = [...changes.keys()].map((path) => ({ path, key: 'changedElsewhere' as const }));
    throw fieldError(errors, 409);
  }
}
