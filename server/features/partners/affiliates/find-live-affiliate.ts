import { statedPay } from '#core/domain/partners/commission.ts';
import { shownPartner } from '#core/domain/partners/partner-badge.ts';
import {
  foldReferralCode,
  isReservedCode,
  normalizeReferralCode,
} from '#core/domain/partners/referral.ts';
import { plainFullName } from '#core/domain/partners/plain-name.ts';
import { partnerLabel } from '#core/i18n/partner-label.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { findAffiliate, findLiveByCode } from './queries.ts';
import { noSuchAffiliate } from './policy.ts';

/** The live affiliate of a typed code, in any case; null for any other code. */
export async function findLiveAffiliate({ db }: { db: Queryable }, typed: string) {
  const code = normalizeReferralCode(typed);
  if (code === null || isReservedCode(code)) {
    return null;
  }
  const affiliate = await findLiveByCode(db, foldReferralCode(code));
  return affiliate ?? null;
}

type Live = NonNullable<Awaited<ReturnType<typeof findLiveAffiliate>>>;

/** A live affiliate as visitors see them under today's terms, in their language. */
export async function showAffiliate(
  { programme, language }: Pick<Context, 'programme' | 'language'>,
  affiliate: Live,
) {
  const terms = await programme.currentTerms();
  return {
    ...shownPartner(affiliate, affiliate.needsReview, terms),
    ...(!plainFullName(affiliate) && {
      firstName: partnerLabel(affiliate, language),
      lastName: '',
    }),
    referralCode: affiliate.referralCode,
    // The account's own rate, also while its license is not shown.
    pay: statedPay(affiliate, terms),
  };
}

/** The affiliate whose link a visitor followed, as visitors see them; 404 if none is live. */
export async function lookUpAffiliate(context: Context, { ref }: { ref: string }) {
  const affiliate = await findLiveAffiliate(context, ref);
  // One answer for unknown, inactive and malformed codes, so that it does not reveal which codes
  // exist.
  if (!affiliate) {
    throw new HttpError(404, 'Invalid referral code');
  }
  const { referralCode: _, ...shown } = await showAffiliate(context, affiliate);
  return shown;
}

/** The affiliate with this id; 404 if there is none or they were deleted. */
export async function requireAffiliate(db: Queryable, id: number) {
  const affiliate = demand(await findAffiliate(db, id), noSuchAffiliate);
  return affiliate;
}

/** 404 if there is no such affiliate or they were deleted, 409 if inactive. */
export async function requireLiveAffiliate(db: Queryable, id: number) {
  const { isActive } = await requireAffiliate(db, id);
  if (!isActive) {
    throw new HttpError(409, 'This affiliate is inactive. Activate the account first.');
  }
}
