import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { Config } from '#server/config.ts';
import { runDueJobs } from '#server/db/jobs/run-due-jobs.ts';
import type { Database } from '#server/db/open.ts';
import { mailJobs } from '#server/features/mail/email/mail-jobs.ts';
import { type Mailer, openMailer } from '#server/outside/mail.ts';
import { mailsInTime, moveBackInTime, rewrite, spreadWork } from './move-back-in-time.ts';
import { answerLeads, hireColleagues, signedIn } from './office.ts';
import { payCommissions } from './pay-commissions.ts';
import { affiliates, demoPartner } from './people.ts';
import { apply, lookAround, type Send, sender } from './visit.ts';
import { planWork, workThrough } from './work-through.ts';

const visitorsPerLead = 3;

/**
 * Fills an empty database with exactly `leadCount` invented leads, their visits and partners.
 * Everything is sent through the product's own calls, so that consent, attribution, statuses and
 * the ledger are real; only times are changed afterwards. Returns how many leads were there before;
 * if there were any, it does nothing.
 */
export async function fillDemo(database: Database, config: Config, leadCount: number) {
  const { rows } = await database.query<{ count: number }>(
    'select count(*)::int as count from leads',
  );
  const before = rows[0]!.count;
  if (before > 0) {
    return before;
  }
  const { adminUsername: username, adminPassword: password = '' } = config;
  const alone = await buildApp({ config, database });
  await hireColleagues(alone, await signedIn(alone, { username, password }), password);
  await alone.close();
  let stopped: Date | null = null;
  const clock = { now: () => stopped ?? new Date() };
  const mailer = openMailer(config.smtpUrl, config.mailFrom);
  const app = await buildApp({ config, database, clock, mailer });
  const sendAsVisitor = sender(app, {});
  const send = await signedIn(app, { username, password });
  await sendAsVisitor('/api/affiliate/register', demoPartner);
  for (const affiliate of affiliates) {
    if (affiliate.referralCode !== demoPartner.referralCode) {
      await send('/api/admin/affiliates', affiliate);
    }
  }
  for (let index = 0; index < leadCount * visitorsPerLead; index++) {
    await (index % visitorsPerLead === 0 ? apply : lookAround)(app, index);
  }
  await verifyLicenses(database, send);
  await moveBackInTime(database);
  const plan = await planWork(database);
  const setClock = (at: Date | null) => (stopped = at);
  await answerLeads(
    { app, database, setClock },
    plan.filter(({ way }) => way.length > 0),
    { sendAsAdmin: send, password },
  );
  await workThrough(plan, send);
  await spreadWork(database);
  await payCommissions(database, send);
  await sendMails(app, database, mailer);
  mailer.close();
  await app.close();
  return 0;
}

/** All mails leave, those too that wait for an undo, each when what it tells of happened. */
async function sendMails(app: FastifyInstance, database: Database, mailer: Mailer) {
  await database.query(
    `update jobs set run_at = now() where status = 'waiting' and run_at < now() + interval '1 hour'`,
  );
  await runDueJobs(database, mailJobs({ ...app.services, mailer }), { concurrency: 8 });
  await rewrite(database, [mailsInTime]);
}

/** Staff have looked two of the three licenses up. */
async function verifyLicenses(database: Database, send: Send) {
  const verified = affiliates.filter((one) => one.isLicensedRealtor).slice(0, 2);
  const { rows } = await database.query<Record<'id' | 'licenseState' | 'licenseNumber', string>>(
    `select id, state as "licenseState", license_number as "licenseNumber"
     from affiliates where referral_code = any($1)`,
    [verified.map(({ referralCode }) => referralCode)],
  );
  for (const { id, ...license } of rows) {
    const lookUp = {
      kind: 'agent',
      service: 'marketing',
      ...license,
      licenseExpires: `${new Date().getFullYear() + 2}-12-31`,
      licenseEvidence: 'Sample, in no register',
      licenseCheckedAt: '2026-01-15',
    };
    await send(`/api/admin/affiliates/${id}/basis`, lookUp, 'PUT');
    await send(`/api/admin/affiliates/${id}`, { needsReview: false }, 'PUT');
  }
}
