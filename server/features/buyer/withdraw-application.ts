import { insertMails } from '#server/db/jobs/insert-mails.ts';
import { demand } from '#server/platform/http-error.ts';
import { revokeLinks } from '../accounts/buyer-links/open-link.ts';
import { noSuchPage } from '../accounts/buyer-links/policy.ts';
import { lockBuyerLead } from './find-buyer-lead.ts';
import { storeBuyerChoices } from '../leads/store-buyer-choices.ts';
import { withdrawLead } from './withdraw-lead.ts';
import { enqueueNotices } from '../integrations/push/enqueue-notices.ts';
import { listAdminAddresses, listAdmins } from '../accounts/staff/find-owners.ts';
import { auditChanges, nothingChanged, transaction, transactionOfMany } from '../transaction.ts';
import { type BuyerContext, requireOwnLead } from './as-buyer.ts';
import { readOwnPage } from './read-own-page.ts';

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
  const admins = await listAdmins(db);
  const recipients = config.staffMail ? [config.staffMail] : await listAdminAddresses(db);
  await transactionOfMany(context, async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchPage);
    const change =
      lead.erasureAskedAt === null
        ? await storeBuyerChoices(tx, lead, { erasureAskedAt: now })
        : null;
    if (change === null) {
      return { changes: nothingChanged, result: undefined };
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
    return { changes: await auditChanges(tx, context, [line]), result: undefined };
  });
  return readOwnPage(context);
}

/** Ends every link to this page, this one included. Audited. */
export async function revokeOwnLinks(context: BuyerContext): Promise<void> {
  const { actor } = context;
  await requireOwnLead(context);
  const entry = { action: 'lead.revoke_links', entity: 'lead' };
  await transaction(context, entry, async (tx) => {
    const ended = await revokeLinks(tx, actor.leadId);
    return { entityId: actor.leadId, after: { ended }, result: undefined };
  });
}
