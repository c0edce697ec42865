import type { listReviews as contract } from '#core/contract/partners/affiliate/review.ts';
import { soundsLikeAuthority } from '#core/domain/partners/partner-badge.ts';
import { findPage, type PageQuery } from '#server/platform/find-page.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { deleteSessionsOfAffiliate } from '#server/platform/sessions/session-rows.ts';
import type * as z from 'zod/mini';
import { auditRead } from '../../../audit-read.ts';
import { isStale } from '../../../changed-since.ts';
import type { StaffContext } from '../../../context.ts';
import { voidResetTokens } from '../../../accounts/sign-in/links/writes.ts';
import { deletePicture, dropCopy } from '../../../programme/media/take-picture.ts';
import { transaction } from '../../../transaction.ts';
import { mailAfterReview } from '../../commissions/basis/ask-partners.ts';
import { readTaskNeeds } from '../../commissions/basis/own-tasks.ts';
import { deleteHeld } from '../clients/writes.ts';
import { countAffiliates } from '../count-affiliates.ts';
import { noSuchAffiliate } from '../policy.ts';
import { presentAffiliate } from '../present.ts';
import { type AffiliateRow, findAffiliate, lockAffiliate } from '../queries.ts';
import { type AffiliateChanges, changeAffiliate } from '../writes.ts';
import { affiliatesToReview, findSignals, type ReviewedRow, type Signals } from './queries.ts';

type Row = z.input<(typeof contract)['answer']>['items'][number];

function presentReview(row: ReviewedRow, signals: Signals): Row {
  const { firstName, lastName, company } = row;
  return {
    ...row,
    ...signals,
    soundsOfficial: [`${firstName} ${lastName}`, company ?? ''].some(soundsLikeAuthority),
  };
}

export async function listReviews(context: StaffContext, query: PageQuery<'createdAt'>) {
  const { db } = context;
  const found = await findPage(db, affiliatesToReview(), query);
  const signalsOf = await findSignals(
    db,
    found.items.map(({ id }) => id),
  );
  await auditRead(context, 'affiliate.list', 'affiliate', {
    shown: { page: query.page, toReview: true, shown: found.items.length, total: found.total },
  });
  const items = found.items.flatMap((row) => {
    const signals = signalsOf.get(row.id);
    return signals ? [presentReview(row, signals)] : [];
  });
  return { ...found, items };
}

interface Decision {
  id: number;
  reason: string;
  updatedAt: string;
}

/**
 * Ends a review: visitors see company and license, flyers show the picture, and invitations that
 * waited are mailed. If only the picture waits, only that changes. 404 if there is no such affiliate;
 * 409 if nothing waits for a review, if the affiliate was changed since, or while a claimed license
 * is not looked up. Audited with the reason.
 */
export async function approveAffiliate(context: StaffContext, decision: Decision) {
  return decide(context, 'affiliate.approve', decision, (before) => ({
    isPictureReviewed: before.picture !== null,
    ...(before.needsReview && endOfReview(before)),
  }));
}

/**
 * Makes an affiliate inactive whose claims are not accepted; the review stays open. Drops invitations
 * that waited for it, ends their sessions and voids mailed links that set a password. If only the picture waits, removes it.
 * Refused as an approval is. Audited with the reason.
 */
export async function declineAffiliate(context: StaffContext, decision: Decision) {
  return decide(context, 'affiliate.decline', decision, (before) =>
    before.needsReview ? { isActive: false } : { picture: null },
  );
}

/** 409 if nothing waits for a review, or if the affiliate was changed since it was read. */
export function refuseReview(before: AffiliateRow, readAt: string): void {
  const hasNewPicture = before.picture !== null && !before.isPictureReviewed;
  if (!(before.needsReview || hasNewPicture) || !before.isActive) {
    throw new HttpError(409, 'This affiliate does not wait for a review. Nothing was changed.');
  }
  if (isStale(readAt, before.updatedAt)) {
    throw new HttpError(
      409,
      'The affiliate was changed in the meantime. Nothing was decided. Look at it again.',
    );
  }
}

/** What ends a review; 409 while a claimed license is not looked up. */
export function endOfReview({
  isLicensedRealtor,
  licenseVerifiedAt,
}: Pick<AffiliateRow, 'isLicensedRealtor' | 'licenseVerifiedAt'>): AffiliateChanges {
  if (isLicensedRealtor && licenseVerifiedAt === null) {
    throw new HttpError(
      409,
      'The license is not looked up. Record it under License and service, which ends the review.',
    );
  }
  return { needsReview: false };
}

async function decide(
  context: StaffContext,
  action: string,
  { id, reason, updatedAt }: Decision,
  changesOf: (before: AffiliateRow) => AffiliateChanges,
) {
  const needs = await readTaskNeeds(context);
  const { former, shown } = await transaction(context, action, 'affiliate', async (tx) => {
    const before = demand(await lockAffiliate(tx, id), noSuchAffiliate);
    refuseReview(before, updatedAt);
    const changes = changesOf(before);
    const stamp = await changeAffiliate(tx, id, changes);
    if (changes.picture === null) {
      await deletePicture(tx, before.picture);
    }
    if (changes.isActive === false) {
      await deleteSessionsOfAffiliate(tx, id);
      await voidResetTokens(tx, before.email);
      await deleteHeld(tx, id);
    }
    if (changes.needsReview === false) {
      await mailAfterReview(needs, tx, id);
    }
    const stored = demand(await findAffiliate(tx, id), noSuchAffiliate);
    const countsOf = await countAffiliates(tx, [id]);
    const { needsReview, licenseVerifiedAt, isActive, picture } = before;
    return {
      entityId: id,
      before: { needsReview, licenseVerifiedAt, isActive, picture },
      after: { ...changes, reason, updatedAt: stamp },
      result: {
        former: changes.picture === null ? picture : null,
        shown: presentAffiliate(stored, countsOf(id), context.config.publicUrl),
      },
    };
  });
  await dropCopy(context, former);
  context.wakeJobs();
  return shown;
}
