import type * as z from 'zod/mini';
import type { changeOwnPage as contract } from '#core/contract/buyer/own-page.ts';
import { contactChannels } from '#core/domain/permission/consent-ticked.ts';
import type { Language } from '#core/domain/language.ts';
import { levelsUpTo, lowerLevel } from '#core/domain/partners/partner-view.ts';
import { findChangeLines } from '#server/db/audit.ts';
import { demand, HttpError } from '#server/platform/http-error.ts';
import {
  ownPageWording,
  recordOwnPageConsent,
} from '../visitor/applications/record-own-page-consent.ts';
import { noSuchPage, onlyStopsHere } from '../accounts/buyer-links/policy.ts';
import { wantMailsAgain } from '../mail/email/choices/applicant/choose-applicant-mails.ts';
import { wasOptedOutElsewhere } from '../mail/email/choices/applicant/queries.ts';
import { type BuyerContext, lockBuyerLead } from './as-buyer.ts';
import { storeBuyerChoices } from '../leads/store-buyer-choices.ts';
import { findUnconfirmed, storeConfirmedEmail } from '../leads/contact/writes.ts';
import { endWatchesOf } from '../visitor/near-miss/end-watch.ts';
import { readStops, wasStoppedElsewhere } from '../permission/read-stops.ts';
import { recordStop } from '../permission/queries.ts';
import {
  auditChanges,
  type AuditedTransaction,
  type ChangeOfMany,
  transaction,
  transactionOfMany,
} from '../transaction.ts';
import { readOwnPage, readWays } from './read-own-page.ts';
import { system } from '#server/platform/actor.ts';
import { useConfirmation } from '../accounts/buyer-links/open-link.ts';
import type { Context } from '../context.ts';

type Wanted = z.output<NonNullable<(typeof contract)['body']>>;
type Ways = NonNullable<Wanted['channels']>;
type Shown = Pick<Wanted, 'shownIn' | 'consentVersion'>;
type OwnLead = NonNullable<Awaited<ReturnType<typeof lockBuyerLead>>>;

/**
 * Changes who may contact the buyer, what their partner sees, their language, and whether their
 * mailbox still waits to be told of other rules. Switching a channel off is a stop as staff record
 * one, said by the person; switching it on again is a newer consent, by the words beside the
 * switch. The partner can only be shown less than the program allows. 409 for a level above it, and
 * for channels of a person whom staff must not contact; 403 for more than a link that only stops
 * may do. Audited.
 */
export async function changeOwnPage(context: BuyerContext, wanted: Wanted) {
  const terms = await context.programme.currentTerms();
  const { channels = {}, partnerSees, language, watch } = wanted;
  const { mailedTo, onlyStops } = context.actor;
  const isMore =
    Object.values(channels).includes(true) || language !== undefined || watch === false;
  if (onlyStops && (isMore || partnerSees === 'all')) {
    throw onlyStopsHere();
  }
  if (partnerSees !== undefined && !levelsUpTo(terms.partnerSees).includes(partnerSees)) {
    throw new HttpError(409, 'The program does not show this much to partners.');
  }
  await transactionOfMany(context, async (tx) => {
    const lead = demand(await lockBuyerLead(tx, context.actor), noSuchPage);
    const sees = partnerSees && onlyStops ? lowerLevel(partnerSees, lead.partnerSees) : partnerSees;
    const choices = await storeBuyerChoices(tx, lead, { partnerSees: sees, language });
    const lines = [
      ...(choices ? [choices] : []),
      ...(await switchWays(tx, context, lead, { ...wanted, channels }, terms)),
      ...(watch === false && mailedTo !== null ? await endWatchesOf(tx, mailedTo) : []),
    ];
    return { changes: await auditChanges(tx, context, lines) };
  });
  return readOwnPage(context);
}

async function switchWays(
  tx: AuditedTransaction,
  context: BuyerContext,
  lead: OwnLead,
  { channels: wanted, shownIn, consentVersion }: Shown & { channels: Ways },
  terms: { lenderName: string },
): Promise<ChangeOfMany[]> {
  const ways = await readWays({ db: tx, now: context.now }, lead);
  const off = contactChannels.filter((way) => wanted[way] === false && ways[way]);
  const on = contactChannels.filter((way) => wanted[way] === true && !ways[way]);
  if (on.length > 0 && lead.status === 'Do Not Contact') {
    throw new HttpError(409, 'The lender was told not to contact this person. Call to change it.');
  }
  const { id, phone, email } = lead;
  const language = shownIn ?? lead.language;
  const { now, ipAddress, userAgent } = context;
  const about = { entity: 'lead', entityId: id };
  const lines: ChangeOfMany[] = [];
  if (off.length > 0) {
    const stop = { channels: off, how: 'on their own page', saidAt: now };
    await recordStop(tx, { ...stop, leadId: id, phone, email, staffId: null });
    lines.push({ ...about, action: 'lead.stop', after: stop });
  }
  if (on.length > 0) {
    const mailbox = context.actor.mailedTo ?? (await findUnconfirmed(tx, id)) ?? email;
    await requireOwnWord(tx, { ...lead, mailbox }, { language, consentVersion }, terms);
    const agreed = { leadId: id, channels: on, language, ipAddress, userAgent };
    const version = await recordOwnPageConsent(tx, agreed, terms);
    lines.push({ ...about, action: 'lead.agree', after: { channels: on, version } });
    if (on.includes('email')) {
      await wantMailsAgain(tx, lead, { mailbox, ipAddress });
    }
  }
  return lines;
}

/**
 * A consent is proof of the words that were shown, and undoes only what was said for this very
 * application: anyone may apply with the number or the address of another person. Throws 409.
 */
async function requireOwnWord(
  tx: AuditedTransaction,
  lead: OwnLead & { mailbox: string },
  { language, consentVersion }: { language: Language; consentVersion: string | undefined },
  terms: { lenderName: string },
) {
  if (consentVersion !== ownPageWording(language, terms).version) {
    throw new HttpError(409, 'Please read the words again: they have changed.');
  }
  if (
    (await wasStoppedElsewhere(tx, lead)) ||
    (await wasOptedOutElsewhere(tx, lead, lead.mailbox)) ||
    ((await readStops(tx, lead)).said.length > 0 && (await isMailboxOfStaff(tx, lead.id)))
  ) {
    throw new HttpError(409, 'This way was closed elsewhere. Call to open it again.');
  }
}

/** Whether staff entered the first mailbox after the lead was made: no word about a stop is its. */
async function isMailboxOfStaff(tx: AuditedTransaction, entityId: number) {
  const actions = ['lead.update', 'lead.merge'];
  const lines = await findChangeLines(tx, { entity: 'lead', entityId, actions });
  return lines.some(({ before, after }) => {
    const [was, is] = [before, after].map((one) => (one as { email?: string } | null)?.email);
    return is && (was === '' || was === null);
  });
}

/** Confirms the changed address of a lead; 404 for a used link or another address by now. Audited. */
export async function confirmEmail(
  { db, ipAddress }: Pick<Context, 'db' | 'ipAddress'>,
  { token }: { token: string },
) {
  await transaction({ db, actor: system, ipAddress }, 'lead.confirm_email', 'lead', async (tx) => {
    const { leadId, email } = await useConfirmation(tx, token);
    await storeConfirmedEmail(tx, leadId, email);
    return { entityId: leadId, after: { confirmedEmail: email } };
  });
}
