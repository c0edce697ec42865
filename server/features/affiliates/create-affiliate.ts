import type * as z from 'zod/mini';
import type { createAffiliateBody } from '#core/contract/affiliates.ts';
import { isCommissionRate, normalizeCommissionRate } from '#core/domain/commission.ts';
import { isReservedCode, referralCodePattern } from '#core/domain/referral.ts';
import { auditRow } from '#server/db/audit.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { Deps } from '../deps.ts';
import { makeReferralCode } from './make-referral-code.ts';
import { presentAffiliate } from './present.ts';
import { insertAffiliate } from './queries.ts';

function refuseUnusable(code: string): void {
  const key =
    code.length < 3
      ? 'referralCode.short'
      : isReservedCode(code)
        ? 'referralCode.reserved'
        : referralCodePattern.test(code)
          ? undefined
          : 'referralCode.shape';
  if (key) {
    throw fieldError([{ path: 'referralCode', key }]);
  }
}

/**
 * Makes a partner with a referral code; 400 for an unusable code or a rate outside its unit, 409
 * for a mail or code in use. Audited.
 */
export async function createAffiliate(
  { database, programme, config }: Deps,
  actor: StaffActor,
  input: z.output<typeof createAffiliateBody>,
  ipAddress: string,
) {
  const { firstName, lastName, email, isLicensedRealtor, referralCode } = input;
  if (referralCode) {
    refuseUnusable(referralCode);
  }
  if (
    input.commissionRate !== undefined &&
    !isCommissionRate(isLicensedRealtor, input.commissionRate)
  ) {
    throw fieldError([
      { path: 'commissionRate', key: isLicensedRealtor ? 'rate.share' : 'rate.dollars' },
    ]);
  }
  const commissionRate = normalizeCommissionRate(
    isLicensedRealtor,
    input.commissionRate,
    await programme.currentTerms(),
  );
  const create = () =>
    database.transaction(async (tx) => {
      const row = await insertAffiliate(tx, {
        firstName,
        lastName,
        email,
        isLicensedRealtor,
        commissionRate,
        phone: input.phone || null,
        company: input.company || null,
        licenseNumber: input.licenseNumber || null,
        state: input.state || null,
        referralCode: referralCode || (await makeReferralCode(tx, firstName, lastName)),
      });
      const affiliate = presentAffiliate(row, config.publicUrl);
      await auditRow(tx, {
        actor: { kind: 'staff', id: actor.id },
        action: 'affiliate.create',
        entity: 'affiliate',
        entityId: row.id,
        after: affiliate,
        ipAddress,
      });
      return affiliate;
    });
  // Two people of one name made at the same moment: the second draws the next code. A code that
  // staff typed is theirs to change.
  for (let tries = 1; ; tries += 1) {
    try {
      return await create();
    } catch (error) {
      if (referralCode || tries === 5 || !isCodeCollision(error)) {
        throw error;
      }
    }
  }
}

function isCodeCollision(error: unknown): boolean {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return (
    cause instanceof Error &&
    'constraint' in cause &&
    cause.constraint === 'affiliates_referral_code'
  );
}
