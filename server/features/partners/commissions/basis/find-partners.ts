import { unitOf } from '#core/domain/partners/commission.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import {
  type Missing,
  missingFor,
  type PartnerOnRecord,
  stateOfRule,
} from '#core/domain/partners/basis.ts';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameAffiliates } from '../../affiliates/name-affiliates.ts';
import { findLicenseClaims } from '../../affiliates/queries.ts';
import { placeOfMissing } from './missing-places.ts';
import {
  type AcceptanceRow,
  type AgreementRow,
  type BasisRow,
  findAcceptances,
  findBases,
  findNewestAgreement,
  findPayRules,
} from './queries.ts';

function agreementState(
  { isSample }: AgreementRow,
  acceptance: AcceptanceRow | undefined,
): PartnerOnRecord['agreement'] {
  if (isSample) {
    return 'none';
  }
  return acceptance && acceptance.withdrawnAt === null ? 'accepted' : 'open';
}

type Claim = Awaited<ReturnType<typeof findLicenseClaims>>[number];

/** A record as the rules read it; an affiliate without one has no kind and no payee yet. */
function onRecord(
  row: BasisRow | undefined,
  claim: Claim,
  agreement: PartnerOnRecord['agreement'],
): PartnerOnRecord {
  return {
    agreement,
    state: claim.state,
    isLicensed: claim.isLicensedRealtor,
    kind: row?.kind ?? null,
    payee: row?.payee ?? null,
    hasW9: row?.w9OnFile ?? false,
    service: row?.service ?? 'referral',
    evidence: row?.evidence ?? null,
    license: {
      state: row?.licenseState ?? null,
      number: row?.licenseNumber ?? null,
      expires: row?.licenseExpires ?? null,
      evidence: row?.licenseEvidence ?? null,
      checkedOn: row?.licenseCheckedOn ?? null,
    },
    said: { license: Boolean(claim.licenseNumber && claim.state), payee: false, w9: false },
  };
}

/** The payees of these affiliates, as on record. */
export async function findPayees(
  db: Queryable,
  affiliateIds: readonly number[],
): Promise<ReadonlyMap<number, MadeOutTo>> {
  // One after the other: a transaction has one connection.
  const names = await nameAffiliates(db, affiliateIds);
  const bases = await findBases(db, affiliateIds);
  const basisOfEach = new Map(bases.map((row) => [row.affiliateId, row]));
  return new Map(
    [...names].map(([id, name]) => {
      const { payee = 'self', payeeName = null } = basisOfEach.get(id) ?? {};
      return [id, { payee, payeeName: payeeName ?? name }];
    }),
  );
}

/** These affiliates as the rules read them, by id, and the records behind it. */
export async function findPartners(db: Queryable, affiliateIds: readonly number[]) {
  const agreement = await findNewestAgreement(db);
  const claims = await findLicenseClaims(db, affiliateIds);
  const rows = await findBases(db, affiliateIds);
  const accepted = await findAcceptances(db, agreement.version, affiliateIds);
  const rowOf = new Map(rows.map((row) => [row.affiliateId, row]));
  const acceptanceOf = new Map(accepted.map((row) => [row.affiliateId, row]));
  return new Map(
    claims.map((claim) => {
      const row = rowOf.get(claim.id);
      const acceptance = acceptanceOf.get(claim.id);
      const partner = onRecord(row, claim, agreementState(agreement, acceptance));
      return [claim.id, { partner, row, acceptance, agreement }];
    }),
  );
}

/** What a commission lacks, who can end it, and the place of the CRM where. */
export type MissingThing = Missing & { path: string };

export type MissingOf = (
  affiliateId: number,
  computed: Pick<Computed, 'isLicensedRealtor' | 'commissionUnit'> | null,
) => MissingThing[];

/**
 * Finds all that a commission of these affiliates lacks on a day 'YYYY-MM-DD'; `isConfirmed`: the
 * fact that commissions may be paid.
 */
export async function findWhatIsMissing(
  db: Queryable,
  affiliateIds: readonly number[],
  day: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<MissingOf> {
  const ids = [...new Set(affiliateIds)];
  if (ids.length === 0) {
    return () => [];
  }
  const rules = await findPayRules(db);
  const partners = await findPartners(db, ids);
  const fact = isConfirmed ? [] : [{ what: 'fact', who: 'compliance' } as const];
  return (id, computed) => {
    const line = { unit: computed && unitOf(computed) };
    const { partner } = partners.get(id)!;
    const place = { kind: partner.kind, state: stateOfRule(partner) };
    return [...fact, ...missingFor(partner, line, rules, day)].map((one) => ({
      ...one,
      path: placeOfMissing(one.what, id, place),
    }));
  };
}
