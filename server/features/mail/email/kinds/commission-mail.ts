import { portalPaths, portalStatementPath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/leads/lead-reference.ts';
import { isTold, lowerLevel, partnerName } from '#core/domain/partners/partner-view.ts';
import { plainFullName } from '#core/domain/partners/plain-name.ts';
import type { PartnerSees } from '#core/domain/programme/term-values.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatCents, formatDate } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { commissionTexts } from '#core/i18n/mails/commission-texts.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findReferringAffiliates } from '../../../partners/affiliates/find-referring-affiliates.ts';
import { findEarningAffiliates } from '../../../partners/affiliates/mail-wishes/writes.ts';
import { findDecided } from '../../../partners/commissions/queries.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import {
  type CommissionKind,
  type CommissionPayload,
  commissionPayload,
  mostClients,
} from '../../../partners/commissions/enqueue-commission-mails.ts';
import { orMissing, readerValues } from '../lender-values.ts';
import { findMailLead, type MailLead } from '../queries.ts';
import { type MailReader, type MailWriter, sampleAffiliate, withheld } from './mail-writer.ts';

/** A client as named in a mail; undefined if the affiliate may not see the lead. */
type Named =
  Pick<MailLead, 'id' | 'firstName' | 'lastName' | 'propertyState' | 'partnerSees'> | undefined;

interface CommissionSubject extends MailReader {
  news: CommissionPayload;
  /** By lead id. */
  clients: ReadonlyMap<number, Named>;
  firstName: string;
}

function nameOf(client: Named, most: PartnerSees, language: Language): string {
  if (!client || plainFullName(client) === '') {
    return commissionTexts[language].aClient;
  }
  const { id, propertyState } = client;
  const sees = lowerLevel(most, client.partnerSees);
  const about = isTold('propertyState', sees) ? propertyState : leadReference(id);
  return partnerName(client, sees) + (about ? ` (${about})` : '');
}

function amountText(cents: number, language: Language): string {
  return formatCents(cents, language).replace('-', '−');
}

function listOf({ news, clients, terms, language }: CommissionSubject): Block {
  const { correction, more } = commissionTexts[language];
  const rows = news.clients.map(({ leadId, cents, isCorrection = false }) => {
    const client = nameOf(clients.get(leadId), terms.partnerSees, language);
    const label = isCorrection ? fillWords(correction, { client }) : client;
    return [label.charAt(0).toLocaleUpperCase() + label.slice(1), amountText(cents, language)];
  });
  const left = news.clientCount - news.clients.length;
  const rest = left > 0 ? fillWords(more, { count: String(left) }) : '';
  const cell = 'padding:8px 12px 8px 0;border-bottom:1px solid rgba(128,128,128,.3)';
  const html = rows.map(
    ([label = '', amount = '']) =>
      `<tr><th align="left" valign="top" style="${cell};font-weight:400">${escapeHtml(label)}</th>` +
      `<td align="right" valign="top" style="${cell};font-weight:600">${escapeHtml(amount)}</td></tr>`,
  );
  const table = `<table width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0">${html.join('')}</table>`;
  return {
    text: [...rows.map((row) => row.join(': ')), ...(rest ? [rest] : [])].join('\n'),
    html: rest ? `${table}<p>${escapeHtml(rest)}</p>` : table,
  };
}

/** Who was paid how much, in words for each payee. */
function paymentText(
  { news, language }: CommissionSubject,
  words: 'paid' | 'paidInShort',
  between: string,
): string {
  const { self, other } = commissionTexts[language][words];
  const date = news.paidOn ? formatDate(news.paidOn, language, 'UTC', 'long') : '';
  const payees = news.payees ?? [{ payeeName: null, cents: news.amountCents }];
  return payees
    .map(({ payeeName, cents }) => {
      const filling = { amount: amountText(cents, language), date, payee: payeeName ?? '' };
      return fillWords(payeeName === null ? self : other, filling);
    })
    .join(between);
}

/** The variables of a mail about commissions, in the affiliate's language. */
function commissionValues(subject: CommissionSubject): MailValues<CommissionKind> {
  const { news, clients, firstName, terms, publicUrl, language } = subject;
  const { changes, reopenedUntold, mergedReason } = commissionTexts[language];
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  // A reopened commission is an estimate again.
  const isUntold = news.change === 'reopened' && !terms.paysCommissions;
  const amount = isUntold ? orMissing(null, language) : amountText(news.amountCents, language);
  const sentence = isUntold ? reopenedUntold : news.change && changes[news.change];
  const client = nameOf(clients.get(news.clients[0]?.leadId ?? 0), terms.partnerSees, language);
  return {
    ...readerValues(firstName, terms, language),
    amount,
    commissions: listOf(subject),
    earningsLink: linkTo(`${portalPaths.dashboard}?tab=earnings`),
    statementLink: linkTo(portalStatementPath(news.payoutId ?? 0)),
    payment: paymentText(subject, 'paid', ' '),
    paymentInShort: paymentText(subject, 'paidInShort', ', '),
    paidOn: news.paidOn ? formatDate(news.paidOn, language, 'UTC', 'long') : '',
    paymentReference: orMissing(news.reference ?? null, language),
    correction: correctionText(sentence, subject, {
      amount,
      client,
      payee: news.payees?.[0]?.payeeName ?? '',
      email: terms.supportEmail,
    }),
    correctionReason:
      news.change === 'merged' ? mergedReason : orMissing(news.reason ?? null, language),
  };
}

/** What changed; of a merge also the amount that staff had approved or paid. */
function correctionText(
  sentence: string | undefined,
  { news, language }: CommissionSubject,
  words: Readonly<Record<string, string>>,
): string {
  const isTaken = news.change === 'merged' && news.amountCents > 0;
  const taken = isTaken ? ` ${commissionTexts[language].changes.voided}` : '';
  return sentence ? fillWords(sentence + taken, words) : '';
}

async function findClients(db: Queryable, { affiliateId, clients }: CommissionPayload) {
  const ids = clients.map(({ leadId }) => leadId);
  const credited = await findReferringAffiliates(db, ids);
  const own = credited.filter(({ id }) => id === affiliateId).map(({ leadId }) => leadId);
  const leads = await Promise.all(own.map((id) => findMailLead(db, id)));
  return new Map(leads.flatMap((lead) => (lead ? [[lead.id, lead] as const] : [])));
}

/** What of an approval was not taken back before it is told. */
async function stillApproved(db: Queryable, news: CommissionPayload): Promise<CommissionPayload> {
  const decided = await findDecided(
    db,
    news.clients.map(({ leadId }) => leadId),
    news.affiliateId,
  );
  const leadIds = new Set(decided.map(({ leadId }) => leadId));
  const clients = news.clients.filter(({ leadId }) => leadIds.has(leadId));
  const gone = news.clients.filter(({ leadId }) => !leadIds.has(leadId));
  return {
    ...news,
    amountCents: gone.reduce((sum, { cents }) => sum - cents, news.amountCents),
    clients: clients.slice(0, mostClients),
    clientCount: news.clientCount - gone.length,
  };
}

/**
 * Tells an affiliate about a change of commissions. Estimates are not mailed while the program pays
 * no commissions; approvals and payments are.
 */
export const commissionMail: MailWriter<CommissionKind> = {
  async write({ db }, { kind, payload, recipient }, reader) {
    const { success, data: told } = commissionPayload.safeParse(payload);
    if (!success) {
      return { status: 'failed', reason: 'what this email is to tell is not kept with it' };
    }
    const news = kind === 'commission_approved' ? await stillApproved(db, told) : told;
    if (kind === 'commission_approved' && news.clientCount === 0) {
      return withheld('the approval was taken back');
    }
    const [affiliate] = await findEarningAffiliates(db, [news.affiliateId]);
    if (affiliate?.email !== recipient) {
      return withheld('no one has this account any more');
    }
    if (!affiliate.notifyCommissions) {
      return withheld('the affiliate turned emails of this kind off');
    }
    if (news.isOfEstimate && !reader.terms.paysCommissions) {
      return withheld('the program pays no commissions');
    }
    const clients = await findClients(db, news);
    const { firstName, email: to } = affiliate;
    return { to, values: commissionValues({ news, clients, firstName, ...reader }) };
  },
  sample: (subject) =>
    commissionValues({
      ...subject,
      ...sampleAffiliate,
      news: {
        affiliateId: 0,
        amountCents: 1_275_000,
        clients: [{ leadId: subject.lead.id, cents: 1_275_000 }],
        clientCount: 1,
        payoutId: 1,
        paidOn: '2026-01-05',
        reference: 'ACH 1',
        change: 'added',
        reason: 'Agreed by telephone',
      },
      clients: new Map([[subject.lead.id, subject.lead]]),
    }),
};
