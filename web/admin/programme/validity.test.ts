import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createTranslator } from 'use-intl';
import programme from '../messages/en/programme.ts';
import { termInForce, validityOn, validityText } from './validity.ts';

const t = createTranslator({
  locale: 'en',
  messages: { admin: { programme } },
  namespace: 'admin.programme.validity',
});
const between = (effectiveFrom: string | null, effectiveTo: string | null) => ({
  effectiveFrom,
  effectiveTo,
});

test('the days a rule holds read as words', () => {
  const cases: [string | null, string | null, string][] = [
    [null, null, 'Always'],
    ['2026-01-01', null, 'From Jan 1, 2026'],
    [null, '2026-01-01', 'Until Jan 1, 2026'],
    ['2026-01-01', '2026-02-01', 'Jan 1, 2026 to Feb 1, 2026'],
  ];
  for (const [from, to, words] of cases) {
    assert.equal(validityText(t, between(from, to)), words);
  }
});

test('validity includes its last day', () => {
  assert.equal(validityOn(between(null, '2026-01-01'), '2026-01-01'), 'now');
  assert.equal(validityOn(between(null, '2026-01-01'), '2026-01-02'), 'over');
  assert.equal(validityOn(between('2026-01-03', null), '2026-01-02'), 'later');
});

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
