import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { defaultRules } from '../default-rules.ts';
import { termsAsOf, type UncheckedRule } from '../programme-terms.ts';
import { reviseRules, type TermsRevision } from './terms-revision.ts';

const days = ['2026-11-22', '2026-12-01', '2026-12-31', '2027-01-01', '2028-02-29'];

function revision(effectiveFrom: string, terms: Record<string, unknown>): TermsRevision {
  return { effectiveFrom, source: 'test', basis: null, terms };
}

const some = fc.array(
  fc.record({
    effectiveFrom: fc.constantFrom(...days),
    terms: fc.dictionary(fc.constantFrom('grantCap', 'minHomePrice'), fc.nat(99_999)),
  }),
  { maxLength: 6 },
);

test('on every day the value of the latest revision holds, of one day the one published last', () => {
  fc.assert(
    fc.property(some, fc.constantFrom('2026-11-21', ...days, '2030-01-01'), (list, day) => {
      const revisions = list.map(({ effectiveFrom, terms }) => revision(effectiveFrom, terms));
      const rules = reviseRules(defaultRules, revisions);
      const terms = termsAsOf(rules, day, '');
      for (const key of ['grantCap', 'minHomePrice'] as const) {
        const begun = revisions.filter((one) => key in one.terms && one.effectiveFrom <= day);
        const latest = begun
          .map((one) => one.effectiveFrom)
          .toSorted()
          .at(-1);
        const holding = begun.findLast((one) => one.effectiveFrom === latest);
        const expected = holding?.terms[key] ?? termsAsOf(defaultRules, day, '')[key];
        assert.equal(terms[key], expected);
      }
    }),
  );
});

function rulesOverlap(a: UncheckedRule, b: UncheckedRule): boolean {
  return (
    a.key === b.key &&
    (a.effectiveFrom === null || b.effectiveTo === null || a.effectiveFrom <= b.effectiveTo) &&
    (b.effectiveFrom === null || a.effectiveTo === null || b.effectiveFrom <= a.effectiveTo)
  );
}

test('no two rules of a term share a day, and no rule of another term moves', () => {
  fc.assert(
    fc.property(some, (list) => {
      const revisions = list.map(({ effectiveFrom, terms }) => revision(effectiveFrom, terms));
      const rules = reviseRules(defaultRules, revisions);
      for (const [index, rule] of rules.entries()) {
        assert.ok(!rules.slice(index + 1).some((other) => rulesOverlap(rule, other)), rule.key);
      }
      const untouched = (list: readonly { key: string }[]) =>
        list.filter(({ key }) => key !== 'grantCap' && key !== 'minHomePrice');
      assert.deepEqual(untouched(rules), untouched(defaultRules));
    }),
  );
});

test('a rule that had an end of its own keeps it', () => {
  const rule = defaultRules.find(({ key }) => key === 'grantCap')!;
  const ended = [{ ...rule, effectiveTo: '2026-11-30' }];
  const rules = reviseRules(ended, [revision('2027-01-01', { grantCap: 1 })]);
  assert.deepEqual(
    rules.map(({ effectiveFrom, effectiveTo }) => [effectiveFrom, effectiveTo]),
    [
      [null, '2026-11-30'],
      ['2027-01-01', null],
    ],
  );
});
