import type * as z from 'zod/mini';
import type { changeOwnPage as contract } from '#core/contract/lead/own-page.ts';
import { contactChannels } from '#core/domain/contact/consent-ticked.ts';
import { levelsUpTo } from '#core/domain/partner/partner-view.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import { recordOwnPageConsent } from '../applications/record-own-page-consent.ts';
import { noSuchPage } from '../buyer-links/policy.ts';
import { wantMailsAgain } from '../email/choices/applicant/choose-applicant-mails.ts';
import { lockBuyerLead, storeBuyerChoices } from '../leads/buyer/buyer-lead.ts';
import { recordStop } from '../reach/record-stop.ts';
import {
  type AuditedTransaction,
  auditChanges,
  type ChangeOfMany,
  transactionOfMany,
} from '../transaction.ts';
import type { BuyerContext } from './as-buyer.ts';
import { readOwnPage, readWays } from './read-own-page.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>>;
type Ways = NonNullable<Wanted['channels']>;
type OwnLead = NonNullable<Awaited<ReturnType<typeof lockBuyerLead>>>;

/**
 * Changes who may contact the buyer, what their partner sees, and their language. A way that is
 * switched off is a stop as staff record one, said by the person; one that is switched on again is a
 * newer consent, by the words beside the switch. The partner can only be shown less than the program
 * allows. 409 for a level above it, and for ways of a person whom staff must not contact. Audited.
 */
export async function changeOwnPage(context: BuyerContext, wanted: Wanted) {
  const terms = await context.programme.currentTerms();
  const { channels = {}, partnerSees, language } = wanted;
  if (partnerSees !== undefined && !levelsUpTo(terms.partnerSees).includes(partnerSees)) {
    throw new HttpError(409, 'The program does not show this much to partners.');
  }
  await transactionOfMany(context, async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchPage);
    const choices = await storeBuyerChoices(tx, lead, { partnerSees, language });
    const lines = [
      ...(choices ? [choices] : []),
      ...(await switchWays(tx, context, lead, channels, terms)),
    ];
    return { changes: await auditChanges(tx, context, lines), result: undefined };
  });
  return readOwnPage(context);
}

async function switchWays(
  tx: AuditedTransaction,
  context: BuyerContext,
  lead: OwnLead,
  wanted: Ways,
  terms: { lenderName: string },
): Promise<ChangeOfMany[]> {
  const ways = await readWays({ db: tx, now: context.now }, lead);
  const off = contactChannels.filter((way) => wanted[way] === false && ways[way]);
  const on = contactChannels.filter((way) => wanted[way] === true && !ways[way]);
  if (on.length > 0 && lead.status === 'Do Not Contact') {
    throw new HttpError(409, 'The lender was told not to contact this person. Call to change it.');
  }
  const { id, phone, email, language } = lead;
  const { now, ipAddress, userAgent } = context;
  const about = { entity: 'lead', entityId: id };
  const lines: ChangeOfMany[] = [];
  if (off.length > 0) {
    const stop = { channels: off, how: 'on their own page', saidAt: now };
    await recordStop(tx, { ...stop, leadId: id, phone, email, staffId: null });
    lines.push({ ...about, action: 'lead.stop', after: stop });
  }
  if (on.length > 0) {
    const agreed = { leadId: id, channels: on, language, ipAddress, userAgent };
    const version = await recordOwnPageConsent(tx, agreed, terms);
    lines.push({ ...about, action: 'lead.agree', after: { channels: on, version } });
    if (on.includes('email')) {
      await wantMailsAgain(tx, { leadId: id, email, ipAddress });
    }
  }
  return lines;
}
