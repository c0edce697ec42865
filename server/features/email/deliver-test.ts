import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { notSent } from '#server/outside/mail.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { readTemplate } from '../templates/read-template.ts';
import { previewMail } from './preview-mail.ts';
import { type MailNeeds, sendMail } from './send-mail.ts';

interface TestPayload {
  templateId: number;
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
export async function deliverTest(needs: MailNeeds, job: Job): Promise<JobResult> {
  if (!needs.mailer.hasServer || job.recipient === null) {
    return notSent;
  }
  const { templateId } = job.payload as TestPayload;
  const template = await findTested(needs, templateId);
  if (template === null) {
    return { status: 'failed', reason: 'the template of this test was deleted' };
  }
  const mail = await previewMail(needs, {
    kind: template.templateType,
    language: template.language,
    template,
    leadId: null,
  });
  const { subject, text, html } = mail;
  return sendMail(needs, job, job.recipient, {
    subject: `[Test] ${subject}`,
    text,
    html,
    said: { templateId },
  });
}
