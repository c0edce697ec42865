import { mailKinds } from '#core/domain/mail-kind.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import { deliverMail, type MailNeeds } from './deliver-mail.ts';

// A mail server at the limit of patience is through with one mail long before.
const leaseSeconds = 300;

/** The jobs that are mails. */
export function mailJobs(needs: MailNeeds): JobKind[] {
  return mailKinds.map((kind) => ({
    kind,
    leaseSeconds,
    run: (job) => deliverMail(needs, job),
  }));
}
