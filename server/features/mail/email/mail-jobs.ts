import {
  mailFacts,
  type MailKind,
  mailKinds,
  secretMails,
  staffMailKind,
} from '#core/domain/mail/mail-kind.ts';
import type { Job, JobKind, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { whyRefused } from '../../permission/queries.ts';
import type { MailWords } from '../templates/frame-mail.ts';
import { findTemplate } from '../templates/find-template.ts';
import { readTemplate } from '../templates/read-template.ts';
import { renderTemplate } from '../templates/render-template.ts';
import { deliverStaffMail } from './by-staff/enqueue-staff-mail.ts';
import { fillMail } from './fill-mail.ts';
import { evaluateContact } from './evaluate-contact.ts';
import { withheld } from './kinds/mail-writer.ts';
import { writerOf } from './kinds/mail-writers.ts';
import { mailLeaseSeconds, noStaffAddress } from './policy.ts';
import { testMailKind } from './queries.ts';
import { type MailNeeds, openHandovers, sendMail } from './send-mail.ts';

export function mailJobs(services: Omit<MailNeeds, 'handovers'>): JobKind[] {
  const needs = { ...services, handovers: openHandovers(services.db) };
  const kindOf = (
    kind: string,
    deliver: (needs: MailNeeds, job: Job) => Promise<JobResult>,
  ): JobKind => ({
    kind,
    leaseSeconds: mailLeaseSeconds,
    run: async (job) => (await evaluateMailbox(needs, job)) ?? deliver(needs, job),
  });
  return [
    ...mailKinds.map((kind) => kindOf(kind, deliverMail)),
    kindOf(staffMailKind, deliverStaffMail),
    kindOf(testMailKind, deliverTest),
  ];
}

/** Why no mail goes to this mailbox at all; null if it may, or if the person asks for it just now. */
async function evaluateMailbox({ db }: MailNeeds, job: Job): Promise<JobResult | null> {
  const { kind, recipient } = job;
  if (recipient === '') {
    // Staff may enter a person by a telephone number alone.
    return withheld('the applicant has no email address');
  }
  if (recipient === null || kind === testMailKind || secretMails.has(kind)) {
    return null;
  }
  const reason = await whyRefused(db, recipient);
  return reason === undefined ? null : withheld(reason);
}

/**
 * Sends one mail once: its writer fills it, staff's template renders it. If the server does not
 * take it now, it is retried. Without a mail server the text is stored and the job marked.
 */
async function deliverMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const kind = job.kind as MailKind;
  const denied = mailFacts[kind].purpose === 'contact' ? await evaluateContact(needs, job) : null;
  if (denied !== null) {
    return denied;
  }
  if (isCopy(job.payload)) {
    return deliverCopy(needs, job, job.payload);
  }
  const terms = await needs.programme.currentTerms();
  const reader = { terms, publicUrl: needs.config.publicUrl, language: job.language };
  const mail = await writerOf(kind).write(needs, job, reader);
  if ('status' in mail) {
    return mail;
  }
  const { to, values, secret, unsubscribe, language = job.language } = mail;
  const template = await findTemplate(needs.db, kind, language);
  const { subject, text, html } = await renderTemplate(template, values, { kind, language });
  return sendMail(needs, job, to, {
    subject,
    text,
    html,
    ...(secret && { secret }),
    ...(unsubscribe && { unsubscribe }),
  });
}

interface Copy extends MailWords {
  copyOf: number;
}

function isCopy(payload: unknown): payload is Copy {
  return typeof payload === 'object' && payload !== null && 'copyOf' in payload;
}

/** Sends the text of an earlier mail again, without the templates. */
async function deliverCopy(needs: MailNeeds, job: Job, copy: Copy): Promise<JobResult> {
  const recipient = job.recipient ?? needs.config.staffMail;
  if (!needs.mailer.hasServer) {
    return notSent;
  }
  if (recipient === undefined) {
    return noStaffAddress;
  }
  const { subject, text, html } = copy;
  return sendMail(needs, job, recipient, { subject, text, html });
}

async function findTested(needs: MailNeeds, id: number) {
  try {
    return await readTemplate(needs, { id });
  } catch (error) {
    if (error instanceof HttpError) {
      return null;
    }
    throw error;
  }
}

/** Sends a test of a template, with its text of this moment. */
async function deliverTest(needs: MailNeeds, job: Job): Promise<JobResult> {
  if (!needs.mailer.hasServer || job.recipient === null) {
    return notSent;
  }
  const { templateId } = job.payload as { templateId: number };
  const template = await findTested(needs, templateId);
  if (template === null) {
    return { status: 'failed', reason: 'the template of this test was deleted' };
  }
  const { templateType: kind, language } = template;
  const { subject, text, html } = await fillMail(needs, { kind, language, template, leadId: null });
  return sendMail(needs, job, job.recipient, { subject: `[Test] ${subject}`, text, html });
}
