import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import type { JobKind } from '#server/db/jobs/job.ts';
import { deliverCopy, isCopy } from './deliver-copy.ts';
import { deliverMail } from './deliver-mail.ts';
import { deliverTest } from './deliver-test.ts';
import { mailLeaseSeconds } from './policy.ts';
import { testMailKind } from './queries.ts';
import { type MailNeeds, openHandovers } from './send-mail.ts';

/** The jobs that are mails. */
export function mailJobs(services: Omit<MailNeeds, 'handovers'>): JobKind[] {
  const needs = { ...services, handovers: openHandovers(services.db) };
  const kinds = mailKinds.map((kind): JobKind => ({
    kind,
    leaseSeconds: mailLeaseSeconds,
    run: (job) => (isCopy(job) ? deliverCopy(needs, job) : deliverMail(needs, job)),
  }));
  const tests: JobKind = {
    kind: testMailKind,
    leaseSeconds: mailLeaseSeconds,
    run: (job) => deliverTest(needs, job),
  };
  return [...kinds, tests];
}
