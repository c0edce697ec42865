import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findTemplate } from '../templates/find-template.ts';
import { renderTemplate } from '../templates/render-template.ts';
import { writerOf } from './kinds/mail-writers.ts';
import { type MailNeeds, sendMail } from './send-mail.ts';

/**
 * Sends one mail, once: its writer fills it, the template of staff renders it. A mail that the
 * server does not take now is tried again. Without a mail server the text is stored and the job
 * marked.
 */
export async function deliverMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const kind = job.kind as MailKind;
  const terms = await needs.programme.currentTerms();
  const mail = await writerOf(kind).write(needs, job, terms);
  if ('status' in mail) {
    return mail;
  }
  const { to, values, secret, kept, language = job.language } = mail;
  const template = await findTemplate(needs.db, kind, language);
  const { subject, text, html } = await renderTemplate(template, values, { kind, language });
  return sendMail(needs, job, to, {
    subject,
    text,
    html,
    ...(secret && { secret }),
    said: { ...kept, templateId: template.id, termsVersion: terms.version },
  });
}
