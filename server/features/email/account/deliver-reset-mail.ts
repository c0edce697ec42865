import type { Language } from '#core/domain/language.ts';
import { localizedPath } from '#core/i18n/link.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import { type Account, findAccount } from '../../affiliates/own/find-account.ts';
import { makeResetToken, resetMinutes } from '../../sign-in/make-reset-token.ts';
import { findTemplate } from '../../templates/find-template.ts';
import { renderTemplate } from '../../templates/render-template.ts';
import { greetingOf, lenderValues } from '../lender-values.ts';
import { countEarlierResets, removeMail } from '../queries.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';

const mostAnHour = 5;
const path = '/affiliate/reset-password';

/**
 * Sends the link that sets a new password. The token is made here, so that nothing that is kept holds
 * one: what stays with the mail is its text without the token. What nobody will get is removed: a
 * mail to an address without an account, and more than five an hour to one mailbox.
 */
export async function deliverResetMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, mailer } = needs;
  const account = await findAccount(db, job.recipient!);
  const isTooMany = (await countEarlierResets(db, job)) >= mostAnHour;
  if (!account || isTooMany) {
    await removeMail(db, job.id);
    return { status: 'done' };
  }
  if (!mailer.hasServer) {
    return notSent;
  }
  // Of one mail that is tried again each link works: nobody knows which of them arrived.
  const voidBefore = job.attempts > 1 ? job.createdAt : undefined;
  const token = await makeResetToken(db, account.email, voidBefore);
  const { text, html, subject, ...said } = await write(needs, account, token);
  return sendMail(needs, job, account.email, {
    subject,
    text,
    html,
    secret: token,
    said,
  });
}

/** Always at the configured address of the site, whatever the request said of its host. */
function linkOf(publicUrl: string, token: string, language: Language): string {
  return publicUrl + localizedPath(`${path}?token=${token}`, language);
}

async function write({ db, programme, config }: MailNeeds, account: Account, token: string) {
  const { firstName, language } = account;
  const terms = await programme.currentTerms();
  const template = await findTemplate(db, 'password_reset', language);
  const values = {
    greeting: greetingOf(firstName, language),
    firstName,
    resetLink: linkOf(config.publicUrl, token, language),
    resetMinutes: String(resetMinutes),
    ...lenderValues(terms, language),
  };
  const mail = await renderTemplate(template, values, { kind: 'password_reset', language });
  const { subject, text, html } = mail;
  return {
    subject,
    text,
    html,
    templateId: template.id,
    termsVersion: terms.version,
  };
}
