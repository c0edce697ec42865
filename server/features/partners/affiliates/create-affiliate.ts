import type * as z from 'zod/mini';
import type { createAffiliateBody } from '#core/contract/partners/affiliates.ts';
import {
  type CommissionUnit,
  normalizeCommissionRate,
  unitOf,
} from '#core/domain/partners/commission.ts';
import {
  codeOfName,
  foldReferralCode,
  isReservedCode,
  isUsableCode,
  referralCodePattern,
} from '#core/domain/partners/referral.ts';
import type { ValidationKey } from '#core/i18n/validation.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { randomId } from '#server/outside/ids.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffContext } from '../../context.ts';
import { transaction } from '../../transaction.ts';
import { noReferrals } from './count-affiliates.ts';
import { refuseWrongRate } from './policy.ts';
import { presentAffiliate } from './present.ts';
import { listCodesFrom } from './queries.ts';
import { insertAffiliate, isCollisionOn } from './writes.ts';

type NewAffiliate = z.output<typeof createAffiliateBody>;

const mostTries = 5;

/**
 * Makes a partner with a referral code; 400 for an unusable code or a rate outside its unit, 409
 * for a mail or code in use. Audited.
 */
export async function createAffiliate(context: StaffContext, input: NewAffiliate) {
  refuseUnusableCode(input);
  const terms = await context.programme.currentTerms();
  const commissionUnit = unitOf(input);
  // The specified default of the call is the licensed rate, whoever the partner is.
  const isDefault =
    input.commissionUnit === undefined && input.commissionRate === terms.commissionLicensedRate;
  const asked = isDefault ? undefined : input.commissionRate;
  refuseWrongRate(commissionUnit, asked);
  const commissionRate = normalizeCommissionRate(commissionUnit, asked, terms);
  // If two people of one name are created at the same moment, the second takes the next code. A
  // code typed by staff is not changed.
  for (let tries = 1; ; tries += 1) {
    try {
      return await store(context, input, { commissionUnit, commissionRate });
    } catch (error) {
      if (
        input.referralCode ||
        tries === mostTries ||
        !isCollisionOn('affiliates_referral_code', error)
      ) {
        throw error;
      }
    }
  }
}

function refuseUnusableCode({ referralCode }: NewAffiliate): void {
  const key = referralCode && codeError(referralCode);
  if (key) {
    throw fieldError([{ path: 'referralCode', key }]);
  }
}

function codeError(code: string): ValidationKey | undefined {
  if (code.length < 3) {
    return 'referralCode.short';
  }
  if (isReservedCode(code)) {
    return 'referralCode.reserved';
  }
  return referralCodePattern.test(code) ? undefined : 'referralCode.shape';
}

function store(
  context: StaffContext,
  input: NewAffiliate,
  pay: { commissionUnit: CommissionUnit; commissionRate: number },
) {
  return transaction(context, 'affiliate.create', 'affiliate', async (tx) => {
    const { firstName, lastName, email, isLicensedRealtor } = input;
    const row = await insertAffiliate(tx, {
      firstName,
      lastName,
      email,
      isLicensedRealtor,
      ...pay,
      phone: input.phone || null,
      company: input.company || null,
      licenseNumber: input.licenseNumber || null,
      state: input.state || null,
      referralCode:
        input.referralCode ||
        (await makeReferralCode(tx, {
          firstName,
          lastName,
        })),
    });
    const affiliate = presentAffiliate(row, noReferrals, context.config.publicUrl);
    return {
      entityId: row.id,
      after: affiliate,
      result: affiliate,
    };
  });
}

const mostNumber = 1000;
const nameless = 'partner';

/** A free referral code from a person's name; a random one if it has no usable letters. */
export async function makeReferralCode(
  db: Queryable,
  {
    firstName,
    lastName,
  }: {
    firstName: string;
    lastName: string;
  },
) {
  const base = codeOfName(firstName, lastName) || nameless;
  const taken = await listCodesFrom(db, foldReferralCode(base));
  for (let number = 1; number < mostNumber; number += 1) {
    const code = number === 1 ? base : `${base}${number}`;
    if (isUsableCode(code) && !taken.has(foldReferralCode(code))) {
      return code;
    }
  }
  const chance = randomId()
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 10);
  return `${base.slice(0, 9)}-${chance}`;
}
