import type * as z from 'zod/mini';
import { type EditableField, editableFields } from '#core/contract/leads/changes.ts';
import type { mergeLeads as contract } from '#core/contract/leads/merges.ts';
import { noContactStatus } from '#core/domain/leads/lead-status.ts';
import { lowerLevel } from '#core/domain/partners/partner-view.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { chooseHeld } from '../../partners/affiliates/credit/choose-held.ts';
import {
  type HeldCredit,
  lockCredits,
  swapCredits,
} from '../../partners/affiliates/credit/writes.ts';
import { settleMerged } from '../../partners/commissions/settle/settle-merge.ts';
import { revokeLinks } from '../../accounts/buyer-links/open-link.ts';
import type { StaffContext } from '../../context.ts';
import { scheduleReminder } from '../../mail/email/reminder/writes.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { type AuditedTransaction, transactionOfMany } from '../../transaction.ts';
import { giveLeads } from '../owner/writes.ts';
import { noSuchLead } from '../../scoped-leads.ts';
import { type LockedLead, lockLead } from '../queries.ts';
import { before, type LeadChanges, refuseStale, withEstimate } from '../update-lead.ts';
import { changeLead, insertStatusChange } from '../writes.ts';
import { areOfOnePerson, findRows, findSurvivor } from './queries.ts';
import { hideMerged, insertMerge } from './writes.ts';

type Asked = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Merges a lead into another lead of the same person, which takes the named fields from it. One of
 * the two credits is kept, so the person earns one commission; a partner who loses it is mailed. 404
 * unless the
 * actor may see both; 400 if the leads share neither mailbox nor number; 409 if one was merged
 * already, or was changed since the `updatedAt` given in the call. Audited on both.
 */
export async function mergeLeads(context: StaffContext, asked: Asked) {
  const { id, otherId } = asked;
  const actorId = context.actor.id;
  if (id === otherId) {
    throw new HttpError(400, 'A lead cannot be merged with itself.');
  }
  const terms = await context.programme.currentTerms();
  return transactionOfMany(context, async (tx) => {
    const { mine, theirs } = await lockBoth(context, tx, asked);
    const credits = await lockCredits(tx, [id, otherId]);
    const rows = await findRows(tx, [id, otherId]);
    const mergeId = await insertMerge(tx, {
      survivorId: id,
      mergedId: otherId,
      survivor: rows.get(id)!,
      merged: rows.get(otherId)!,
      credits: credits.map(({ row }) => row),
      mergedBy: actorId,
    });
    const held = chooseHeld(credits, terms);
    const changes = {
      ...withEstimate(mine, taken(mine, theirs, asked.fields), terms),
      ...(mine.nextFollowUpAt === null && nextStepOf(theirs)),
      ...(held && { referralCode: held.referralCode }),
      ...wishesOf(mine, theirs),
    };
    await hideMerged(tx, { survivorId: id, mergedId: otherId });
    // Anyone may apply with the number of another person: no link to one half may open both. The
    // half that was merged counts as one of theirs by now.
    await revokeLinks(tx, id);
    const isTaken = mine.ownerId === null && theirs.ownerId !== null;
    const { ownerId } = theirs;
    const given = await giveLeads(tx, isTaken ? [mine] : [], { ownerId, why: 'hand', actorId });
    const updatedAt = await changeLead(tx, id, changes);
    await keepStatus(context, tx, mine, changes);
    await remind(context, tx, changes, id);
    const mover = { ...context, terms };
    await settleCredits(tx, mover, { mergeId, mine, theirs, changes, credits, held });
    const entry = { action: 'lead.merge', entity: 'lead' };
    return {
      changes: [
        ...given,
        {
          ...entry,
          entityId: id,
          before: before(mine, changes),
          after: { ...changes, updatedAt, mergeId, otherId },
        },
        {
          ...entry,
          entityId: otherId,
          before: { mergedIntoId: null },
          after: { mergedIntoId: id, mergeId },
        },
      ],
      result: { mergeId },
    };
  });
}

/** Both leads, locked in order of id, so that two merges cannot deadlock. */
async function lockBoth(
  { actor }: StaffContext,
  tx: AuditedTransaction,
  { id, otherId, updatedAt, otherUpdatedAt }: Asked,
) {
  const scope = leadScopeOf(actor);
  const found = new Map<number, LockedLead>();
  for (const one of [id, otherId].toSorted((a, b) => a - b)) {
    const lead = await lockLead(tx, scope, one);
    if (!lead) {
      throw (await findSurvivor(tx, scope, one)) === undefined ? noSuchLead() : alreadyMerged();
    }
    await refuseStale(tx, lead, one === id ? updatedAt : otherUpdatedAt);
    found.set(one, lead);
  }
  if (!(await areOfOnePerson(tx, id, otherId))) {
    throw new HttpError(
      400,
      'These leads share neither the mailbox nor the number: they may be two people.',
    );
  }
  return { mine: found.get(id)!, theirs: found.get(otherId)! };
}

/** 409 for a lead that is merged into another. */
export function alreadyMerged(): HttpError {
  return new HttpError(
    409,
    'This lead was merged into another one in the meantime. Nothing was changed: look at it again.',
  );
}

/**
 * The values taken from the other lead, and the address or number that only the other one has. Do
 * Not Contact applies to the merged lead.
 */
function taken(
  mine: LockedLead,
  theirs: LockedLead,
  choice: Asked['fields'],
): Partial<Pick<LockedLead, EditableField>> {
  const fields = editableFields.filter((field) => {
    const isTheirs =
      field === 'status'
        ? theirs.status === noContactStatus ||
          (choice.status === 'theirs' && mine.status !== noContactStatus)
        : choice[field] === 'theirs' || mine[field] === '';
    return isTheirs && theirs[field] !== mine[field] && theirs[field] !== '';
  });
  return Object.fromEntries(fields.map((field) => [field, theirs[field]]));
}

/** What the buyer asked for in either application, and its closing, apply to the merged lead. */
function wishesOf(mine: LockedLead, theirs: LockedLead): LeadChanges {
  const sees = lowerLevel(mine.partnerSees ?? 'all', theirs.partnerSees);
  const erasureAskedAt = mine.erasureAskedAt ?? theirs.erasureAskedAt;
  const { closingPrice, closedOn } = theirs;
  return {
    ...(sees !== 'all' && sees !== mine.partnerSees && { partnerSees: sees }),
    ...(erasureAskedAt !== mine.erasureAskedAt && { erasureAskedAt }),
    ...(mine.closingPrice === null && theirs.closingPrice !== null && { closingPrice, closedOn }),
  };
}

function nextStepOf({ nextFollowUpAt, nextFollowUpNote, nextFollowUpBy }: LockedLead) {
  return nextFollowUpAt && { nextFollowUpAt, nextFollowUpNote, nextFollowUpBy };
}

/** Schedules the reminder of a next step taken from the other lead; a merged lead sends none. */
async function remind(
  { actor, now }: StaffContext,
  tx: AuditedTransaction,
  { nextFollowUpAt: at, nextFollowUpBy }: LeadChanges,
  leadId: number,
) {
  if (at && at > now) {
    await scheduleReminder(tx, { leadId, at, staffId: nextFollowUpBy ?? actor.id });
  }
}

async function keepStatus(
  { actor }: StaffContext,
  tx: AuditedTransaction,
  { id, status }: LockedLead,
  changes: LeadChanges,
) {
  if (changes.status !== undefined) {
    await insertStatusChange(tx, {
      leadId: id,
      fromStatus: status,
      toStatus: changes.status,
      actorKind: actor.kind,
      actorId: actor.id,
      reason: 'merge',
    });
  }
}

interface Credits {
  mergeId: number;
  mine: LockedLead;
  theirs: LockedLead;
  changes: LeadChanges;
  credits: readonly HeldCredit[];
  held: HeldCredit | undefined;
}

/** The referral that is kept moves to the surviving lead, with its earnings. */
async function settleCredits(
  tx: AuditedTransaction,
  mover: Parameters<typeof settleMerged>[1],
  { mergeId, mine, theirs, changes, credits, held }: Credits,
) {
  const isSwapped = held?.leadId === theirs.id;
  if (isSwapped) {
    await swapCredits(tx, mine.id, theirs.id);
  }
  const { status, homePrice } = { ...mine, ...changes };
  const from = isSwapped ? theirs : mine;
  const leadStatus = status === from.status ? undefined : status;
  await settleMerged(tx, mover, {
    mergeId,
    held: held?.id,
    lost: credits.filter((one) => one !== held).map(({ id }) => id),
    change: { leadStatus, homePrice },
  });
}
