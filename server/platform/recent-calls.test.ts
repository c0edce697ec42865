import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecentCalls } from './recent-calls.ts';

const minuteMs = 60_000;

test('calls are counted for an hour, and applications that failed for themselves', () => {
  const calls = new RecentCalls();
  calls.count(201, true, 0);
  calls.count(503, true, 1);
  calls.count(500, false, 30 * minuteMs);
  calls.count(404, false, 30 * minuteMs);
  assert.deepEqual(calls.read(59 * minuteMs), {
    total: 4,
    failed: 2,
    failedApplications: 1,
    lagMs: 0,
  });
  const { total, failed, failedApplications } = calls.read(60 * minuteMs);
  assert.deepEqual([total, failed, failedApplications], [2, 1, 0]);
  assert.equal(calls.read(24 * 60 * minuteMs).total, 0);
});
