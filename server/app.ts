import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { jobsLog } from './db/jobs/explain-error.ts';
import { readGauges } from './db/health/read-gauges.ts';
import { readJobFigures } from './db/jobs/read-job-figures.ts';
import { type Jobs, startJobs } from './db/jobs/start-jobs.ts';
import { keepFigures } from './db/keep-figures.ts';
import type { Database } from './db/open.ts';
import { accountRoutes } from './features/partners/affiliates/own/plugin.ts';
import { affiliateRoutes } from './features/partners/affiliates/plugin.ts';
import { apiRoutes } from './features/integrations/api/plugin.ts';
import { applicationRoutes } from './features/visitor/applications/plugin.ts';
import { apiKeyRoutes } from './features/integrations/api-keys/plugin.ts';
import { archiveRoutes } from './features/leads/archive/plugin.ts';
import { auditRoutes } from './features/operations/audit/plugin.ts';
import {
  type Intake,
  isUnderPressure,
  openIntake,
} from './features/visitor/applications/submit-lead.ts';
import type { Router, Services } from './features/context.ts';
import { areMailsHeld } from './features/mail/email/hold/hold-mails.ts';
import { mailJobs } from './features/mail/email/mail-jobs.ts';
import { commissionRoutes } from './features/partners/commissions/plugin.ts';
import { emailRoutes } from './features/mail/email/plugin.ts';
import { contactRoutes } from './features/office/contact/plugin.ts';
import { creditRoutes } from './features/leads/credit/plugin.ts';
import { eligibilityRoutes } from './features/visitor/eligibility/plugin.ts';
import { countClaim } from './features/accounts/sign-in/count-try.ts';
import { erasureJob } from './features/leads/erasure/erase-due.ts';
import { importRoutes } from './features/leads/imports/plugin.ts';
import { moveLeadsOf } from './features/leads/owner/writes.ts';
import { leadRoutes } from './features/leads/plugin.ts';
import { mediaRoutes } from './features/programme/media/plugin.ts';
import { memberRoutes } from './features/accounts/members/plugin.ts';
import { noticeRoutes } from './features/visitor/notices/plugin.ts';
import { nearMissRoutes } from './features/visitor/near-miss/plugin.ts';
import { tellJob } from './features/visitor/near-miss/tell-watchers.ts';
import { newsRoutes } from './features/office/news/plugin.ts';
import { sweepJob } from './features/programme/media/sweep-uploads.ts';
import { ownPageRoutes } from './features/buyer/plugin.ts';
import { noteRoutes } from './features/leads/notes/plugin.ts';
import { openProgramme } from './features/programme/open-programme.ts';
import { previewRoutes } from './features/mail/previews/plugin.ts';
import { programmeRoutes } from './features/programme/plugin.ts';
import { keepServicePromise } from './features/office/queue/keep-service-promise.ts';
import { queueRoutes } from './features/office/queue/plugin.ts';
import { queueJob } from './features/office/queue/tend-queue.ts';
import { pushRoutes } from './features/integrations/push/plugin.ts';
import { pushJob } from './features/integrations/push/send-notice.ts';
import { referralRoutes } from './features/partners/referrals/plugin.ts';
import { reportRoutes } from './features/operations/reports/plugin.ts';
import { resumeRoutes } from './features/visitor/resume/plugin.ts';
import { purgeJob } from './features/operations/retention/purge-expired.ts';
import { savingsRoutes } from './features/visitor/savings/plugin.ts';
import { staleEstimatesJob } from './features/visitor/stale-estimates/mark-stale-estimates.ts';
import { staffRoutes } from './features/accounts/staff/plugin.ts';
import { startRoutes } from './features/operations/start/plugin.ts';
import { systemRoutes } from './features/operations/system/plugin.ts';
import { templateRoutes } from './features/mail/templates/plugin.ts';
import { timelineRoutes } from './features/leads/timeline/plugin.ts';
import { webhookJob } from './features/integrations/webhooks/deliver-event.ts';
import { webhookRoutes } from './features/integrations/webhooks/plugin.ts';
import { trackingRoutes } from './features/visitor/tracking/plugin.ts';
import { viewRoutes } from './features/leads/views/plugin.ts';
import { type Clock, systemClock } from './outside/clock.ts';
import { type Geo, noGeo } from './outside/geo.ts';
import { type Mailer, noMailer } from './outside/mail.ts';
import { openSignOn } from './outside/sign-on.ts';
import { requireDeclaredAccess } from './platform/access.ts';
import { closeUnread } from './platform/connections/close-unread.ts';
import { authorizeRequests } from './platform/authorize.ts';
import { callerOf, trustOnly } from './platform/caller.ts';
import { handleErrors, sendError } from './platform/errors/error-handler.ts';
import { protectAnswers } from './platform/headers.ts';
import { reportHealth } from './platform/health.ts';
import { refuseIllFormed } from './platform/connections/ill-formed.ts';
import { readJsonBodies } from './platform/json-body.ts';
import { CallCounts } from './platform/limits/call-counts.ts';
import { limitCalls, openWriteLimit } from './platform/limits/limit-calls.ts';
import { shareCounts } from './platform/limits/share-counts.ts';
import { publishMetrics } from './platform/metrics.ts';
import { mostConnections, serverOptions } from './platform/connections/server-options.ts';
import { guardOrigin } from './platform/origin-guard.ts';
import { HttpError, sentences } from './platform/http-error.ts';
import { answerWithId, followCalls } from './platform/request-id.ts';
import { RecentCalls } from './platform/recent-calls.ts';
import { makeSessions } from './platform/sessions/sessions.ts';
import { closeWhileDraining } from './platform/shut-down.ts';
import { type FindFile, serveFiles, type StaticFolders } from './platform/static.ts';

export interface AppParts {
  config: Config;
  database: Database;
  clock?: Clock;
  geo?: Geo;
  mailer?: Mailer;
  /** The public site and the CRM's document; without them the app is the API alone. */
  pages?: (app: FastifyInstance, services: Services & { intake: Intake }) => Promise<void>;
  /** Deliver mail and clean up; off in tests and benchmarks that do not need it. */
  areJobsOn?: boolean;
  folders?: StaticFolders;
  /** Finds files of other builds that browsers still request. */
  findAsset?: FindFile;
  logStream?: { write(line: string): void };
  /** Tests: sees every answer before it is sent. */
  watchAnswers?: (app: FastifyInstance) => void;
}

/** The product; the process around it is main.ts. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, clock = systemClock, geo = noGeo, mailer = noMailer } = parts;
  const isHttps = config.publicUrl.startsWith('https://');
  const sessions = makeSessions({
    isSecure: isHttps,
    isImpersonationOn: config.isImpersonationOn,
    isSecondFactorRequired: config.isSecondFactorRequired,
  });
  const programme = openProgramme(database, clock, config.timeZone);
  let jobs: Jobs | undefined;
  const recentCalls = new RecentCalls();
  const services: Services = {
    config,
    db: database,
    clock,
    geo,
    mailer,
    signOn: config.signOn && openSignOn(config.signOn),
    sessions,
    programme,
    figures: { leads: keepFigures(), traffic: keepFigures() },
    servicePromise: keepServicePromise({ db: database, config, programme }),
    recentCalls,
    wakeJobs: () => jobs?.wake(),
  };

  const isProxy = trustOnly(config.trustedProxies);
  const app = Fastify(
    serverOptions({
      logLevel: config.logLevel,
      hasProxies: config.trustedProxies.length > 0,
      isProxy,
      isHttps,
      logStream: parts.logStream,
    }),
  );
  const counts = new CallCounts();
  if (!database.isBundled) {
    const stopSharing = shareCounts(counts, database);
    app.addHook('onClose', async () => stopSharing());
  }
  app.decorate('routeSettings', {
    rateLimitScale: config.rateLimitScale,
    countWrite: openWriteLimit(config.rateLimitScale, counts),
    entries: [],
  });
  app.decorate('services', services);

  parts.watchAnswers?.(app);
  app.server.maxConnections = mostConnections(config.maxConnections);
  requireDeclaredAccess(app);
  recentCalls.follow(app);
  handleErrors(app);
  answerWithId(app);
  if (config.isAuditWritten) {
    followCalls(app);
  }
  protectAnswers(app, isHttps);
  closeWhileDraining(app);
  refuseIllFormed(app);
  closeUnread(app);
  readJsonBodies(app);
  guardOrigin(app, config.publicUrl);
  await limitCalls(app, config.rateLimitScale, counts);
  await app.register(cookie);
  authorizeRequests(app, sessions, database, (address) => {
    const claim = { kind: 'key', account: '', caller: callerOf(address) } as const;
    return countClaim(database, claim, config.rateLimitScale);
  });

  reportHealth(app, () => database.isHealthy());
  const { metricsToken: token } = config;
  if (token !== undefined) {
    publishMetrics(app, { token, readGauges: () => readGauges(config, database) });
  }
  await serveFiles(app, parts.folders ?? {}, parts.findAsset);

  const router: Router = { app, services };
  const intake = openIntake();
  apiRoutes(router);
  applicationRoutes(router, intake);
  trackingRoutes(router, () => isUnderPressure(intake));
  leadRoutes(router);
  importRoutes(router);
  contactRoutes(router);
  creditRoutes(router);
  queueRoutes(router);
  pushRoutes(router);
  newsRoutes(router);
  ownPageRoutes(router);
  noteRoutes(router);
  timelineRoutes(router);
  savingsRoutes(router);
  resumeRoutes(router);
  eligibilityRoutes(router);
  nearMissRoutes(router);
  noticeRoutes(router);
  affiliateRoutes(router);
  commissionRoutes(router);
  accountRoutes(router);
  referralRoutes(router);
  templateRoutes(router);
  emailRoutes(router);
  previewRoutes(router);
  mediaRoutes(router);
  programmeRoutes(router);
  staffRoutes(router);
  memberRoutes(router, moveLeadsOf);
  apiKeyRoutes(router);
  reportRoutes(router);
  systemRoutes(router);
  startRoutes(router);
  webhookRoutes(router);
  viewRoutes(router);
  auditRoutes(router);
  archiveRoutes(router);

  const { pages } = parts;
  if (pages) {
    await app.register(async (site) => pages(site, { ...services, intake }));
  } else {
    app.setNotFoundHandler((request, reply) =>
      sendError(new HttpError(404, sentences.notFound), request, reply),
    );
  }

  if (parts.areJobsOn) {
    const isHeld = () => areMailsHeld(database, config);
    app.addHook('onReady', async () => {
      jobs = await startJobs(
        database,
        [
          // While one mail is written, another one is being sent.
          { kinds: mailJobs(services), concurrency: 2 * config.smtpConnections, isHeld },
          {
            kinds: [
              purgeJob(services),
              erasureJob(services),
              sweepJob(services),
              staleEstimatesJob(services),
              tellJob(services),
            ],
            concurrency: 1,
          },
          // A new lead waits for nothing else.
          { kinds: [queueJob(services)], concurrency: 1 },
          { kinds: [pushJob(services)], concurrency: 8, isHeld },
          // Each may hang for a quarter of a minute.
          { kinds: [webhookJob(services)], concurrency: 16, mostOfWebhook: 5, isHeld },
        ],
        jobsLog(app.log),
      );
      app.log.info(await readJobFigures(database), 'jobs started');
    });
    // Nothing more is claimed while the last calls are answered.
    let stopped: Promise<void> | undefined;
    app.addHook('preClose', async () => {
      stopped = jobs?.stop();
    });
    app.addHook('onClose', () => stopped);
  }
  return app;
}

declare module 'fastify' {
  interface FastifyInstance {
    services: Services;
  }
}
