import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termKeys } from '#core/domain/programme/term-values.ts';
import { groupOf, termGroups } from './term-groups.ts';

test('each term is of the group in which staff look for it, and each group is one run of terms', () => {
  const groups = termKeys.map(groupOf);
  assert.deepEqual(
    groups.filter((group, at) => group !== groups[at - 1]),
    termGroups,
  );
  const found = ['grantCap', 'savingsRangeHigh', 'eligibleStates', 'showOnlyConfirmed'].map(
    groupOf,
  );
  assert.deepEqual(found, ['grant', 'solar', 'eligibility', 'claims']);
  const others = ['licenseNumber', 'officeHours', 'payoutDay', 'of a later version'].map(groupOf);
  assert.deepEqual(others, ['lender', 'office', 'partners', 'partners']);
});
