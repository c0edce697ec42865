import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Queryable } from '#server/db/queryable.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { until } from '#server/testing/listening-app.ts';
import { CallCounts } from './call-counts.ts';
import { shareCounts, storedKey } from './share-counts.ts';

test(`while the database cannot be asked, a process counts by itself and tells later`, async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  const counts = new CallCounts();
  t.after(shareCounts(counts, database));
  await database.query('alter table call_counts rename to away');
  const window = { max: 40, timeWindow: 3_600_000 };
  const add = () => counts.add('GET /somewhere 198.51.100.7', window).current;
  for (let n = 1; n <= 10; n += 1) {
    assert.equal(add(), n);
  }
  await sleep(100);
  assert.equal(add(), 11);
  await database.query('alter table away rename to call_counts');
  await until(async () => (await stored(database)).includes(11));
});

test(`an ended count begins anew and leaves the database within a minute`, async (t) => {
  const { database, dispose } = await freshDatabase();
  t.after(dispose);
  await database.query(
    `insert into call_counts values
        ('over', 5, now() - interval '1 s'), ($1, 5, now() - interval '1 s'),
        ($2, 5, now() + interval '1 hour')`,
    [storedKey('again'), storedKey('open')],
  );
  t.mock.timers.enable({ apis: ['setInterval'] });
  const counts = new CallCounts();
  t.after(shareCounts(counts, database));
  const window = { max: 2, timeWindow: 3_600_000 };
  counts.add('again', window);
  assert.equal(counts.add('open', window).current, 1);
  await until(async () => (await stored(database)).toSorted().join() === '1,5,6');
  assert.equal(counts.add('open', window).current, 7, 'it took over what others counted');
  t.mock.timers.tick(60_000);
  await until(async () => (await stored(database)).length === 2);
  assert.deepEqual((await stored(database)).toSorted(), [1, 6]);
});

async function stored({ query }: Queryable): Promise<number[]> {
  const { rows } = await query<{ calls: number }>('select calls from call_counts');
  return rows.map(({ calls }) => calls);
}
