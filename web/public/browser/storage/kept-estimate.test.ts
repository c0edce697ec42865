import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { calculateSavings } from '#core/domain/visitor/savings.ts';
import { defaultRules, defaultTermsVersion } from '#core/domain/programme/default-rules.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { fakeStorage } from '../../testing/fake-storage.ts';
import type { Estimate } from './kept-estimate.ts';

const { kept, empty } = fakeStorage();
beforeEach(empty);

let visits = 0;
/** Every visit imports the module again, like a page load. */
const visit = () =>
  import(`./kept-estimate.ts?visit=${visits++}`) as Promise<typeof import('./kept-estimate.ts')>;

const question = {
  homePrice: 500_000,
  electricBill: 350,
  creditScore: '700-739',
  propertyState: 'TX',
} as const;
const terms = termsAsOf(defaultRules, '2026-11-20', defaultTermsVersion);
const estimate = {
  ...calculateSavings(question, terms),
  ...question,
  asOf: terms.asOf,
} as unknown as Estimate;

test('an estimate is kept under the specified keys and is there on the next visit', async () => {
  (await visit()).keepEstimate(estimate);
  assert.equal(kept.get('calculator_solarCost'), '60600');
  assert.equal(kept.get('calculator_taxCredit'), '18180');
  assert.equal(kept.get('calculator_educationEarnings'), '13000');
  assert.equal(kept.get('calculator_monthlySavings'), '296');
  const { keptEstimate } = await visit();
  assert.deepEqual(keptEstimate(), JSON.parse(JSON.stringify(estimate)));
  assert.equal(keptEstimate(), keptEstimate());
});

test('a damaged, empty or older estimate is not shown', async (t) => {
  t.mock.method(console, 'error', () => {});
  for (const text of [
    '{bad',
    'null',
    '7',
    '{}',
    JSON.stringify({ ...estimate, assumptions: undefined }),
    JSON.stringify({ ...estimate, taxCredit: '1' }),
    JSON.stringify({ ...estimate, netCost: undefined }),
    JSON.stringify({ ...estimate, programCovers: undefined }),
  ]) {
    kept.set('calculatorResults', text);
    assert.equal((await visit()).keptEstimate(), null, text);
  }
});

test('subscribers are notified of a new estimate and of its removal', async () => {
  const { dropEstimate, keepEstimate, keptEstimate, watchEstimate } = await visit();
  const seen: (number | undefined)[] = [];
  const stop = watchEstimate(() => seen.push(keptEstimate()?.totalBenefit));
  keepEstimate(estimate);
  dropEstimate();
  stop();
  keepEstimate(estimate);
  assert.deepEqual(seen, [31_180, undefined]);
});
