import * as z from 'zod/mini';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Job, JobResult } from '#server/db/jobs/job.ts';
import { findMailedAffiliate } from '../affiliates/registration/find-mailed-affiliate.ts';
import { findTemplate } from '../templates/find-template.ts';
import { renderTemplate } from '../templates/render-template.ts';
import { accountValues } from './account-values.ts';
import { type MailNeeds, sendMail } from './send-mail.ts';

const accountKinds: readonly string[] = ['welcome', 'account_exists'] satisfies MailKind[];

const accountPayload = z.object({ affiliateId: z.int() });

/** Whether a mail speaks to an affiliate of the own account, and of no lead. */
export function isAccountMail({ kind }: Job): boolean {
  return accountKinds.includes(kind);
}

/**
 * Sends a mail to an affiliate about the own account, unless the account was made inactive or
 * deleted since, or has another address by now.
 */
export async function deliverAccountMail(needs: MailNeeds, job: Job): Promise<JobResult> {
  const { db, programme, config } = needs;
  const payload = accountPayload.safeParse(job.payload);
  const affiliate = payload.success
    ? await findMailedAffiliate(db, payload.data.affiliateId)
    : undefined;
  if (!affiliate || job.recipient !== affiliate.email) {
    return { status: 'withheld', reason: 'withheld: no one has this account any more' };
  }
  const terms = await programme.currentTerms();
  const sort = { kind: job.kind as MailKind, language: job.language };
  const template = await findTemplate(db, sort.kind, sort.language);
  const values = accountValues({
    affiliate,
    terms,
    publicUrl: config.publicUrl,
    language: job.language,
  });
  const mail = await renderTemplate(template, values, sort);
  return sendMail(needs, job, affiliate.email, {
    ...mail,
    // What is kept with the job takes the place of its payload, and a later try needs it.
    said: {
      ...payload.data,
      templateId: template.id,
      termsVersion: terms.version,
    },
  });
}
