import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverTest } from './deliver-test.ts';
import { testMailKind } from './queries.ts';
import type { MailNeeds } from './send-mail.ts';

// A mail server at the limit of patience is through with one mail long before.
const leaseSeconds = 300;

/** The jobs that are mails. */
export function mailJobs(needs: MailNeeds): JobKind[] {
  const kinds = mailKinds.map((kind): JobKind => ({
    kind,
    leaseSeconds,
    run: (job) => deliverMail(needs, job),
  }));
  const tests: JobKind = {
    kind: testMailKind,
    leaseSeconds,
    run: (job) => deliverTest(needs, job),
  };
  return [...kinds, tests];
}
