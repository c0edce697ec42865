import { demand } from '#server/platform/http-error.ts';
import type * as z from 'zod/mini';
import { affiliateFields, type updateAffiliateBody } from '#core/contract/partners/affiliates.ts';
import {
  type CommissionTerms,
  defaultCommissionRate,
  unitOf,
} from '#core/domain/partners/commission.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import { editConflict, changesOf, findChangesSince, isStale } from '../../changed-since.ts';
import type { StaffContext } from '../../context.ts';
import { mailAfterReview } from '../commissions/basis/ask-partners.ts';
import { countAffiliates } from './count-affiliates.ts';
import { voidResetTokens } from '../../accounts/sign-in/links/writes.ts';
import { type AuditedTransaction, transaction } from '../../transaction.ts';
import { endLookUp } from '../commissions/basis/writes.ts';
import { emptied, noSuchAffiliate, refuseWrongRate } from './policy.ts';
import { presentAffiliate } from './present.ts';
import { settleRate } from '../commissions/settle/settle-rate.ts';
import { findAffiliate, lockAffiliate } from './queries.ts';
import { changeAffiliate } from './writes.ts';

type Changes = z.output<typeof updateAffiliateBody>;

interface AffiliateUpdate extends Changes {
  id: number;
}

/**
 * Changes the given fields. Estimates keep their rate unless `movesLines`. Making an affiliate inactive ends their sessions and voids mailed links
 * that set a password. 400 for a rate outside its unit; 404 if there is no such affiliate; 409 for an email address in use, and if the edit has
 * `updatedAt` and fields of the form have been changed since. Audited with the changes.
 */
export async function updateAffiliate(
  context: StaffContext,
  { id, updatedAt, movesLines = false, ...given }: AffiliateUpdate,
) {
  const terms = await context.programme.currentTerms();
  return transaction(context, 'affiliate.update', 'affiliate', async (tx) => {
    const before = demand(await lockAffiliate(tx, id), noSuchAffiliate);
    const { changes, earlier, hasChanges } = changesOf(before, {
      ...plainChanges(given),
      ...commissionChanges(before, given, terms),
      licenseVerifiedAt: verifiedAt(before, given),
    });
    if (hasChanges) {
      await refuseStale(tx, before, updatedAt);
    }
    if (changes.licenseVerifiedAt === null) {
      await endLookUp(tx, id);
    }
    const stamp = (hasChanges || movesLines) && (await changeAffiliate(tx, id, changes));
    if (movesLines && stamp) {
      const rate = { ...before, ...changes };
      await settleRate(tx, { ...context, terms }, { affiliateId: id, rate, changedAt: stamp });
    }
    if (changes.isActive === false) {
      await deleteSessionsOfAffiliate(tx, id);
      await voidResetTokens(tx, before.email);
    }
    if (changes.needsReview === false) {
      await mailAfterReview({ terms, day: context.programme.today() }, tx, id);
    }
    const stored = await findAffiliate(tx, id);
    const countsOf = await countAffiliates(tx, [id]);
    return {
      entityId: id,
      before: earlier,
      after: { ...changes, ...(stamp && { updatedAt: stamp }) },
      result: presentAffiliate(stored!, countsOf(id), context.config.publicUrl),
    };
  });
}

const fieldWords = { isLicensedRealtor: 'license' };

/** Ignores changes of fields that are in no form: switches, password, choices on mails. */
async function refuseStale(
  tx: AuditedTransaction,
  { id, updatedAt }: Row,
  known: string | undefined,
) {
  if (!isStale(known, updatedAt)) {
    return;
  }
  const affiliate = {
    entity: 'affiliate',
    entityId: id,
    actions: ['affiliate.update', 'affiliate.profile_update'],
    fields: affiliateFields,
  };
  const changes = await findChangesSince(tx, affiliate, new Date(known));
  if (changes.size > 0) {
    throw editConflict('affiliate', changes, fieldWords);
  }
}

function plainChanges({ firstName, lastName, email, isActive, needsReview, ...rest }: Changes) {
  const { phone, company, licenseNumber, state } = rest;
  return {
    firstName,
    lastName,
    email,
    isActive,
    needsReview,
    phone: emptied(phone),
    company: emptied(company),
    licenseNumber: emptied(licenseNumber),
    state: emptied(state),
  };
}

/**
 * Unit and rate must change together, because 500 dollars a closing must never be read as 500 times
 * the price. If only the license changes, the unit becomes its default; a rate that is not given,
 * the default of the unit.
 */
function commissionChanges(
  before: CommissionTerms,
  { isLicensedRealtor = before.isLicensedRealtor, commissionUnit: unit, commissionRate }: Changes,
  terms: Parameters<typeof defaultCommissionRate>[1],
) {
  const isFlipped = isLicensedRealtor !== before.isLicensedRealtor;
  const commissionUnit = unit ?? unitOf(isFlipped ? { isLicensedRealtor } : before);
  refuseWrongRate(commissionUnit, commissionRate);
  const isSame = !isFlipped && commissionUnit === unitOf(before);
  const rate = isSame ? before.commissionRate : defaultCommissionRate(commissionUnit, terms);
  return { isLicensedRealtor, commissionUnit, commissionRate: commissionRate ?? rate };
}

/** A license stays verified until its look-up is taken back or the license dropped. */
function verifiedAt(
  before: Row,
  { isLicensedRealtor = before.isLicensedRealtor, isLicenseVerified }: Changes,
): null | undefined {
  return isLicensedRealtor && isLicenseVerified === undefined ? undefined : null;
}

type Row = NonNullable<Awaited<ReturnType<typeof lockAffiliate>>>;
