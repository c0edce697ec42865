import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { quickBills } from '#core/domain/options.ts';
import { defaultRules } from '#core/domain/programme/default-rules.ts';
import { termsAsOf } from '#core/domain/programme/programme-terms.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { firstAnswerOf } from './list-quick-estimates.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

describe('the answer before the question', async () => {
  const app = await openApp();

  test('in every state the three bills are answered as the calculator answers them', async () => {
    for (const state of stateCodes) {
      const { estimates } = await ok(app.get(`/api/quick-estimates?state=${state}`));
      assert.deepEqual(fieldsOf(estimates, 'electricBill'), quickBills);
      const { propertyState, homePrice, electricBill, ...quick } = estimates[1];
      const asked = { propertyState, homePrice, electricBill, creditScore: '700-739' };
      const calculated = await app.post('/api/calculate-savings', asked);
      assert.deepEqual(quick, calculated.json(), state);
    }
  });

  test('nothing is kept, and a state outside the program is named and granted nothing', async () => {
    const before = await app.count('calculations');
    const { estimates, outside } = (await app.get('/api/quick-estimates?state=AK')).json();
    assert.ok(outside.includes('AK') && !outside.includes('TX'));
    for (const { programCovers, educationEarnings, netCost } of estimates) {
      assert.deepEqual([programCovers, educationEarnings, netCost], [false, 0, null]);
    }
    assert.equal(await app.count('calculations'), before);
  });

  test('what is no state is refused', async () => {
    for (const state of ['', 'XX', 'Texas', '%00']) {
      assert.equal((await app.get(`/api/quick-estimates?state=${state}`)).statusCode, 400, state);
    }
  });
});

test('the landing page answers for a state that the program reaches', () => {
  const terms = termsAsOf(defaultRules, '2026-11-26', '');
  const stateOf = (states: typeof stateCodes | readonly ('WA' | 'OR')[]) =>
    firstAnswerOf({ ...terms, eligibleStates: states }).estimates[0]!.propertyState;
  assert.equal(stateOf(stateCodes), 'TX');
  assert.equal(stateOf(['WA', 'OR']), 'OR');
});
