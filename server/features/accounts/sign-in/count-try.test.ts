import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshDatabase } from '#server/testing/database.ts';
import { countFailures } from './queries.ts';

test('an office that registers many affiliates is not locked out of signing in', async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const insert = (kind: string, count: number) =>
    database.query(
      `insert into login_failures (kind, account, ip_address)
       select $1, 'someone', '192.0.2.1' from generate_series(1, $2::int)`,
      [kind, count],
    );
  await insert('register', 60);
  await insert('address', 60);
  await insert('staff', 2);
  const caller = '192.0.2.1';
  const counted = await countFailures(database, { kind: 'staff', account: 'chief' }, caller);
  assert.deepEqual(counted, { pair: 0, address: 2, account: 0, isKnown: false });
});
