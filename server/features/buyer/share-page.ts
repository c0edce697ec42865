import { buyerPath } from '#core/contract/site.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { addLink, endSharedLink } from '../accounts/buyer-links/open-link.ts';
import { findSharedLinks } from '../accounts/buyer-links/queries.ts';
import { mostShared } from '../accounts/buyer-links/policy.ts';
import { transaction } from '../transaction.ts';
import { type BuyerContext, lockBuyerLead, requireOwnLead } from './as-buyer.ts';

/**
 * Makes a link with which someone else, such as a second buyer, reads the page and changes nothing.
 * Its token is in this answer alone. 409 while five such links work. Audited.
 */
export async function sharePage(context: BuyerContext): Promise<{ link: string }> {
  const { leadId } = context.actor;
  await requireOwnLead(context);
  const { token } = await transaction(context, 'lead.share_page', 'lead', async (tx) => {
    // The second of two concurrent calls counts the link of the first.
    await lockBuyerLead(tx, context.actor);
    if ((await findSharedLinks(tx, leadId)).length >= mostShared) {
      throw new HttpError(409, 'Close one of the other links first.');
    }
    return { entityId: leadId, result: await addLink(tx, leadId, { isReadOnly: true }) };
  });
  return { link: context.config.publicUrl + buyerPath(token) };
}

/** Ends one link of someone else, and leaves all others; 404 if there is none. Audited. */
export async function revokeSharedLink(context: BuyerContext, { linkId }: { linkId: number }) {
  const { leadId } = context.actor;
  await requireOwnLead(context);
  await transaction(context, 'lead.revoke_shared', 'lead', async (tx) => {
    await endSharedLink(tx, { ofLead: leadId, linkId });
    return { entityId: leadId, after: { linkId } };
  });
}
