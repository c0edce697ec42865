import type * as z from 'zod/mini';
import {
  type EditableField,
  editableFields,
  type LeadEdit,
  type updateLead as contract,
} from '#core/contract/leads/changes.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import type { BuyerActor, OfficeActor } from '#server/platform/actor.ts';
import { demand, fieldError } from '#server/platform/http-error.ts';
import { type EstimatedAnswers, estimateLead } from '../visitor/applications/estimate-lead.ts';
import { editConflict, changesOf, findChangesSince, isStale } from '../changed-since.ts';
import { settlePrices, settleStatuses } from '../partners/commissions/settle/settle-leads.ts';
import type { Context, OfficeContext } from '../context.ts';
import { enqueueConfirmEmail } from '../mail/email/own-page/writes.ts';
import { enqueueStatusMails } from '../mail/email/status/status-mails.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { requireTelephone } from '../telephone.ts';
import { type AuditedTransaction, storedActor, transaction } from '../transaction.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { findLead, type LockedLead, lockLead } from './queries.ts';
import { describeLead, viewLead } from './read-lead.ts';
import { offerUndo } from './bulk/offer-undo.ts';
import { changeLead, insertStatusChange } from './writes.ts';

type Edit = z.output<NonNullable<(typeof contract)['body']>> & { id: number };

/**
 * Changes the given fields; returns the lead's page. A new status is added to the history; changed
 * figures are computed by today's terms; the affiliate's commission follows status and price. 404
 * if the actor may see no such lead, 400 for a number that cannot be dialled or for an address or a
 * number that is emptied, 409 if the edit has
 * `updatedAt` and the lead has been changed since. Audited with the former values, and as a read if
 * it changes nothing.
 */
export async function updateLead(context: OfficeContext, { id, updatedAt, ...sent }: Edit) {
  const scope = leadScopeOf(context.actor);
  const edit = normalizeEdit(sent);
  const stored = demand(await findLead(context.db, scope, id), noSuchLead);
  // An edit without changes, such as one sent twice, conflicts with nothing and writes nothing.
  if (!changesOf(stored, edit).hasChanges) {
    return { ...(await viewLead(context, id)), undo: undefined };
  }
  const terms = await context.programme.currentTerms();
  const undo = await transaction(context, 'lead.update', 'lead', async (tx) => {
    const lead = demand(await lockLead(tx, scope, id), noSuchLead);
    const { changes: edited, hasChanges } = changesOf(lead, edit);
    if (hasChanges) {
      await refuseStale(tx, lead, updatedAt);
      refuseEmptied(edited);
    }
    const changes = withEstimate(lead, edited, terms);
    return storeWithUndo(tx, { ...context, terms }, lead, changes);
  });
  return { ...(await describeLead(context, id)), undo };
}

/** Stores changes of a locked lead; the result lets a member of staff undo a new status. */
export async function storeWithUndo(
  tx: AuditedTransaction,
  context: OfficeContext & { terms: ProgrammeTerms },
  lead: LockedLead,
  changes: LeadChanges,
) {
  const { changeId, ...change } = await storeChanges(tx, context, lead, changes);
  const { actor } = context;
  const result =
    changeId !== undefined && actor.kind === 'staff'
      ? await offerUndo(tx, { ...context, actor }, lead, { ...changes, changeId })
      : undefined;
  return { ...change, result };
}

/** 409 if a locked lead has been changed since the actor read it. */
export async function refuseStale(
  tx: AuditedTransaction,
  { id, updatedAt }: LockedLead,
  known: string | undefined,
) {
  if (isStale(known, updatedAt)) {
    const lead = {
      entity: 'lead',
      entityId: id,
      actions: ['lead.update', 'lead.merge', 'lead.unmerge'],
      fields: editableFields,
    };
    throw editConflict('lead', await findChangesSince(tx, lead, new Date(known)));
  }
}

interface Changer extends Pick<Context, 'config' | 'ipAddress'> {
  actor: OfficeActor | BuyerActor;
  terms: ProgrammeTerms;
}

/**
 * Stores changes of a locked lead with all that follows from them; returns what the audit log
 * keeps, and the line of history of a new status. The history of statuses keeps the reason, if there is one.
 */
export async function storeChanges(
  tx: AuditedTransaction,
  context: Changer,
  lead: LockedLead,
  changes: LeadChanges,
  reason?: string,
) {
  const { id } = lead;
  const audited = { entityId: id, before: before(lead, changes) };
  if (Object.keys(changes).length === 0) {
    return { ...audited, after: { updatedAt: lead.updatedAt }, changeId: undefined };
  }
  const changedAt = await changeLead(tx, id, changes);
  if (changes.email !== undefined) {
    await enqueueConfirmEmail(tx, id);
  }
  const { status, homePrice } = { ...lead, ...changes };
  let changeId: number | undefined;
  if (changes.status !== undefined) {
    changeId = await insertStatusChange(tx, {
      leadId: id,
      fromStatus: lead.status,
      toStatus: status,
      reason,
      ...storedActor(context.actor),
    });
    const moved = { leadId: id, leadStatus: status, changeId, homePrice };
    await settleStatuses(tx, context, [moved]);
    const move = { leadId: id, fromStatus: lead.status, toStatus: status };
    await enqueueStatusMails(tx, context, [move]);
  } else if (changes.homePrice !== undefined || changes.closingPrice !== undefined) {
    const cause = changes.closingPrice === undefined ? 'price' : 'closing';
    await settlePrices(tx, context, [{ leadId: id, changedAt, homePrice, cause }]);
  }
  return { ...audited, after: { ...changes, updatedAt: changedAt }, changeId };
}

/** The former values of changed fields, for the audit log. */
export function before(lead: LockedLead, changes: LeadChanges) {
  const names = [...Object.keys(changes), 'updatedAt'] as (keyof LockedLead)[];
  return Object.fromEntries(names.map((name) => [name, lead[name]]));
}

export type LeadChanges = Partial<Omit<LockedLead, 'id' | 'updatedAt'>>;

type EditValues = Partial<Pick<LockedLead, EditableField>>;

/** 400 for an edit that empties the address or the number. */
function refuseEmptied({ email, phone }: EditValues): void {
  const emptied = [
    ...(email === '' ? [{ path: 'email', key: 'email.invalid' } as const] : []),
    ...(phone === '' ? [{ path: 'phone', key: 'phone.valid' } as const] : []),
  ];
  if (emptied.length > 0) {
    throw fieldError(emptied);
  }
}

/**
 * The edit as a lead is read: an empty text becomes null, but for address and number; 400 for a
 * number that cannot be dialled.
 */
function normalizeEdit({ email, phone, ...edit }: LeadEdit): EditValues {
  const said = Object.entries(edit).filter(([, value]) => value !== undefined);
  const values = Object.fromEntries(
    said.map(([name, value]) => [name, value === '' ? null : value]),
  );
  return {
    ...values,
    ...(email !== undefined && { email: email ?? '' }),
    ...(phone !== undefined && { phone: phone ? requireTelephone('phone', phone) : '' }),
  };
}

const estimatedBy: readonly EditableField[] = [
  'homePrice',
  'electricBill',
  'creditScore',
  'propertyState',
];

/**
 * The changes and what follows from them: verdict and figures under today's terms, if price, bill,
 * score or state changed.
 */
export function withEstimate(
  lead: LockedLead,
  edited: EditValues,
  terms: ProgrammeTerms,
): LeadChanges {
  if (!estimatedBy.some((name) => name in edited)) {
    return edited;
  }
  const estimate = estimateLead({ ...lead, ...edited } as EstimatedAnswers, terms);
  return { ...edited, ...changesOf(lead, estimate).changes };
}
