import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reviewReasons } from './review-reasons.ts';

const verified = '2026-11-22T00:00:00.000Z';

test('a new claim and an unverified license must be reviewed', () => {
  const cases = [
    [true, true, null, ['claim', 'license']],
    [true, true, verified, ['claim']],
    [true, false, null, ['claim']],
    [false, true, null, ['license']],
    [false, true, verified, []],
    [false, false, null, []],
  ] as const;
  for (const [needsReview, isLicensedRealtor, licenseVerifiedAt, expected] of cases) {
    const reviewed = { needsReview, isLicensedRealtor, licenseVerifiedAt };
    assert.deepEqual(reviewReasons(reviewed), expected, JSON.stringify(reviewed));
  }
});
