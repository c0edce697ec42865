import { unitOf } from '#core/domain/partners/commission.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import {
  basisOf,
  type MissingReason,
  missingOf,
  type PartnerOnRecord,
} from '#core/domain/partners/basis.ts';
import { basisRules } from '#core/domain/partners/basis-rules.ts';
import type { MadeOutTo } from '#core/domain/partners/payee.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { nameAffiliates, statesOfAffiliates } from '../../affiliates/name-affiliates.ts';
import {
  type AcceptanceRow,
  type AgreementRow,
  type BasisRow,
  findAcceptances,
  findBases,
  findNewestAgreement,
} from './queries.ts';

type AgreementState = PartnerOnRecord['agreement'];

export function agreementState(
  { isSample }: AgreementRow,
  acceptance: AcceptanceRow | undefined,
): AgreementState {
  if (isSample) {
    return 'none';
  }
  return acceptance && acceptance.withdrawnAt === null ? 'accepted' : 'open';
}

/** A record as the rules read it; an affiliate without one has no kind yet. */
export function onRecord(
  row: BasisRow | undefined,
  state: string | null,
  agreement: AgreementState,
): PartnerOnRecord {
  return {
    state,
    agreement,
    kind: row?.kind ?? null,
    payee: row?.payee ?? 'self',
    service: row?.service ?? 'referral',
    evidence: row?.evidence ?? null,
    license: {
      state: row?.licenseState ?? null,
      number: row?.licenseNumber ?? null,
      expires: row?.licenseExpires ?? null,
      evidence: row?.licenseEvidence ?? null,
      checkedOn: row?.licenseCheckedOn ?? null,
    },
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

/**
 * Finds what a commission of these affiliates lacks on a day 'YYYY-MM-DD'; `isConfirmed`: the fact
 * that commissions may be paid.
 */
export async function findWhatIsMissing(
  db: Queryable,
  affiliateIds: readonly number[],
  day: string,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<(affiliateId: number, computed: Computed | null) => MissingReason[]> {
  const ids = [...new Set(affiliateIds)];
  if (ids.length === 0) {
    return () => [];
  }
  const agreement = await findNewestAgreement(db);
  const states = await statesOfAffiliates(db, ids);
  const rows = await findBases(db, ids);
  const accepted = await findAcceptances(db, agreement.version, ids);
  const rowOf = new Map(rows.map((row) => [row.affiliateId, row]));
  const acceptanceOf = new Map(accepted.map((row) => [row.affiliateId, row]));
  return (id, computed) => {
    const agreed = agreementState(agreement, acceptanceOf.get(id));
    const partner = onRecord(rowOf.get(id), states.get(id) ?? null, agreed);
    const line = { isPercent: computed !== null && unitOf(computed) === 'percent' };
    const missing = missingOf(basisOf(partner, line, basisRules, day));
    return isConfirmed ? missing : ['fact', ...missing];
  };
}
