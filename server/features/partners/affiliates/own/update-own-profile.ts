import type * as z from 'zod/mini';
import type { updateOwnProfile as contract } from '#core/contract/partners/affiliate/account.ts';
import {
  commissionAfterLicenseChange,
  type CommissionDefaults,
  unitOf,
} from '#core/domain/partners/commission.ts';
import { exhaustive } from '#core/domain/exhaustive.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { callerOf } from '#server/platform/caller.ts';
import { demand, fieldError, HttpError, sentences } from '#server/platform/http-error.ts';
import { changesOf, findChangesSince, isStale } from '../../../changed-since.ts';
import type { AffiliateContext } from '../../../context.ts';
import {
  checkCurrentPassword,
  wrongPassword,
} from '../../../accounts/sign-in/check-current-password.ts';
import { countClaim } from '../../../accounts/sign-in/count-try.ts';
import { foldUserName } from '../../../accounts/sign-in/fold-user-name.ts';
import { rememberPlace } from '../../../accounts/sign-in/forget-sign-ins.ts';
import { voidResetTokens } from '../../../accounts/sign-in/links/writes.ts';
import {
  type AuditedTransaction,
  nothingChanged,
  transaction,
  transactionOfMany,
} from '../../../transaction.ts';
import { emptied, noSuchAffiliate } from '../policy.ts';
import { changeOwnRow, enqueueChangeNotice } from './writes.ts';
import { presentOwn } from './log-in-affiliate.ts';
import { passwordNeeded, refuseImpersonation } from './policy.ts';
import { lockOwnAccount, type OwnAccount, readOwnAccount, readOwnHash } from './queries.ts';
import type { UploadedFile } from '#server/platform/contract/read-form.ts';
import { deletePicture, dropCopy, takePicture } from '../../../programme/media/take-picture.ts';

type Profile = z.output<NonNullable<(typeof contract)['body']>>;

interface OwnProfile extends Profile {
  id: number;
}

const fields = exhaustive<Exclude<keyof Profile, 'currentPassword' | 'updatedAt'>>()([
  'firstName',
  'lastName',
  'email',
  'phone',
  'company',
  'state',
  'licenseNumber',
  'licenseExpires',
  'isLicensedRealtor',
  'language',
]);

/** The fields an affiliate sets; an undefined one is unchanged. */
type Wanted = Pick<Profile, (typeof fields)[number]>;

/**
 * Changes the fields of the affiliate's own form. Claiming or dropping the license sets the default
 * rate. That, and another name, company or license number, need a review by staff. A new email address needs the current password, and a mail goes to the old
 * address. 404 for another affiliate's id. 400 for a wrong password. 403 for a new address by an
 * admin acting in the affiliate's name. 409 for an address in use, and if the edit has `updatedAt`
 * and the form's fields have been changed since. 429 after five new addresses in a day. Audited
 * with the changes; without changes nothing is written.
 */
export async function updateOwnProfile(
  context: AffiliateContext,
  { id, updatedAt: known, currentPassword = '', ...profile }: OwnProfile,
) {
  const { actor, config, db, ipAddress, programme } = context;
  if (id !== actor.id) {
    throw new HttpError(404, sentences.notFound);
  }
  const wanted = {
    ...profile,
    phone: emptied(profile.phone),
    company: emptied(profile.company),
    state: emptied(profile.state),
    licenseNumber: emptied(profile.licenseNumber),
  };
  const account = await readOwnAccount(db, id);
  // Checked before the address is counted as a claim: it may have been changed elsewhere, in which
  // case this form only repeats the old one.
  await refuseChangedElsewhere(db, account, wanted, known);
  let checkedHash: string | null | undefined;
  if (account.email !== profile.email) {
    refuseImpersonation(actor);
    checkedHash = await readOwnHash(db, id);
    await requirePassword(context, account, currentPassword, checkedHash);
    const claim = { kind: 'address', account: String(id), caller: callerOf(ipAddress) } as const;
    await countClaim(db, claim, config.rateLimitScale);
  }
  const terms = await programme.currentTerms();
  const stored = await transactionOfMany(context, async (tx) => {
    const before = demand(await lockOwnAccount(tx, id), noSuchAffiliate);
    await refuseChangedElsewhere(tx, before, wanted, known);
    const edit = changesOf(before, { ...wanted, ...afterLicense(before, wanted, terms) });
    const { changes, earlier, hasChanges } = edit;
    if (hasChanges) {
      const isFlipped = changes.isLicensedRealtor !== undefined;
      await changeOwnRow(tx, id, isFlipped ? { ...changes, licenseVerifiedAt: null } : changes);
    }
    const after = await readOwnAccount(tx, id);
    if (changes.email !== undefined) {
      refuseImpersonation(actor);
      await refuseOldPassword(tx, id, checkedHash);
      // Links mailed to the old address stop working, and a mail to it reports the change.
      await voidResetTokens(tx, before.email);
      await rememberPlace(tx, { kind: 'affiliate', account: foldUserName(after.email) }, ipAddress);
      await enqueueChangeNotice(tx, before, 'email');
    }
    const change = {
      action: 'affiliate.profile_update',
      entity: 'affiliate',
      entityId: id,
      before: earlier,
      // This moment shows staff who opened the account earlier that it changed.
      after: { ...changes, updatedAt: after.updatedAt },
    };
    return { changes: hasChanges ? [change] : nothingChanged, result: after };
  });
  return presentOwn(stored, config.publicUrl);
}

/**
 * 409 with the changed fields if the account was changed since `known`, in another window or by
 * staff. An edit without `known`, or one that changes nothing, is never refused.
 */
async function refuseChangedElsewhere(
  db: Queryable,
  stored: OwnAccount,
  wanted: Wanted,
  known: string | undefined,
) {
  if (!isStale(known, stored.updatedAt) || !changesOf(stored, wanted).hasChanges) {
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

/** Otherwise a person at an unattended, signed-in portal could take over the account. */
async function requirePassword(
  context: AffiliateContext,
  { id, email }: OwnAccount,
  typed: string,
  stored: string | null,
) {
  if (typed === '') {
    throw passwordNeeded();
  }
  await checkCurrentPassword(context, {
    kind: 'affiliate',
    account: foldUserName(email),
    entity: 'affiliate',
    accountId: id,
    typed,
    stored,
  });
}

/**
 * The password may have been removed between its check and the lock of the account. The person who
 * restored the earlier address must not lose it again. Undefined if no password was needed.
 */
async function refuseOldPassword(
  tx: AuditedTransaction,
  id: number,
  checkedHash: string | null | undefined,
) {
  if (checkedHash === undefined) {
    throw passwordNeeded();
  }
  if ((await readOwnHash(tx, id)) !== checkedHash) {
    throw wrongPassword();
  }
}

function afterLicense(before: OwnAccount, wanted: Wanted, defaults: CommissionDefaults) {
  const after = commissionAfterLicenseChange(before, wanted.isLicensedRealtor, defaults);
  const { isLicensedRealtor, commissionRate } = after;
  const commissionUnit = unitOf(after);
  // A later change does not cancel a pending review.
  const needsReview = after.needsReview || before.needsReview || claimsAnew(before, wanted);
  return { isLicensedRealtor, commissionUnit, commissionRate, needsReview };
}

/** Whether the account makes a claim that staff have not reviewed. */
function claimsAnew(before: OwnAccount, wanted: Wanted): boolean {
  const claims = ['firstName', 'lastName', 'company', 'licenseNumber'] as const;
  return claims.some((name) => typeof wanted[name] === 'string' && wanted[name] !== before[name]);
}

/**
 * Sets the affiliate's photo or logo at a new address; no flyer shows it until staff have reviewed
 * it. 415 unless it is a picture, 422 if it is damaged or far too large. Audited.
 */
export function setOwnPicture(context: AffiliateContext, { file }: { file: UploadedFile }) {
  return takePicture(context, { file, shape: 'whole' }, (picture) =>
    changePicture(context, picture),
  );
}

export function removeOwnPicture(context: AffiliateContext) {
  return changePicture(context, null);
}

async function changePicture(context: AffiliateContext, picture: string | null) {
  const { actor, config } = context;
  const changed = await transaction(context, 'affiliate.picture', 'affiliate', async (tx) => {
    const before = demand(await lockOwnAccount(tx, actor.id), noSuchAffiliate);
    await deletePicture(tx, before.picture);
    await changeOwnRow(tx, actor.id, { picture, isPictureReviewed: false });
    return {
      entityId: actor.id,
      before: { picture: before.picture },
      after: { picture },
      result: { former: before.picture, account: await readOwnAccount(tx, actor.id) },
    };
  });
  await dropCopy(context, changed.former);
  return presentOwn(changed.account, config.publicUrl);
}
