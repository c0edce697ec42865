import assert from 'node:assert/strict';
import { test, type TestContext } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { findPooler, startPooler } from '#server/testing/postgres/pooler.ts';
import { openDatabase } from './open.ts';

const behindPooler = async (t: TestContext, mode: 'session' | 'transaction') => {
  const program = findPooler();
  if (!program) {
    t.skip('there is no PgBouncer on this machine');
    return undefined;
  }
  const fresh = await freshDatabase({ migrations: null });
  t.after(fresh.dispose);
  const directUrl = fresh.options.databaseUrl!;
  return { fresh, directUrl, databaseUrl: await startPooler(t, program, directUrl, mode) };
};
const open = (databaseUrl: string, directUrl?: string) =>
  openDatabase({
    databaseUrl,
    directUrl,
    dataDir: '/nowhere',
    poolSize: 3,
    connectWithinMs: 600_000,
  });

test('a pooler in transaction mode is refused in one sentence, at once', async (t) => {
  const pooler = await behindPooler(t, 'transaction');
  if (pooler) {
    await assert.rejects(
      open(pooler.databaseUrl),
      /^Error: DATABASE_URL names a pooler in transaction mode at 127\.0\.0\.1:\d+\/fresh_\w+; this program needs connections of its own/,
    );
  }
});

test('a pooler in session mode is what the server itself is', async (t) => {
  const pooler = await behindPooler(t, 'session');
  if (pooler) {
    const database = await open(pooler.databaseUrl);
    assert.deepEqual((await database.query('select 1 as n')).rows, [{ n: 1 }]);
    await database.close();
  }
});

test('a direct address that is a pooler itself, or leads elsewhere, is refused by its name', async (t) => {
  const pooler = await behindPooler(t, 'transaction');
  if (!pooler) {
    return;
  }
  await assert.rejects(
    open(pooler.databaseUrl, pooler.databaseUrl),
    /^Error: DATABASE_DIRECT_URL names a pooler in transaction mode/,
  );
  const elsewhere = Object.assign(new URL(pooler.directUrl), { pathname: '/postgres' }).href;
  await assert.rejects(open(pooler.databaseUrl, elsewhere), /name two databases/);
});

test('a pooler whose connections lack settings is refused with the statements that give them', async (t) => {
  const pooler = await behindPooler(t, 'transaction');
  if (!pooler) {
    return;
  }
  const { fresh, databaseUrl, directUrl } = pooler;
  const statements = await open(databaseUrl, directUrl).then(
    () => [],
    ({ message }: Error) => message.match(/alter role [^;]+;/g) ?? [],
  );
  assert.ok(statements.length >= 3, String(statements));
  await fresh.database.query(statements.join(' '));
  const anew = await startPooler(t, findPooler()!, directUrl, 'transaction', 1);
  const database = await open(anew, directUrl);
  t.after(database.close);
  const asks = Array.from({ length: 9 }, (_, n) =>
    database.query<{ n: number }>({ name: 'same_name', text: `select ${n} as n`, values: [] }),
  );
  assert.deepEqual(
    (await Promise.all(asks)).map(({ rows }) => rows[0]!.n),
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
  );
});
