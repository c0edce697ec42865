import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stateCodes } from '#core/domain/us-states.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const app = await openApp();

const answers = { creditScore: 620, homePrice: 500_000, state: 'TX' };

async function changesOf(other: object) {
  return (await ok(app.post('/api/near-miss', { ...answers, ...other }))).changes;
}

test('says what would meet the requirements of today, and stores nothing', async () => {
  assert.deepEqual(await changesOf({}), []);
  assert.deepEqual(await changesOf({ creditScore: 579 }), [
    { field: 'creditScore', to: 580, reason: 'credit' },
  ]);
  const [state, ...others] = await changesOf({ state: 'HI' });
  assert.deepEqual([state.field, state.reason, others], ['state', 'state', []]);
  assert.equal(state.to.length, 43);
  assert.ok(stateCodes.includes(state.to[0]) && !state.to.includes('HI'));
  await app.setTerm('minHomePrice', 175_000);
  assert.deepEqual(await changesOf({ homePrice: 174_999 }), [
    { field: 'homePrice', to: 175_000, reason: 'homePrice' },
  ]);
  for (const table of ['eligibility_checks', 'consent_records', 'jobs']) {
    assert.equal(await app.count(table), 0, table);
  }
});

test('refuses what is no answer', async () => {
  for (const other of [{ creditScore: 'much' }, { state: 'Texas' }, { homePrice: -1 }]) {
    const answer = await app.post('/api/near-miss', { ...answers, ...other });
    assert.equal(answer.statusCode, 400, JSON.stringify(other));
  }
});
