import { type CommissionDefaults, commissionAfterLicenseChange } from '#core/domain/commission.ts';
import { soundsLikeAuthority } from '#core/domain/partner-badge.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { noSuchAffiliate } from '../policy.ts';
import { findOwnRow, lockOwnRow, type OwnAccountRow } from './queries.ts';
import { refuseChangedElsewhere } from './refuse-changed-elsewhere.ts';
import { changeOwnRow, type OwnChanges } from './writes.ts';

/** The fields an affiliate sets; what is undefined stays. */
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
  /** What is another value now than before. */
  changes: OwnChanges;
}

/**
 * Changes an account as its own affiliate wants it. Claiming or dropping the license brings the
 * default rate of the kind; that, another company or license number, and a name like that of an
 * authority ask staff to review. 404 for a deleted one, 409 for a mail in use and
 * for what was changed elsewhere since `known`.
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
    // Another change does not take back what staff still have to look at.
    needsReview: needsReview || before.needsReview || claimsAnew(before, wanted),
  };
}

/** Whether an account says of itself what staff have not looked at: whoever was looked at once may. */
function claimsAnew(before: OwnAccountRow, wanted: WantedAccount): boolean {
  const isNew = (name: 'company' | 'licenseNumber') =>
    typeof wanted[name] === 'string' && wanted[name] !== before[name];
  const name = `${wanted.firstName} ${wanted.lastName}`;
  const isRenamed = name !== `${before.firstName} ${before.lastName}`;
  return isNew('company') || isNew('licenseNumber') || (isRenamed && soundsLikeAuthority(name));
}

type Wanted = { [Key in keyof OwnChanges]: OwnChanges[Key] | undefined };

/** What was wanted and differs from what is stored. */
function changesOf(before: OwnAccountRow, { licenseVerifiedAt: _, ...wanted }: Wanted): OwnChanges {
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const changed = names.filter(
    (name) => wanted[name] !== undefined && wanted[name] !== before[name],
  );
  return Object.fromEntries(changed.map((name) => [name, wanted[name]]));
}
