import { type CommissionDefaults, commissionAfterLicenseChange } from '#core/domain/commission.ts';
import { soundsLikeAuthority } from '#core/domain/partner-badge.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { findChangesSince, isStale } from '../../changed-since.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { findOwnRow, lockOwnRow, type OwnAccountRow } from './queries.ts';
import { changeOwnRow, type OwnChanges } from './writes.ts';

/** The fields an affiliate sets; an undefined one is unchanged. */
export interface WantedAccount {
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null | undefined;
  company: string | null | undefined;
  state: string | null | undefined;
  licenseNumber: string | null | undefined;
  isLicensedRealtor: boolean;
  language: OwnAccountRow['language'] | undefined;
}

interface ChangedAccount {
  before: OwnAccountRow;
  after: OwnAccountRow;
  changes: OwnChanges;
}

/**
 * Changes an account for its own affiliate. Claiming or dropping the license sets the default rate;
 * that, another company or license number, and a name like that of an authority need a review by
 * staff. 404 if the account was deleted; 409 for an email address in use, and for fields that were
 * changed elsewhere since `known`.
 */
export async function changeOwnAccount(
  tx: AuditedTransaction,
  id: number,
  { known, ...wanted }: WantedAccount & { known: string | undefined },
  defaults: CommissionDefaults,
): Promise<ChangedAccount> {
  const before = await lockOwnRow(tx, id);
  if (!before) {
    throw noSuchAffiliate();
  }
  await refuseChangedElsewhere(tx, before, wanted, known);
  const changes = changesOf(before, { ...wanted, ...afterLicense(before, wanted, defaults) });
  const isFlipped = changes.isLicensedRealtor !== undefined;
  if (Object.keys(changes).length > 0) {
    await changeOwnRow(tx, id, isFlipped ? { ...changes, licenseVerifiedAt: null } : changes);
  }
  const after = await findOwnRow(tx, id);
  return {
    before,
    after: after!,
    changes,
  };
}

function afterLicense(before: OwnAccountRow, wanted: WantedAccount, defaults: CommissionDefaults) {
  const { isLicensedRealtor } = wanted;
  const { needsReview, ...terms } = commissionAfterLicenseChange(
    before,
    isLicensedRealtor,
    defaults,
  );
  return {
    isLicensedRealtor: terms.isLicensedRealtor,
    commissionRate: terms.commissionRate,
    // A later change does not cancel a pending review.
    needsReview: needsReview || before.needsReview || claimsAnew(before, wanted),
  };
}

/** Whether the account makes a claim that staff have not reviewed. */
function claimsAnew(before: OwnAccountRow, wanted: WantedAccount): boolean {
  const isNew = (name: 'company' | 'licenseNumber') =>
    typeof wanted[name] === 'string' && wanted[name] !== before[name];
  const name = `${wanted.firstName} ${wanted.lastName}`;
  const isRenamed = name !== `${before.firstName} ${before.lastName}`;
  return isNew('company') || isNew('licenseNumber') || (isRenamed && soundsLikeAuthority(name));
}

type Wanted = { [Key in keyof OwnChanges]: OwnChanges[Key] | undefined };

/** The wanted values that differ from the stored ones. */
function changesOf(before: OwnAccountRow, { licenseVerifiedAt: _, ...wanted }: Wanted): OwnChanges {
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const changed = names.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== before[name],
  );
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}

const comparedFields = [
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
 * 409 with the changed fields if the account was changed since `known`, in another window or by
 * staff. An edit without `known`, or one that changes nothing, is never refused.
 */
export async function refuseChangedElsewhere(
  db: Queryable,
  stored: OwnAccountRow,
  wanted: WantedAccount,
  known: string | undefined,
): Promise<void> {
  const isSame = comparedFields.every((field) => {
    return wanted[field] === undefined || wanted[field] === stored[field];
  });
  if (isSame || !isStale(known, stored.updatedAt)) {
    return;
  }
  const account = {
    entity: 'affiliate',
    entityId: stored.id,
    actions: ['affiliate.update', 'affiliate.profile_update'],
    fields: comparedFields,
  };
  const changes = await findChangesSince(db, account, new Date(known));
  if (changes.size > 0) {
    const errors = [...changes.keys()].map((path) => ({ path, key: 'changedElsewhere' as const }));
    throw fieldError(errors, 409);
  }
}
