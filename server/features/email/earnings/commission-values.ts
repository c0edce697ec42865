import { portalPaths, portalStatementPath } from '#core/contract/site.ts';
import type { Language } from '#core/domain/language.ts';
import { leadReference } from '#core/domain/lead-reference.ts';
import { isTold, partnerName } from '#core/domain/partner/partner-view.ts';
import type { ProgrammeTerms } from '#core/domain/programme-terms.ts';
import type { PartnerSees } from '#core/domain/term-values.ts';
import { fillWords } from '#core/i18n/estimate/estimate-words.ts';
import { formatCents, formatDate } from '#core/i18n/format.ts';
import { localizedPath } from '#core/i18n/link.ts';
import { commissionTexts } from '#core/i18n/mails/commission-texts.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Block, MailValues } from '../../templates/render-template.ts';
import { greetingOf, lenderValues, orMissing } from '../lender-values.ts';
import { plainNameOf } from '../plain-name-of.ts';
import type { MailLead } from '../queries.ts';
import type { CommissionPayload } from './commission-news.ts';

/** A client as far as a mail names one; undefined where the lead is not the affiliate's to see. */
type Named = Pick<MailLead, 'id' | 'firstName' | 'lastName' | 'propertyState'> | undefined;

interface CommissionSubject {
  news: CommissionPayload;
  /** By the number of their lead. */
  clients: ReadonlyMap<number, Named>;
  firstName: string;
  terms: ProgrammeTerms;
  publicUrl: string;
  language: Language;
}

function nameOf(client: Named, sees: PartnerSees, language: Language): string {
  const [firstName = '', lastName = ''] = client
    ? [client.firstName, client.lastName].map(plainNameOf)
    : [];
  if (!client || firstName === '' || lastName === '') {
    return commissionTexts[language].aClient;
  }
  const { id, propertyState } = client;
  const about = isTold('propertyState', sees) ? propertyState : leadReference(id);
  return partnerName({ firstName, lastName }, sees) + (about ? ` (${about})` : '');
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

type Kinds = 'commission_approved' | 'commission_paid' | 'commission_changed';

/** What a mail about commissions says, in the affiliate's language. */
export function commissionValues(subject: CommissionSubject): MailValues<Kinds> {
  const { news, clients, firstName, terms, publicUrl, language } = subject;
  const { changes, reopenedUntold } = commissionTexts[language];
  const linkTo = (path: string) => publicUrl + localizedPath(path, language);
  // A reopened one is an estimate again.
  const isUntold = news.change === 'reopened' && !terms.paysCommissions;
  const amount = isUntold ? orMissing(null, language) : amountText(news.amountCents, language);
  const sentence = isUntold ? reopenedUntold : news.change && changes[news.change];
  const client = nameOf(clients.get(news.clients[0]?.leadId ?? 0), terms.partnerSees, language);
  const name = plainNameOf(firstName);
  return {
    greeting: greetingOf(name, language),
    firstName: name,
    amount,
    commissions: listOf(subject),
    earningsLink: linkTo(`${portalPaths.dashboard}?tab=earnings`),
    statementLink: linkTo(portalStatementPath(news.payoutId ?? 0)),
    paidOn: news.paidOn ? formatDate(news.paidOn, language, 'UTC', 'long') : '',
    paymentReference: orMissing(news.reference ?? null, language),
    correction: sentence ? fillWords(sentence, { amount, client }) : '',
    correctionReason: orMissing(news.reason ?? null, language),
    ...lenderValues(terms, language),
  };
}
