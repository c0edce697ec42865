import type * as z from 'zod/mini';
import type { updateOwnProfile as contract } from '#core/contract/affiliate/account.ts';
import type { AffiliateActor } from '#server/platform/actor.ts';
import { callerOf } from '#server/platform/caller.ts';
import { HttpError, sentences } from '#server/platform/http-error.ts';
import {
  changeOwnAccount,
  refuseChangedElsewhere,
  type WantedAccount,
} from '../affiliates/own/change-own-account.ts';
import { type OwnAccount, readOwnAccount, readOwnHash } from '../affiliates/own/own-account.ts';
import type { Context } from '../context.ts';
import { enqueueChangeNotice } from '../email/account/enqueue-account-mails.ts';
import { checkCurrentPassword, wrongPassword } from '../sign-in/check-current-password.ts';
import { countNewAddress } from '../sign-in/count-new-address.ts';
import { foldUserName } from '../sign-in/fold-user-name.ts';
import { rememberPlace } from '../sign-in/remember-place.ts';
import { voidResetTokens } from '../sign-in/void-reset-tokens.ts';
import { type AuditedTransaction, nothingChanged, transactionOfMany } from '../transaction.ts';
import { passwordNeeded, refuseImpersonation } from './policy.ts';
import { presentOwn } from './present.ts';

type Profile = z.output<NonNullable<(typeof contract)['body']>>;

interface OwnProfile extends Profile {
  id: number;
}

/**
 * Changes the own account, and nothing but what its form holds. Another number than the own is 404;
 * another mail needs the current password (400), one in use is 409, and 429 a sixth one in a day; a
 * changed one is told to the old address, and 403 for an admin who acts in the affiliate's name;
 * 409 as well when the edit names an `updatedAt` and fields of the form were changed elsewhere
 * since. Audited with what changed; where nothing does, no row is written.
 */
export async function updateOwnProfile(
  context: Context<AffiliateActor>,
  { id, updatedAt: known, currentPassword = '', ...profile }: OwnProfile,
) {
  const { actor, config, programme, wakeJobs } = context;
  if (id !== actor.id) {
    throw new HttpError(404, sentences.notFound);
  }
  const wanted = wantedOf(profile);
  const account = await readOwnAccount(context.db, id);
  // Before an address is counted that nobody typed: it may be the one that was changed elsewhere.
  await refuseChangedElsewhere(context.db, account, wanted, known);
  let checkedHash: string | null | undefined;
  if (account.email !== profile.email) {
    refuseImpersonation(actor);
    checkedHash = await readOwnHash(context.db, id);
    await requirePassword(context, account, currentPassword, checkedHash);
    await refuseManyAddresses(context);
  }
  const terms = await programme.currentTerms();
  const stored = await transactionOfMany(context, async (tx) => {
    const { before, after, changes } = await changeOwnAccount(tx, id, { ...wanted, known }, terms);
    if (changes.email !== undefined) {
      refuseImpersonation(actor);
      await refuseOldPassword(tx, id, checkedHash);
      await moveAddress(tx, context, { before, after });
    }
    const names = Object.keys(changes);
    const change = {
      action: 'affiliate.profile_update',
      entity: 'affiliate',
      entityId: id,
      before: valuesOf(before, names),
      // Staff who opened the account earlier learn by this moment that it changed.
      after: { ...changes, updatedAt: after.updatedAt },
    };
    return { changes: names.length === 0 ? nothingChanged : [change], result: after };
  });
  wakeJobs();
  return presentOwn(stored, config.publicUrl);
}

/** A person at a portal that was left open must not be able to take the account over. */
async function requirePassword(
  context: Context<AffiliateActor>,
  { id, email }: OwnAccount,
  typed: string,
  stored: string | null,
): Promise<void> {
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
 * The password may have been taken away between its check and the lock of the account: whoever gave
 * the earlier address back must not lose it again. Undefined is a password that was not asked for.
 */
async function refuseOldPassword(
  tx: AuditedTransaction,
  id: number,
  checkedHash: string | null | undefined,
): Promise<void> {
  if (checkedHash === undefined) {
    throw passwordNeeded();
  }
  if ((await readOwnHash(tx, id)) !== checkedHash) {
    throw wrongPassword();
  }
}

function refuseManyAddresses({
  db,
  actor,
  ipAddress,
  config,
}: Context<AffiliateActor>): Promise<void> {
  return countNewAddress(db, {
    affiliateId: actor.id,
    caller: callerOf(ipAddress),
    scale: config.rateLimitScale,
  });
}

/** What was left empty is nothing. */
function emptied(text: string | null | undefined): string | null | undefined {
  return text === '' ? null : text;
}

function wantedOf(profile: Omit<Profile, 'updatedAt' | 'currentPassword'>): WantedAccount {
  const { firstName, lastName, email, isLicensedRealtor, language } = profile;
  return {
    firstName,
    lastName,
    email,
    isLicensedRealtor,
    language,
    phone: emptied(profile.phone),
    company: emptied(profile.company),
    state: emptied(profile.state),
    licenseNumber: emptied(profile.licenseNumber),
  };
}

/** Links that were mailed to the old address open nothing, and who reads there is told. */
async function moveAddress(
  tx: AuditedTransaction,
  { ipAddress }: Context<AffiliateActor>,
  { before, after }: { before: OwnAccount; after: OwnAccount },
): Promise<void> {
  await voidResetTokens(tx, before.email);
  await rememberPlace(tx, { kind: 'affiliate', account: foldUserName(after.email) }, ipAddress);
  await enqueueChangeNotice(tx, before, 'email');
}

function valuesOf(row: OwnAccount, names: readonly string[]) {
  return Object.fromEntries(Object.entries(row).filter(([name]) => names.includes(name)));
}
