import assert from 'node:assert/strict';
import { test } from 'node:test';
import { defaultRules } from '../programme/default-rules.ts';
import { reviseRules } from '../programme/revision/terms-revision.ts';
import { reportingLine } from './reporting-line.ts';

test('a year is reported from the line of that year, and the last known one afterwards', () => {
  assert.equal(reportingLine(defaultRules, 2025), 60_000);
  assert.equal(reportingLine(defaultRules, 2026), 200_000);
  assert.equal(reportingLine(defaultRules, 2027), 200_000);
});

test('the figure of the next year leaves the years before as they were', () => {
  const revision = { effectiveFrom: '2027-01-01', terms: { reportingLine: 2050 }, source: 'IRS' };
  const rules = reviseRules(defaultRules, [revision as never]);
  assert.deepEqual(
    [2025, 2026, 2027].map((year) => reportingLine(rules, year)),
    [60_000, 200_000, 205_000],
  );
});
