import { unitOf } from '#core/domain/partners/commission.ts';
import type { Computed } from '#core/domain/partners/ledger/referral-move.ts';
import {
  type Missing,
  missingFor,
  type PartnerOnRecord,
  stateOfRule,
} from '#core/domain/partners/basis.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findLicenseClaims } from '../../affiliates/queries.ts';
import { findPayeesOn, type PayeeRow } from '../payees/queries.ts';
import { placeOfMissing } from './missing-places.ts';
import {
  type AcceptanceRow,
  type AgreementRow,
  type BasisRow,
  findAcceptances,
  findBases,
  findNewestAgreement,
  findPayRules,
  findWords,
  type WordRow,
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

interface Read {
  row: BasisRow | undefined;
  claim: Claim;
  payee: PayeeRow | undefined;
  word: WordRow | undefined;
}

/** A record as the rules read it; an affiliate without one has no kind and no payee yet. */
function onRecord(
  { row, claim, payee, word }: Read,
  day: string,
  agreement: PartnerOnRecord['agreement'],
): PartnerOnRecord {
  return {
    agreement,
    state: claim.state,
    isLicensed: claim.isLicensedRealtor,
    kind: row?.kind ?? null,
    payee: payee && payee.recordedBy !== null ? payee.kind : null,
    hasW9: typeof payee?.w9On === 'string',
    service: row?.service ?? 'referral',
    evidence: row?.evidence ?? null,
    license: {
      state: row?.licenseState ?? null,
      number: row?.licenseNumber ?? null,
      expires: row?.licenseExpires ?? null,
      evidence: row?.licenseEvidence ?? null,
      checkedOn: row?.licenseCheckedOn ?? null,
    },
    said: {
      license: Boolean(claim.licenseNumber && claim.state && (claim.licenseExpires ?? '') >= day),
      payee: Boolean(word?.payee),
      w9: Boolean(word?.w9SentOn),
    },
  };
}

/** These affiliates as the rules read them on a day, by id, and the records behind it. */
export async function findPartners(db: Queryable, affiliateIds: readonly number[], day: string) {
  const agreement = await findNewestAgreement(db);
  const claims = await findLicenseClaims(db, affiliateIds);
  const rows = await findBases(db, affiliateIds);
  const payees = await findPayeesOn(db, affiliateIds, day);
  const accepted = await findAcceptances(db, agreement.version, affiliateIds);
  const words = await findWords(db, affiliateIds);
  const wordOf = new Map(words.map((word) => [word.affiliateId, word]));
  const rowOf = new Map(rows.map((row) => [row.affiliateId, row]));
  const acceptanceOf = new Map(accepted.map((row) => [row.affiliateId, row]));
  return new Map(
    claims.map((claim) => {
      const row = rowOf.get(claim.id);
      const acceptance = acceptanceOf.get(claim.id);
      const payee = payees.get(claim.id);
      const word = wordOf.get(claim.id);
      const read = { row, claim, payee, word };
      const partner = onRecord(read, day, agreementState(agreement, acceptance));
      return [claim.id, { partner, ...read, acceptance, agreement }];
    }),
  );
}

export type Partners = Awaited<ReturnType<typeof findPartners>>;

/** What a commission lacks, who can end it, and the place of the CRM where. */
export type MissingThing = Missing & { path: string };

export type MissingOf = (
  affiliateId: number,
  computed: Pick<Computed, 'isLicensedRealtor' | 'commissionUnit'> | null,
) => MissingThing[];

/**
 * Finds all that a commission of these affiliates lacks on a day 'YYYY-MM-DD'; `isConfirmed`: the
 * fact that commissions may be paid. Who has their records of that day gives them.
 */
export async function findWhatIsMissing(
  db: Queryable,
  affiliateIds: readonly number[],
  day: string,
  { isConfirmed, found }: { isConfirmed: boolean; found?: Partners },
): Promise<MissingOf> {
  const ids = [...new Set(affiliateIds)];
  if (ids.length === 0) {
    return () => [];
  }
  const rules = await findPayRules(db);
  const partners = found ?? (await findPartners(db, ids, day));
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
