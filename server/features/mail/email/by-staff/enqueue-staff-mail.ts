import { templateFault } from '#core/domain/mail/fill-template.ts';
import type { Language } from '#core/domain/language.ts';
import { fieldError } from '#server/platform/http-error.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { StaffContext } from '../../../context.ts';
import { readTemplate } from '../../templates/read-template.ts';
import type { AuditedTransaction } from '../../../transaction.ts';
import { fillMail } from '../fill-mail.ts';
import { insertStaffMail } from '../queries.ts';
import { refuseTooMany } from '../refuse-too-many.ts';
import { escapeHtml } from '../../templates/escape-html.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findProfile } from '../../../accounts/staff/queries.ts';
import { evaluateStaffMail } from '../evaluate-contact.ts';
import { type MailNeeds, sendMail } from '../send-mail.ts';
import type { MailWords } from '../../templates/frame-mail.ts';

// Escaped already; a full stop or a bracket behind an address ends the sentence.
const webAddress = /https?:\/\/[^\s<>()]*[^\s<>().,;:!?]/g;

/** A typed text as HTML: paragraphs, line breaks, and links for web addresses. */
function htmlOfText(text: string): string {
  const paragraphs = escapeHtml(text.replace(/\r\n?/g, '\n')).split(/\n{2,}/);
  return paragraphs
    .map((paragraph) => paragraph.replace(webAddress, '<a href="$&">$&</a>'))
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('\n');
}

interface Typed {
  subject: string;
  text: string;
}

export interface StaffMail extends Typed {
  leadId: number;
  recipient: string;
  language: Language;
  templateId: number | null;
  /** Why it is sent against the permission of the moment. */
  override: string | null;
}

/** Staff mails have the same variables as mails to applicants. */
const filledAs = 'follow_up';

function refuseFaults(typed: Typed): void {
  const errors = (['subject', 'text'] as const).flatMap((path) => {
    const fault = templateFault(filledAs, typed[path]);
    return fault ? [{ path, ...fault }] : [];
  });
  if (errors.length > 0) {
    throw fieldError(errors);
  }
}

/**
 * Subject and text of a mail, filled with its lead; 400 for a variable that such mails do not have,
 * 404 for a template that does not exist.
 */
export async function writeStaffMail(
  context: StaffContext,
  { subject, text, language, leadId, templateId }: StaffMail,
) {
  refuseFaults({ subject, text });
  if (templateId !== null) {
    await readTemplate(context, { id: templateId });
  }
  const template = { subject, textContent: text, htmlContent: htmlOfText(text) };
  const mail = { kind: filledAs, language, template, leadId, isByStaff: true } as const;
  const { subject: title, text: words, html } = await fillMail(context, mail);
  return { subject: title, text: words, html };
}

// Counts the lines of the audit log that sendLeadMail writes.
const limit = { action: 'lead.mail', mostAnHour: 200, name: 'emails' };

/** Enqueues such a mail; returns its id. 429 after 200 by this writer within an hour. */
export async function enqueueStaffMail(
  tx: AuditedTransaction,
  { id: staffId }: StaffActor,
  { leadId, recipient, language, templateId, override }: StaffMail,
  words: Awaited<ReturnType<typeof writeStaffMail>>,
) {
  await refuseTooMany(tx, staffId, limit);
  const payload = { ...words, templateId, staffId, override };
  return insertStaffMail(tx, { leadId, recipient, language, payload });
}

interface Payload extends MailWords {
  /** Null in copies of older mails, which did not store it. */
  staffId: number | null;
  override: string | null;
}

/**
 * Sends a mail written by staff; replies go to the writer's own address. A stop said since it was
 * written applies, unless the writer overrode the permission.
 */
export async function deliverStaffMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { subject, text, html, ...said } = job.payload as Payload;
  const denied = await evaluateStaffMail(needs, job, said.override !== null);
  if (denied !== null) {
    return denied;
  }
  const writer = said.staffId === null ? null : await findProfile(needs.db, said.staffId);
  const replyTo = writer?.email || null;
  return sendMail(needs, job, job.recipient!, { subject, text, html, replyTo });
}
