import type * as z from 'zod/mini';
import type { updateBasis as contract } from '#core/contract/partners/affiliate/basis.ts';
import { approveAffiliate } from '#core/contract/partners/affiliate/review.ts';
import { isAllowed } from '#core/domain/accounts/staff-role.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { demand, fieldError, HttpError } from '#server/platform/http-error.ts';
import { requireAffiliate } from '../../affiliates/find-live-affiliate.ts';
import { auditRead } from '../../../audit-read.ts';
import { editConflict, findChangesSince } from '../../../changed-since.ts';
import type { StaffContext } from '../../../context.ts';
import { nameStaff } from '../../../name-staff.ts';
import { type AuditedTransaction, transaction } from '../../../transaction.ts';
import { noSuchAffiliate } from '../../affiliates/policy.ts';
import { lockAffiliate } from '../../affiliates/queries.ts';
import { endOfReview, refuseReview } from '../../affiliates/review/review-affiliates.ts';
import { changeAffiliate } from '../../affiliates/writes.ts';
import { keepPayeeOfToday } from '../payees/keep-payees.ts';
import { findPayeesOn } from '../payees/queries.ts';
import { askedToday, mailAfterReview } from './ask-partners.ts';
import { findPartners, findWhatIsMissing } from './find-partners.ts';
import { readTaskNeeds } from './own-tasks.ts';
import { type BasisRow, findBases, findEarlierAcceptances } from './queries.ts';
import { storeBasis } from './writes.ts';

type Account = Awaited<ReturnType<typeof requireAffiliate>>;

type Wanted = z.output<NonNullable<(typeof contract)['body']>> & { id: number };
type Recorded = Omit<Wanted, 'id' | 'reviewedAt' | 'updatedAt'>;

/** The basis for paying an affiliate, and what is missing; 404 if there is none. Audited. */
export async function readBasis(context: StaffContext, { id }: { id: number }) {
  const answer = await describeBasis(context, context.db, id);
  await auditRead(context, 'basis.view', 'affiliate', { entityId: id });
  return answer;
}

/**
 * Replaces what is recorded about an affiliate; who is paid stays unless it is given. 400 for a payee
 * without a name or a look-up of a later day than today; 403 for who may not end a review; 404 if
 * there is no such affiliate; 409 for a review that cannot end, and with the `updatedAt` of an
 * earlier record. Audited with the record before and after.
 */
export async function updateBasis(
  context: StaffContext,
  { id, reviewedAt, updatedAt, ...wanted }: Wanted,
) {
  const { actor, programme } = context;
  const today = programme.today();
  refuseUnlikely(wanted, today);
  if (reviewedAt && !isAllowed(actor.role, approveAffiliate)) {
    throw new HttpError(403, 'Only an admin can end the review of a partner.');
  }
  const needs = await readTaskNeeds(context);
  const basis = await transaction(context, 'basis.update', 'affiliate', async (tx) => {
    const account = demand(await lockAffiliate(tx, id), noSuchAffiliate);
    if (reviewedAt) {
      refuseReview(account, reviewedAt);
    }
    const [before] = await findBases(tx, [id]);
    if (updatedAt !== undefined) {
      await refuseStale(tx, { id, before }, updatedAt);
    }
    const payeeBefore = (await findPayeesOn(tx, [id], today)).get(id);
    const after = rowOf(id, wanted, before, actor.id);
    const stamp = await storeBasis(tx, after);
    const licenseVerifiedAt = await keepVerified(tx, account, { before, after });
    if (reviewedAt) {
      await changeAffiliate(tx, id, endOfReview({ ...account, licenseVerifiedAt }));
    }
    const { payee: kind, w9OnFile = false } = wanted;
    const name = kind === 'self' ? null : emptyToNull(wanted.payeeName);
    if (kind) {
      const payee = { affiliateId: id, kind, name, w9OnFile, recordedBy: actor.id };
      await keepPayeeOfToday(tx, payee, today);
    }
    if (reviewedAt) {
      await mailAfterReview(needs, tx, id);
    }
    const { affiliateId: _, updatedBy: _by, ...shown } = after;
    return {
      entityId: id,
      before: before && {
        ...Object.fromEntries(
          Object.keys(shown).map((key) => [key, before[key as keyof BasisRow]]),
        ),
        payee: payeeBefore?.kind,
        payeeName: payeeBefore?.name,
        w9OnFile: typeof payeeBefore?.w9On === 'string',
      },
      after: {
        ...shown,
        updatedAt: stamp,
        ...(kind && { payee: kind, payeeName: name, w9OnFile }),
        ...(reviewedAt && { needsReview: false }),
      },
      result: await describeBasis(context, tx, id),
    };
  });
  context.wakeJobs();
  return basis;
}

function refuseUnlikely({ payee, payeeName, licenseCheckedAt }: Recorded, today: string): void {
  const errors = [
    ...(payee && payee !== 'self' && !payeeName
      ? [{ path: 'payeeName', key: 'text.line' } as const]
      : []),
    ...(licenseCheckedAt && licenseCheckedAt > today
      ? [{ path: 'licenseCheckedAt', key: 'value.wrong' } as const]
      : []),
  ];
  if (errors.length > 0) {
    throw fieldError(errors);
  }
}

type LookUp = Pick<BasisRow, (typeof licenseFields)[number]>;

const licenseFields = [
  'licenseState',
  'licenseNumber',
  'licenseExpires',
  'licenseEvidence',
  'licenseCheckedOn',
] as const;

/** 409 if the record is not the one that was opened; null stands for none. */
async function refuseStale(
  tx: AuditedTransaction,
  { id, before }: { id: number; before: BasisRow | undefined },
  known: string | null,
): Promise<void> {
  if ((before?.updatedAt.getTime() ?? null) === (known && Date.parse(known))) {
    return;
  }
  const actions = ['basis.update'];
  const fields = ['kind', 'service', 'evidence', ...licenseFields];
  const edited = { entity: 'affiliate', entityId: id, actions, fields };
  throw editConflict('basis', await findChangesSince(tx, edited, new Date(known ?? 0)));
}

function isLookedUp(row: LookUp | undefined): boolean {
  return row !== undefined && licenseFields.every((name) => row[name] !== null);
}

/** A license that is looked up is verified, since when is returned; with its record that goes. */
async function keepVerified(
  tx: AuditedTransaction,
  { id, isLicensedRealtor, licenseVerifiedAt }: Account,
  { before, after }: { before: LookUp | undefined; after: LookUp },
) {
  const isNew = isLicensedRealtor && licenseVerifiedAt === null && isLookedUp(after);
  const isGone = licenseVerifiedAt !== null && isLookedUp(before) && !isLookedUp(after);
  if (!isNew && !isGone) {
    return licenseVerifiedAt;
  }
  const verifiedAt = isNew ? new Date() : null;
  await changeAffiliate(tx, id, { licenseVerifiedAt: verifiedAt });
  return verifiedAt;
}

function emptyToNull(text: string | null | undefined): string | null {
  return text || null;
}

function rowOf(
  affiliateId: number,
  { licenseCheckedAt = null, licenseExpires = null, ...wanted }: Recorded,
  before: BasisRow | undefined,
  staffId: number,
): Parameters<typeof storeBasis>[1] {
  const { kind, service } = wanted;
  const license = {
    licenseState: emptyToNull(wanted.licenseState),
    licenseNumber: emptyToNull(wanted.licenseNumber),
    licenseExpires,
    licenseEvidence: emptyToNull(wanted.licenseEvidence),
    licenseCheckedOn: licenseCheckedAt,
  };
  // A member who saves another part of the record did not look the license up again.
  const isSameLookUp =
    before !== undefined && licenseFields.every((key) => before[key] === license[key]);
  const checkedBy = isSameLookUp ? before.licenseCheckedBy : staffId;
  return {
    affiliateId,
    kind,
    service,
    evidence: emptyToNull(wanted.evidence),
    ...license,
    licenseCheckedBy: licenseCheckedAt === null ? null : checkedBy,
    updatedBy: staffId,
  };
}

async function describeBasis(context: StaffContext, db: Queryable, id: number) {
  const account = await requireAffiliate(db, id);
  const day = context.programme.today();
  const found = await findPartners(db, [id], day);
  const { partner, row, payee, claim, word, acceptance, agreement } = found.get(id)!;
  const missingOf = await findWhatIsMissing(db, [id], day, { isConfirmed: true, found });
  const checkedBy = row?.licenseCheckedBy ?? null;
  const names = await nameStaff(db, [checkedBy]);
  const { license, kind, service, evidence } = partner;
  return {
    kind,
    // What the partner said, until one is recorded.
    payee: partner.payee ?? word?.payee ?? 'self',
    payeeName: partner.payee ? payee!.name : (word?.payeeName ?? null),
    service,
    evidence,
    licenseState: license.state ?? claim.state,
    licenseNumber: license.number ?? claim.licenseNumber,
    licenseExpires: license.expires ?? claim.licenseExpires,
    licenseEvidence: license.evidence,
    licenseCheckedAt: license.checkedOn,
    licenseCheckedBy: names.get(checkedBy ?? 0) ?? null,
    w9OnFile: partner.hasW9,
    updatedAt: row?.updatedAt ?? null,
    today: day,
    agreement: {
      state: partner.agreement,
      version: agreement.version,
      acceptedAt: partner.agreement === 'accepted' ? acceptance!.acceptedAt : null,
      withdrawnAt: acceptance?.withdrawnAt ?? null,
      name: acceptance?.name ?? null,
      address: acceptance?.address ?? null,
      earlier: await findEarlierAcceptances(db, id, agreement.version),
    },
    missing: missingOf(id, account),
    askedToday: askedToday(context, word?.askedAt),
  };
}
