import {
  type CheckState,
  checkStates,
  type readSystem,
  type SystemCheck,
} from '#core/contract/operations/system.ts';
import type { Gauges } from '#server/db/health/read-gauges.ts';
import type { AnswerOf } from '#server/platform/contract/send-answer.ts';
import type { CallFigures } from '#server/platform/recent-calls.ts';
import type { WebhookTrouble } from '../../integrations/webhooks/queries.ts';
import type { WriteAheadArchive } from './queries.ts';

/** The readings of a process and its database before they are judged. */
export interface Readings {
  now: Date;
  calls: CallFigures;
  gauges: Gauges;
  wantedConnections: number;
  heldSince: Date | null;
  givenUp: number;
  lateSince: Date | null;
  webhooks: WebhookTrouble;
  archive: WriteAheadArchive | null;
  /**
   * Null: no backup was ever made. Undefined: PostgreSQL's own tools make them and do not report
   * here.
   */
  lastBackup: Date | null | undefined;
  hasMailServer: boolean;
  hasStaffMail: boolean;
  lacksProxies: boolean;
}

type Check = AnswerOf<(typeof readSystem)['answer']>['checks'][number];

const hourMs = 3_600_000;
const gigabyte = 1e9;

// The same limits as the rules of alarm in docs/operations.md.
const limits = {
  failedShare: 0.02,
  lateJobSeconds: 900,
  retryingJobs: 20,
  fullDisk: 2 * gigabyte,
  nearlyFullDisk: 10 * gigabyte,
  lagMs: 500,
  lateWorkMs: hourMs,
  dueBackupMs: 24 * hourMs,
  oldBackupMs: 7 * 24 * hourMs,
} as const;

function check(
  name: SystemCheck,
  state: CheckState,
  figures: { count?: number; of?: number; since?: Date | null } = {},
): Check {
  const { count = null, of = null, since = null } = figures;
  return { name, state, count, of, since };
}

const stateOf = (isWrong: boolean, isNotable = false): CheckState =>
  isWrong ? 'wrong' : isNotable ? 'look' : 'fine';

function checkCalls({ calls: { total, failed, failedApplications } }: Readings): Check[] {
  const isWrong = failed > limits.failedShare * total;
  return [
    check('applications', stateOf(failedApplications > 0), { count: failedApplications }),
    check('calls', stateOf(isWrong, failed > 0), { count: failed, of: total }),
  ];
}

function checkJobs({ now, heldSince, gauges: { jobs }, lateSince }: Readings): Check[] {
  const late = stateOf(
    lateSince !== null && now.getTime() - lateSince.getTime() > limits.lateWorkMs,
  );
  const since = late === 'fine' ? null : lateSince;
  const repeating = check('repeating', late, { since });
  // Held emails wait on purpose.
  if (!jobs || heldSince) {
    return [repeating];
  }
  const { waiting, retrying, oldestSeconds } = jobs;
  const stands = oldestSeconds > limits.lateJobSeconds || retrying > limits.retryingJobs;
  return [
    check('jobs', stateOf(stands, retrying > 0), {
      count: waiting,
      of: retrying,
      since: oldestSeconds > 0 ? new Date(now.getTime() - oldestSeconds * 1000) : null,
    }),
    repeating,
  ];
}

function checkMails(readings: Readings): Check[] {
  const { heldSince, givenUp, hasMailServer, hasStaffMail, lacksProxies } = readings;
  return [
    check('hold', stateOf(false, heldSince !== null), { since: heldSince }),
    check('givenUp', stateOf(givenUp > 0), { count: givenUp }),
    check('mailServer', stateOf(!hasMailServer)),
    check('staffMail', stateOf(false, !hasStaffMail)),
    check('proxy', stateOf(lacksProxies)),
  ];
}

function checkWebhooks({ webhooks: { all, stopped, failing, since } }: Readings): Check[] {
  const state = stateOf(stopped > 0, failing > 0);
  return all > 0 ? [check('webhooks', state, { count: stopped || failing, since })] : [];
}

function checkMachine({ calls, gauges, wantedConnections, archive }: Readings): Check[] {
  const { pool, diskBytes, diskFreeBytes } = gauges;
  const isSmall = pool.most < wantedConnections;
  const checks = [
    check('connections', stateOf(isSmall, pool.waiting > 0), {
      count: pool.waiting,
      of: pool.most,
    }),
    check('lag', stateOf(false, calls.lagMs > limits.lagMs), { count: Math.round(calls.lagMs) }),
  ];
  if (!Number.isNaN(diskFreeBytes)) {
    const isFull = diskFreeBytes < limits.fullDisk;
    checks.push(
      check('disk', stateOf(isFull, diskFreeBytes < limits.nearlyFullDisk), {
        count: diskFreeBytes,
        of: diskBytes,
      }),
    );
  }
  if (archive) {
    const { failedAt, archivedAt } = archive;
    const isBroken = failedAt !== null && (archivedAt === null || failedAt > archivedAt);
    checks.push(
      check('archive', stateOf(isBroken, archivedAt === null), {
        since: archivedAt,
      }),
    );
  }
  return checks;
}

function checkBackup({ now, lastBackup }: Readings): Check[] {
  if (lastBackup === undefined) {
    return [];
  }
  const age = lastBackup === null ? null : now.getTime() - lastBackup.getTime();
  const isOld = age !== null && age > limits.oldBackupMs;
  const state = stateOf(isOld, age === null || age > limits.dueBackupMs);
  return [check('backup', state, { since: lastBackup })];
}

/** What is wrong, what to look at and what is fine, in that order. */
export function evaluateSystem(readings: Readings): Check[] {
  return [
    ...checkCalls(readings),
    ...checkMails(readings),
    ...checkJobs(readings),
    ...checkWebhooks(readings),
    ...checkMachine(readings),
    ...checkBackup(readings),
  ].toSorted((a, b) => checkStates.indexOf(a.state) - checkStates.indexOf(b.state));
}
