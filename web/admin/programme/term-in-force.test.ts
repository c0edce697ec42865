import assert from 'node:assert/strict';
import { test } from 'node:test';
import { termInForce } from './term-in-force.ts';

const rule = { key: 'programmeName' };
const rules = [
  { ...rule, value: 'Old', effectiveFrom: null, effectiveTo: '2026-11-22' },
  { ...rule, value: 'Now', effectiveFrom: '2026-11-23', effectiveTo: '2026-12-31' },
  { ...rule, value: 'Later', effectiveFrom: '2027-01-01', effectiveTo: null },
];

test('of the rules of a term the one of the day holds', () => {
  const on = (asOf: string) => termInForce({ rules, asOf }, 'programmeName');
  assert.equal(on('2026-11-22'), 'Old');
  assert.equal(on('2026-11-23'), 'Now');
  assert.equal(on('2027-05-01'), 'Later');
  assert.equal(termInForce({ rules, asOf: '2026-11-23' }, 'lenderName'), undefined);
  assert.equal(termInForce(undefined, 'programmeName'), undefined);
});
