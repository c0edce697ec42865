import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { lockRevisions } from './writes.ts';

const path = '/api/admin/programme/rules';

// The embedded engine has one session: nothing there can wait for a lock.
for (const engine of engines().filter((name) => name === 'postgres')) {
  test('a revision is neither published nor withdrawn while another one is', async (t) => {
    const app = await freshApp({ engine });
    t.after(() => app.dispose());
    app.clock.set(new Date('2026-11-22T17:00:00Z'));
    const staff = await app.signIn();
    const values = { source: 'Board resolution 12', basis: null, terms: { grantCap: 15_000 } };
    const save = async (effectiveFrom: string) =>
      (await staff.post(path, { ...values, effectiveFrom })).json();
    const publish = (draft: { id: number; updatedAt: string; standing: number }) =>
      staff.post(`${path}/${draft.id}/publish`, draft);
    const isWaiting = async () => {
      const [row] = await app.rows<{ waiting: number }>(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
      );
      return row!.waiting > 0;
    };
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
      let isAnswered = false;
      const answer = call().finally(() => {
        isAnswered = true;
      });
      while (!isAnswered && !(await isWaiting())) {
        await pause(5);
      }
      const hasWaited = !isAnswered;
      ended.resolve();
      await other;
      const { statusCode, body } = await answer;
      assert.ok(hasWaited, `${name} does not wait for the lock: ${statusCode} ${body}`);
      assert.equal(statusCode, 200, `${name}: ${body}`);
    };

    const draft = await save('2026-11-22');
    await meets('publishing', () => publish(draft));
    const planned = await save('2027-01-01');
    assert.equal((await publish(planned)).statusCode, 200);
    await meets('withdrawing', () => staff.post(`${path}/${planned.id}/withdraw`, {}));
  });
}
