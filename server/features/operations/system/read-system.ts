import { readLastBackup } from '#server/db/backup/last-backup.ts';
import { readGauges } from '#server/db/health/read-gauges.ts';
import { findLateWork } from '#server/db/jobs/read-job-figures.ts';
import { lacksProxies } from '#server/platform/public-site.ts';
import type { StaffContext } from '../../context.ts';
import { readMailTrouble } from '../../mail/email/hold/hold-mails.ts';
import { findWebhookTrouble } from '../../integrations/webhooks/queries.ts';
import { evaluateSystem } from './policy.ts';
import { findArchive, findDatabaseFacts } from './queries.ts';

/** The state of this process, the database and its emails, problems first. */
export async function readSystem({ db, config, clock, recentCalls }: StaffContext) {
  const now = clock.now();
  const [gauges, lateSince, mails, webhooks, archive, facts, lastBackup] = await Promise.all([
    readGauges(config, db),
    findLateWork(db),
    readMailTrouble(db, now),
    findWebhookTrouble(db),
    findArchive(db),
    findDatabaseFacts(db),
    db.isBundled ? readLastBackup(config.dataDir) : undefined,
  ]);
  const checks = evaluateSystem({
    now,
    calls: recentCalls.read(performance.now()),
    gauges,
    wantedConnections: config.databaseConnections,
    lateSince,
    ...mails,
    webhooks,
    archive,
    lastBackup,
    hasMailServer: config.smtpUrl !== undefined,
    hasStaffMail: config.staffMail !== undefined,
    lacksProxies: lacksProxies(config),
  });
  return {
    checks,
    startedAt: new Date(Date.now() - performance.now()).toISOString(),
    asOf: now,
    database: { isBundled: db.isBundled, ...facts },
  };
}
