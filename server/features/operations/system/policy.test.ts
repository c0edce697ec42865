import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evaluateSystem, type Readings } from './policy.ts';

const now = new Date('2026-11-25T12:00:00Z');
const ago = (ms: number) => new Date(now.getTime() - ms);
const minute = 60_000;

const calm: Readings = {
  now,
  calls: { total: 1000, failed: 0, failedApplications: 0, lagMs: 12 },
  gauges: {
    pool: { total: 3, idle: 3, waiting: 0, most: 10 },
    jobs: { waiting: 0, retrying: 0, failed: 7, oldestSeconds: 0 },
    diskFreeBytes: 50e9,
    diskBytes: 100e9,
  },
  wantedConnections: 10,
  heldSince: null,
  givenUp: 0,
  lateSince: null,
  webhooks: { all: 2, stopped: 0, failing: 0, since: null },
  archive: { archivedAt: ago(minute), failedAt: ago(5 * minute) },
  lastBackup: ago(20 * 60 * minute),
  hasMailServer: true,
  hasStaffMail: true,
  lacksProxies: false,
};

function statesOf(readings: Readings): Record<string, string> {
  return Object.fromEntries(evaluateSystem(readings).map(({ name, state }) => [name, state]));
}

const fine = statesOf(calm);

const { calls, gauges } = calm;
const jobs = (waiting: number, retrying: number, oldestSeconds: number) => ({
  gauges: { ...gauges, jobs: { waiting, retrying, failed: 0, oldestSeconds } },
});
const pool = (changes: object) => ({ gauges: { ...gauges, pool: { ...gauges.pool, ...changes } } });
const webhooks = (all: number, stopped: number, failing: number) => ({
  webhooks: { all, stopped, failing, since: ago(minute) },
});
const archive = (archivedAt: Date | null, failedAt: Date | null) => ({
  archive: { archivedAt, failedAt },
});
const cases: [string, Partial<Readings>, Record<string, string | undefined>][] = [
  [
    'a failed application',
    { calls: { ...calls, failed: 1, failedApplications: 1 } },
    { applications: 'wrong', calls: 'look' },
  ],
  ['two percent', { calls: { ...calls, failed: 20 } }, { calls: 'look' }],
  ['more than two percent', { calls: { ...calls, failed: 21 } }, { calls: 'wrong' }],
  ['no call at all', { calls: { ...calls, total: 0 } }, {}],
  ['a busy process', { calls: { ...calls, lagMs: 501 } }, { lag: 'look' }],
  [
    'held emails, however long they wait',
    { heldSince: ago(1), ...jobs(9, 0, 9000) },
    { hold: 'look', jobs: undefined },
  ],
  ['no backup for a day', { lastBackup: ago(25 * 60 * minute) }, { backup: 'look' }],
  ['no backup for a week', { lastBackup: ago(169 * 60 * minute) }, { backup: 'wrong' }],
  ['no backup at all', { lastBackup: null }, { backup: 'look' }],
  ['backups by other tools', { lastBackup: undefined }, { backup: undefined }],
  ['no mail server', { hasMailServer: false }, { mailServer: 'wrong' }],
  ['no one to mail', { hasStaffMail: false }, { staffMail: 'look' }],
  ['one address for all', { lacksProxies: true }, { proxy: 'wrong' }],
  ['an email given up', { givenUp: 1 }, { givenUp: 'wrong' }],
  ['a try in vain', jobs(1, 1, 0), { jobs: 'look' }],
  ['jobs not begun', jobs(1, 0, 901), { jobs: 'wrong' }],
  ['many tries in vain', jobs(21, 21, 0), { jobs: 'wrong' }],
  ['no answer on jobs', { gauges: { ...gauges, jobs: null } }, { jobs: undefined }],
  ['cleaning a moment late', { lateSince: ago(59 * minute) }, {}],
  ['cleaning an hour late', { lateSince: ago(61 * minute) }, { repeating: 'wrong' }],
  ['a disk filling', { gauges: { ...gauges, diskFreeBytes: 9e9 } }, { disk: 'look' }],
  ['a full disk', { gauges: { ...gauges, diskFreeBytes: 1e9 } }, { disk: 'wrong' }],
  [
    'a disk that cannot be read',
    { gauges: { ...gauges, diskFreeBytes: NaN, diskBytes: NaN } },
    { disk: undefined },
  ],
  ['calls that wait', pool({ waiting: 2 }), { connections: 'look' }],
  ['a pool made smaller', pool({ most: 4 }), { connections: 'wrong' }],
  ['an archive that fails', archive(ago(9 * minute), ago(minute)), { archive: 'wrong' }],
  ['an archive that never worked', archive(null, ago(minute)), { archive: 'wrong' }],
  ['an archive that has not begun', archive(null, null), { archive: 'look' }],
  ['a webhook that fails', webhooks(2, 0, 1), { webhooks: 'look' }],
  ['a webhook paused by its failures', webhooks(2, 1, 1), { webhooks: 'wrong' }],
  ['no webhook', webhooks(0, 0, 0), { webhooks: undefined }],
  ['no archive', { archive: null }, { archive: undefined }],
];

test('a calm system is fine in everything', () => {
  assert.deepEqual([...new Set(Object.values(fine))], ['fine']);
});

for (const [what, readings, expected] of cases) {
  test(`${what}: ${JSON.stringify(expected)}, and all else is fine`, () => {
    const wanted = { ...fine, ...expected };
    for (const [name, state] of Object.entries(expected)) {
      if (state === undefined) {
        delete wanted[name];
      }
    }
    assert.deepEqual(statesOf({ ...calm, ...readings }), wanted);
  });
}

test('what is wrong comes first, then what to look at', () => {
  const states = evaluateSystem({
    ...calm,
    givenUp: 2,
    hasStaffMail: false,
    lateSince: ago(2e8),
  }).map(({ state }) => state);
  assert.deepEqual(states.slice(0, 4), ['wrong', 'wrong', 'look', 'fine']);
});
