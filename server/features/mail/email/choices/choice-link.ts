import { buyerPath } from '#core/contract/site.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { Job } from '#server/db/jobs/job.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { Language } from '#core/domain/language.ts';
import { type MailKind, staffMailKind } from '#core/domain/mail/mail-kind.ts';
import { applicantMails, chosenMails, mailChoicesPath } from '#core/domain/mail/chosen-mail.ts';
import { choiceTexts } from '#core/i18n/mails/choice-texts.ts';
import { readWatch } from '../../../visitor/near-miss/end-watch.ts';
import { addLink } from '../../../accounts/buyer-links/open-link.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { LinkWords } from '../../templates/frame-mail.ts';
import { light } from '../../templates/mail-styles.ts';
import { findAccount } from '../../../partners/affiliates/own/queries.ts';
import { applicantTokenOf } from './applicant/queries.ts';
import { linkTokenOf } from './queries.ts';

/** Headers and link that an optional mail carries besides its text. */
interface ChoiceLink extends LinkWords {
  headers: Readonly<Record<string, string>>;
  /** Gives access to the choices of the reader. */
  token: string;
}

interface Sent {
  db: Queryable;
  publicUrl: string;
  job: Pick<Job, 'kind' | 'language' | 'leadId' | 'payload'>;
  recipient: string;
}

/** The token of the reader; null if the reader cannot opt out of such mails. */
async function tokenOf({ db, job, recipient }: Sent) {
  const { kind, leadId, payload } = job;
  if (kind === 'near_miss_changed') {
    return (await readWatch(db, payload))?.token ?? null;
  }
  const isToApplicant = kind === staffMailKind || Object.hasOwn(applicantMails, kind);
  if (isToApplicant && leadId !== null) {
    return applicantTokenOf(db, leadId, recipient);
  }
  const account = Object.hasOwn(chosenMails, kind) ? await findAccount(db, recipient) : undefined;
  return account ? linkTokenOf(db, account.id) : null;
}

function pageOf(token: string, publicUrl: string): string {
  return `${publicUrl}${mailChoicesPath}?token=${token}`;
}

function choiceWords(token: string, publicUrl: string, language: Language): LinkWords {
  const { manage } = choiceTexts[language];
  const url = pageOf(token, publicUrl);
  return {
    text: `\n${manage}: ${url}`,
    html: `<a href="${escapeHtml(url)}" style="color:${light.soft}">${escapeHtml(manage)}</a>`,
  };
}

function ownPageWords(token: string, publicUrl: string, language: Language): LinkWords {
  const url = publicUrl + localizedPath(buyerPath(token), language);
  const { ownPage, ownPageHint } = choiceTexts[language];
  const style = `color:${light.link};font-size:16px;font-weight:600`;
  return {
    text: `\n${ownPage}: ${url}\n${ownPageHint}`,
    html: `<a href="${escapeHtml(url)}" style="${style}">${escapeHtml(ownPage)}</a><br>${escapeHtml(ownPageHint)}`,
  };
}

const withOwnPage: readonly string[] = ['application_received', 'buyer_link'] satisfies MailKind[];

/**
 * The link to the applicant's own page. Each such mail, also one sent again, gets a new link when
 * it is sent: the token is in the mail alone, and the stored mail hides it.
 */
async function ownPageLink(
  db: Queryable,
  leadId: number,
  { publicUrl, recipient, job: { language } }: Sent,
): Promise<ChoiceLink> {
  const { token } = await addLink(db, leadId, { mailedTo: recipient });
  return { headers: {}, token, ...ownPageWords(token, publicUrl, language) };
}

/**
 * The unsubscribe link of a mail, for one click in a mail program (RFC 8058) or on a page. For a
 * confirmation, or on request, the link to the applicant's own page. Null for other mails that are
 * not optional.
 */
export async function choiceLink(sent: Sent): Promise<ChoiceLink | null> {
  const { db, publicUrl, job } = sent;
  if (withOwnPage.includes(job.kind) && job.leadId !== null) {
    return ownPageLink(db, job.leadId, sent);
  }
  const token = await tokenOf(sent);
  if (token === null) {
    return null;
  }
  const page = pageOf(token, publicUrl);
  return {
    headers: oneClickHeaders(`${page}&kind=${job.kind}`),
    token,
    ...choiceWords(token, publicUrl, job.language),
  };
}

/** Headers by which a mail program stops such mails with one press, by a POST there (RFC 8058). */
export function oneClickHeaders(url: string): Readonly<Record<string, string>> {
  return {
    'List-Unsubscribe': `<${url}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
}
