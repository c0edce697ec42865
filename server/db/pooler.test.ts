import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { engines, freshDatabase } from '#server/testing/database.ts';
import { findPooler, startPooler } from '#server/testing/postgres/pooler.ts';
import { openDatabase } from './open.ts';

if (engines().includes('postgres')) {
  const behindPooler = async (t: TestContext, mode: 'session' | 'transaction') => {
    const program = findPooler();
    if (!program) {
      t.skip('there is no PgBouncer on this machine');
      return undefined;
    }
    const fresh = await freshDatabase('postgres', { migrations: null });
    t.after(fresh.dispose);
    return startPooler(t, program, fresh.options.databaseUrl!, mode);
  };

  test('a pooler in transaction mode is refused in one sentence, at once', async (t) => {
    const databaseUrl = await behindPooler(t, 'transaction');
    if (databaseUrl) {
      await assert.rejects(
        openDatabase({ databaseUrl, dataDir: '/nowhere', connectWithinMs: 600_000 }),
        /^Error: DATABASE_URL names a pooler in transaction mode at 127\.0\.0\.1:\d+\/fresh_\w+; this program needs connections of its own/,
      );
    }
  });

  test('a pooler in session mode is what the server itself is', async (t) => {
    const databaseUrl = await behindPooler(t, 'session');
    if (databaseUrl) {
      const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', poolSize: 3 });
      assert.deepEqual((await database.query('select 1 as n')).rows, [{ n: 1 }]);
      await database.close();
    }
  });
}
