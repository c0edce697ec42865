import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import { jobsLog } from './db/jobs/explain-error.ts';
import { readGauges } from './db/health/read-gauges.ts';
import { readJobFigures } from './db/jobs/read-job-figures.ts';
import { type Jobs, startJobs } from './db/jobs/start-jobs.ts';
import { keepFigures } from './db/keep-figures.ts';
import type { Database } from './db/open.ts';
import { accountRoutes } from './features/affiliates/own/plugin.ts';
import { affiliateRoutes } from './features/affiliates/plugin.ts';
import { apiRoutes } from './features/api/plugin.ts';
import { applicationRoutes } from './features/applications/plugin.ts';
import { apiKeyRoutes } from './features/api-keys/plugin.ts';
import { archiveRoutes } from './features/archive/plugin.ts';
import { auditRoutes } from './features/audit/plugin.ts';
import { type Intake, isUnderPressure, openIntake } from './features/applications/submit-lead.ts';
import type { Router, Services } from './features/context.ts';
import { areMailsHeld } from './features/email/hold/hold-mails.ts';
import { mailJobs } from './features/email/mail-jobs.ts';
import { commissionRoutes } from './features/commissions/plugin.ts';
import { emailRoutes } from './features/email/plugin.ts';
import { contactRoutes } from './features/contact/plugin.ts';
import { creditRoutes } from './features/leads/credit/plugin.ts';
import { eligibilityRoutes } from './features/eligibility/plugin.ts';
import { countClaim } from './features/sign-in/count-try.ts';
import { erasureJob } from './features/leads/erasure/erase-due.ts';
import { importRoutes } from './features/imports/plugin.ts';
import { moveLeadsOf } from './features/leads/owner/writes.ts';
import { leadRoutes } from './features/leads/plugin.ts';
import { mediaRoutes } from './features/media/plugin.ts';
import { memberRoutes } from './features/members/plugin.ts';
import { noticeRoutes } from './features/notices/plugin.ts';
import { nearMissRoutes } from './features/near-miss/plugin.ts';
import { tellJob } from './features/near-miss/tell-watchers.ts';
import { newsRoutes } from './features/news/plugin.ts';
import { sweepJob } from './features/media/sweep-uploads.ts';
import { ownPageRoutes } from './features/my/plugin.ts';
import { noteRoutes } from './features/notes/plugin.ts';
import { openProgramme } from './features/programme/open-programme.ts';
import { previewRoutes } from './features/previews/plugin.ts';
import { programmeRoutes } from './features/programme/plugin.ts';
import { keepServicePromise } from './features/queue/keep-service-promise.ts';
import { queueRoutes } from './features/queue/plugin.ts';
import { queueJob } from './features/queue/tend-queue.ts';
import { pushRoutes } from './features/push/plugin.ts';
import { pushJob } from './features/push/send-notice.ts';
import { referralRoutes } from './features/referrals/plugin.ts';
import { reportRoutes } from './features/reports/plugin.ts';
import { resumeRoutes } from './features/resume/plugin.ts';
import { purgeJob } from './features/retention/purge-expired.ts';
import { savingsRoutes } from './features/savings/plugin.ts';
import { judgeJob } from './features/shown/judge-leads.ts';
import { staffRoutes } from './features/staff/plugin.ts';
import { systemRoutes } from './features/system/plugin.ts';
import { templateRoutes } from './features/templates/plugin.ts';
import { timelineRoutes } from './features/timeline/plugin.ts';
import { webhookJob } from './features/webhooks/deliver-event.ts';
import { webhookRoutes } from './features/webhooks/plugin.ts';
import { trackingRoutes } from './features/tracking/plugin.ts';
import { viewRoutes } from './features/views/plugin.ts';
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
import { mostConnections } from './platform/connections/most-connections.ts';
import { guardOrigin } from './platform/origin-guard.ts';
import { HttpError, sentences } from './platform/http-error.ts';
import { answerWithId, followCalls } from './platform/request-id.ts';
import { RecentCalls } from './platform/recent-calls.ts';
import { serverOptions } from './platform/connections/server-options.ts';
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
              judgeJob(services),
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
