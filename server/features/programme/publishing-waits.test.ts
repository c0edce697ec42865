import assert from 'node:assert/strict';
import { test } from 'node:test';
import { allWait } from '#server/testing/postgres/all-wait.ts';
import { lockRevisions } from './writes.ts';
import { openApp } from '#server/testing/open-app.ts';

const path = '/api/admin/programme/rules';

test('a revision is neither published nor withdrawn while another one is', async () => {
  const app = await openApp();
  app.clock.set(new Date('2026-11-22T17:00:00Z'));
  const staff = await app.signIn();
  const values = { source: 'Board resolution 12', basis: null, terms: { grantCap: 15_000 } };
  const save = async (effectiveFrom: string) =>
    (await staff.post(path, { ...values, effectiveFrom })).json();
  const publish = (draft: { id: number; updatedAt: string; standing: number }) =>
    staff.post(`${path}/${draft.id}/publish`, draft);
  /** Makes a call while another transaction holds the lock, which ends once the call waits. */
  const meets = async (name: string, call: () => ReturnType<typeof staff.post>) => {
    const locked = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const other = app.database.transaction(async (tx) => {
      await lockRevisions(tx as never);
      locked.resolve();
      await ended.promise;
    });
    await locked.promise;
    const order: string[] = [];
    const answer = call();
    const both = Promise.all([
      answer.then(() => order.push(name)),
      other.then(() => order.push('other')),
    ]);
    await allWait(app, [answer]);
    ended.resolve();
    await both;
    const { statusCode, body } = await answer;
    assert.equal(statusCode, 200, `${name}: ${body}`);
    assert.deepEqual(order, ['other', name], 'the call waits for the lock');
  };

  const draft = await save('2026-11-22');
  await meets('publishing', () => publish(draft));
  const planned = await save('2027-01-01');
  assert.equal((await publish(planned)).statusCode, 200);
  await meets('withdrawing', () => staff.post(`${path}/${planned.id}/withdraw`, {}));
});
