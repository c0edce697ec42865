import { insertMail, insertMails } from '#server/db/jobs/insert-mails.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { revokeLinks } from '../accounts/buyer-links/open-link.ts';
import { noSuchPage } from '../accounts/buyer-links/policy.ts';
import { type BuyerContext, lockBuyerLead, requireOwnLead } from './as-buyer.ts';
import { storeBuyerChoices } from '../leads/store-buyer-choices.ts';
import { enqueueNotices } from '../integrations/push/enqueue-notices.ts';
import { findAdminAddresses, findAdmins } from '../accounts/staff/queries.ts';
import { auditChanges, nothingChanged, transaction, transactionOfMany } from '../transaction.ts';
import { mayWithdraw, readOwnPage } from './read-own-page.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import type { LeadStatus } from '#core/domain/leads/lead-status.ts';
import type { BuyerActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { recordStop } from '../permission/queries.ts';
import { noSuchLead } from '../scoped-leads.ts';
import { storeChanges } from '../leads/update-lead.ts';

const withdrawn: LeadStatus = 'Closed Lost';

/**
 * The buyer withdraws the application: Closed Lost with that reason, with the effects and mails of
 * a change of status by staff; no way is open until they apply or agree anew. The owner is notified,
 * and a mail confirms it to the buyer. 409 for an application that has ended. Audited.
 */
async function withdrawLead(context: Omit<Context, 'actor'> & { actor: BuyerActor }) {
  const terms = await context.programme.currentTerms();
  await transaction(context, 'lead.update', 'lead', async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchLead);
    const { id, status, ownerId, phone, email: recipient, language } = lead;
    if (!mayWithdraw(status)) {
      throw new HttpError(409, 'This application has ended already.');
    }
    const reason = 'withdrawn by the buyer';
    const change = await storeChanges(
      tx,
      { ...context, terms },
      lead,
      { status: withdrawn },
      reason,
    );
    await recordStop(tx, {
      leadId: id,
      phone,
      email: recipient,
      channels: contactChannels,
      kind: 'withdrew',
      how: 'withdrew the application',
      saidAt: context.now,
      staffId: null,
    });
    if (ownerId !== null) {
      await enqueueNotices(tx, [{ memberId: ownerId, why: 'withdrawn', leadId: id, count: 1 }]);
    }
    const payload = { at: context.now.toISOString() };
    await insertMail(tx, { kind: 'withdrawn', leadId: id, recipient, language, payload });
    return { ...change };
  });
}

/** Withdraws the application; 409 for one that has ended. Audited. */
export async function withdrawApplication(context: BuyerContext) {
  await requireOwnLead(context);
  await withdrawLead(context);
  return readOwnPage(context);
}

/**
 * Asks staff to erase everything of the buyer: the request is on the lead's page and in a list of
 * its own, a mail tells the office, or the admins where STAFF_MAIL is not set, and admins and the
 * owner are notified. Erasing stays with staff, because the law keeps some of it for a while. Asked
 * twice, the first time counts. Audited.
 */
export async function askErasure(context: BuyerContext) {
  const { db, config, now } = context;
  const admins = await findAdmins(db);
  const recipients = config.staffMail ? [config.staffMail] : await findAdminAddresses(db);
  await transactionOfMany(context, async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchPage);
    const change =
      lead.erasureAskedAt === null
        ? await storeBuyerChoices(tx, lead, { erasureAskedAt: now })
        : null;
    if (change === null) {
      return { changes: nothingChanged };
    }
    const told = new Set([...admins, ...(lead.ownerId === null ? [] : [lead.ownerId])]);
    const notice = { why: 'erasure', leadId: lead.id, count: 1 } as const;
    await enqueueNotices(
      tx,
      [...told].map((memberId) => ({ memberId, ...notice })),
    );
    const payload = { askedAt: now.toISOString() };
    const mail = { kind: 'erasure_asked', leadId: lead.id, language: 'en', payload } as const;
    await insertMails(
      tx,
      recipients.map((recipient) => ({ ...mail, recipient })),
    );
    const line = { ...change, action: 'lead.ask_erasure' };
    return { changes: await auditChanges(tx, context, [line]) };
  });
  return readOwnPage(context);
}

/** Ends every link to this page, this one included. Audited. */
export async function revokeOwnLinks(context: BuyerContext) {
  const { actor } = context;
  await requireOwnLead(context);
  await transaction(context, 'lead.revoke_links', 'lead', async (tx) => {
    const ended = await revokeLinks(tx, actor.leadId);
    return { entityId: actor.leadId, after: { ended } };
  });
}
