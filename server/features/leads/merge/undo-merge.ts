import { restorableDays } from '#core/domain/operations/kept-data.ts';
import { lowerLevel } from '#core/domain/partners/partner-view.ts';
import { noContactStatus } from '#core/domain/leads/lead-status.ts';
import type { ReferralStatus } from '#core/domain/partners/commission.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { restoreCredits } from '../../partners/affiliates/credit/writes.ts';
import { settleStatuses } from '../../partners/commissions/settle/settle-leads.ts';
import { settleUnmerged } from '../../partners/commissions/settle/settle-merge.ts';
import type { Mover } from '../../partners/commissions/settle/move-referrals.ts';
import type { StaffContext } from '../../context.ts';
import { shareOptOuts } from '../../mail/email/choices/applicant/queries.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { type AuditedTransaction, storedActor, transactionOfMany } from '../../transaction.ts';
import { keepSaidSince } from '../../permission/queries.ts';
import { lockOwner, lockOwners } from '../../accounts/staff/queries.ts';
import { lockPersonRows } from '../erasure/writes.ts';
import { giveLeads } from '../owner/writes.ts';
import { type LockedLead, lockLead } from '../queries.ts';
import { changeLead, insertStatusChange } from '../writes.ts';
import { alreadyMerged } from './merge-leads.ts';
import { findLastMerge, findMerged, findSurvivor, lockMerge } from './queries.ts';
import { markUndone, restoreRow } from './writes.ts';

/** The fields of a stored row that undoing a merge reads. */
interface KeptLead {
  id: number;
  status: string;
  home_price: number | null;
  closing_price?: number | null;
  closed_on?: string | null;
  owner_id: number | null;
  partner_sees: LockedLead['partnerSees'];
}

interface KeptCredit {
  id: number;
  lead_id: number;
  status: ReferralStatus;
}

/**
 * Restores both leads of a merge and their credit. Rows written since, such as notes, and a closing
 * recorded since stay on their lead. A Do Not Contact and stops since, and the buyer's choice since
 * for the partner, apply to both.
 * 404 if the actor may see no such merge; 410 after 30 days; 409 if it was undone already, or a
 * later merge has not been undone. Audited on both.
 */
export async function undoMerge(context: StaffContext, { id }: { id: number }) {
  const mover = { ...context, terms: await context.programme.currentTerms() };
  return transactionOfMany(context, async (tx) => {
    const { merge, survivor } = await lockUndoable(context, tx, id);
    const kept = [merge.survivor, merge.merged] as KeptLead[];
    const credits = merge.credits as KeptCredit[];
    const [{ status, owner_id: ownerId }] = kept as [KeptLead, KeptLead];
    const by = { why: 'hand', actorId: context.actor.id } as const;
    const isOthers = survivor.ownerId !== ownerId;
    const given = await giveLeads(tx, isOthers ? [survivor] : [], { ...by, ownerId });
    // The line of history updates the lead, so its row is restored afterwards.
    await giveStatus(tx, mover, survivor, status);
    for (const row of kept) {
      await restoreRow(tx, row.id, row);
      // The former owner may not own leads any more.
      const hasOwner = row.owner_id === null || (await lockOwner(tx, row.owner_id));
      const orphan = { id: row.id, ownerId: row.owner_id };
      given.push(...(await giveLeads(tx, hasOwner ? [] : [orphan], { ...by, ownerId: null })));
    }
    const priceOf = new Map(kept.map((row) => [row.id, row.closing_price ?? row.home_price]));
    const closing = closingSince(survivor, kept);
    if (closing) {
      await changeLead(tx, survivor.id, closing);
      priceOf.set(survivor.id, closing.closingPrice);
    }
    const before = credits.map(({ id: referral, lead_id: lead, status: was }) => {
      return { id: referral, status: was, homePrice: priceOf.get(lead) ?? null };
    });
    await settleUnmerged(tx, mover, id, before);
    await restoreCredits(tx, credits);
    const wasSaidSince =
      survivor.status === noContactStatus && kept.every((row) => row.status !== noContactStatus);
    if (wasSaidSince) {
      await keepSilence(tx, mover, kept);
    }
    await keepChoice(tx, survivor, kept);
    const { survivorId, mergedId: otherId, mergedAt: since } = merge;
    await keepSaidSince(tx, { fromId: survivorId, toId: otherId, since });
    await shareOptOuts(tx, [survivorId, otherId], since);
    const updatedAt = await markUndone(tx, id);
    const entry = { action: 'lead.unmerge', entity: 'lead' };
    return {
      changes: [
        ...given,
        { ...entry, entityId: survivorId, after: { updatedAt, mergeId: id, otherId } },
        { ...entry, entityId: otherId, after: { updatedAt, mergeId: id, takenFromId: survivorId } },
      ],
      result: { survivorId, otherId },
    };
  });
}

async function lockUndoable({ actor }: StaffContext, tx: AuditedTransaction, id: number) {
  const scope = leadScopeOf(actor);
  const { leadIds, ownerIds } = await findMerged(tx, id);
  // In the order in which whoever deactivates a member, merges or erases locks them.
  await lockOwners(tx, ownerIds);
  await lockPersonRows(tx, leadIds);
  const merge = await lockMerge(tx, id);
  const survivor = merge && (await lockLead(tx, scope, merge.survivorId));
  if (merge && !survivor && (await findSurvivor(tx, scope, merge.survivorId))) {
    throw alreadyMerged();
  }
  if (!survivor) {
    throw new HttpError(404, 'There is no merge with this number.');
  }
  if (merge.undoneAt !== null) {
    throw new HttpError(409, 'This merge was undone already.');
  }
  if (merge.isTooOld) {
    throw new HttpError(
      410,
      `These leads were merged more than ${restorableDays} days ago, which cannot be undone.`,
    );
  }
  if ((await findLastMerge(tx, merge.survivorId)) !== id) {
    throw new HttpError(409, 'Another lead was merged into this one later. Undo that merge first.');
  }
  return { merge, survivor };
}

/** Returns the id of the line of history; undefined if the status does not change. */
async function giveStatus(
  tx: AuditedTransaction,
  { actor }: Mover,
  { id, status }: Pick<LockedLead, 'id' | 'status'>,
  toStatus: string,
) {
  if (status === toStatus) {
    return undefined;
  }
  const by = storedActor(actor);
  const change = { leadId: id, fromStatus: status, toStatus, ...by, reason: 'undone merge' };
  return insertStatusChange(tx, change);
}

/** Price and day of a closing that staff recorded after the merge; undefined if they did not. */
function closingSince({ closingPrice, closedOn }: LockedLead, leads: readonly KeptLead[]) {
  const atMerge = leads.find((lead) => lead.closing_price != null);
  const isSame =
    closingPrice === (atMerge?.closing_price ?? null) && closedOn === (atMerge?.closed_on ?? null);
  return isSame ? undefined : { closingPrice, closedOn };
}

/** What the buyer chose for the partner after the merge applies to both leads. */
async function keepChoice(
  tx: AuditedTransaction,
  { partnerSees }: LockedLead,
  leads: readonly KeptLead[],
) {
  const [mine, theirs] = leads.map((lead) => lead.partner_sees);
  const atMerge = lowerLevel(mine ?? 'all', theirs ?? null);
  if ((partnerSees ?? 'all') !== atMerge) {
    for (const { id } of leads) {
      await changeLead(tx, id, { partnerSees });
    }
  }
}

/** A Do Not Contact set after the merge applies to both leads. */
async function keepSilence(tx: AuditedTransaction, mover: Mover, leads: readonly KeptLead[]) {
  for (const lead of leads) {
    const changeId = await giveStatus(tx, mover, lead, noContactStatus);
    if (changeId !== undefined) {
      await changeLead(tx, lead.id, { status: noContactStatus });
      const moved = {
        leadId: lead.id,
        leadStatus: noContactStatus,
        changeId,
        homePrice: lead.home_price,
      };
      await settleStatuses(tx, mover, [moved]);
    }
  }
}
