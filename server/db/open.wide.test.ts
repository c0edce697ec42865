import assert from 'node:assert/strict';
import { describe, test, after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { freshDatabase } from '#server/testing/database.ts';

describe('the database', async () => {
  const fresh = await freshDatabase({ migrations: null, statementTimeoutMs: 1500 });
  await fresh.database.query(`create table t (
        id bigint generated always as identity primary key, name text constraint t_name_taken unique, day date, at timestamptz, days date[],
        ids bigint[], price numeric(10, 2))`);
  after(() => fresh.dispose());

  test('gives int8 as a number, a day as text, a moment as a Date, money as text, and refuses what a number cannot hold', async () => {
    const {
      rows: [row],
    } = await fresh.database.query(
      `insert into t (day, at, days, ids, price)
          values ('2026-03-29', '2026-03-29T01:30:00Z', '{2026-03-29,null}', '{1,9007199254740991}', 12.30) returning *`,
    );
    assert.deepEqual(
      { ...row },
      {
        id: 1,
        name: null,
        day: '2026-03-29',
        at: new Date('2026-03-29T01:30:00Z'),
        days: ['2026-03-29', null],
        ids: [1, Number.MAX_SAFE_INTEGER],
        price: '12.30',
      },
    );
    await assert.rejects(
      fresh.database.query('select 9007199254740993::bigint'),
      /no safe integer/,
    );
    const { rows } = await fresh.database.query(
      `select count(*) as n, current_setting('timezone') as zone from t`,
    );
    assert.deepEqual({ ...rows[0] }, { n: 1, zone: 'UTC' });
  });

  test('names SQLSTATE and constraint when it refuses, and answers the next question', async () => {
    await fresh.database.query(`insert into t (name) values ('taken')`);
    const again = fresh.database.query(`insert into t (name) values ($1)`, ['taken']);
    await assert.rejects(again, { code: '23505', constraint: 't_name_taken' });
    await assert.rejects(fresh.database.query('select $1::text', ['a\0b']), { code: '22021' });
    assert.equal(await fresh.database.isHealthy(), true);
  });

  test('keeps its connection when a statement is refused', async () => {
    const before = await fresh.database.transaction(
      async (tx) => (await tx.query('select pg_backend_pid() as pid')).rows[0]!.pid,
    );
    let lost = 0;
    // Other idle ones may be closed meanwhile.
    fresh.database.pool.on('remove', (client) => {
      lost += Number((client as { processID?: number }).processID === before);
    });
    for (let n = 0; n < 5; n++) {
      await assert.rejects(fresh.database.query('select 1/0'), { code: '22012' });
    }
    assert.equal(lost, 0);
    assert.equal(
      (await fresh.database.query('select pg_backend_pid() as pid')).rows[0]!.pid,
      before,
    );
  });

  test('keeps all of a transaction or nothing, and is usable after an error in one', async () => {
    const count = async () =>
      (await fresh.database.query(`select count(*) as n from t where name like 'tx-%'`)).rows[0]!.n;
    await fresh.database.transaction(async (tx) => {
      await tx.query(`insert into t (name) values ('tx-1')`);
      await tx.drizzle.execute(sql`insert into t (name) values ('tx-2')`);
    });
    assert.equal(await count(), 2);
    await assert.rejects(
      fresh.database.transaction(async (tx) => {
        await tx.query(`insert into t (name) values ('tx-3')`);
        await tx.query(`insert into t (name) values ('tx-1')`);
      }),
      { code: '23505' },
    );
    await assert.rejects(
      fresh.database.transaction(async (tx) => {
        await tx.query(`insert into t (name) values ('tx-4')`);
        throw new Error('changed my mind');
      }),
      /changed my mind/,
    );
    assert.equal(await count(), 2);
  });

  test('says so when a transaction hides a failed statement and can no longer be kept', async () => {
    await assert.rejects(
      fresh.database.transaction(async (tx) => {
        await tx.query('select 1/0').catch(() => {});
      }),
      /rolled back because one of its statements had failed/,
    );
  });

  test('refuses its pool inside a transaction instead of waiting for itself, and a transaction after its end', async () => {
    const { database } = fresh;
    const inside = [
      () => database.query('select 1'),
      () => database.pool.connect(),
      () => database.drizzle.execute(sql`select 1`),
      () => database.transaction(async () => {}),
    ];
    for (const use of inside) {
      await assert.rejects(
        database.transaction(async () => {
          await use();
        }),
        (error: Error & { cause?: Error }) =>
          /Inside a transaction use the transaction/.test(
            `${error.message} ${error.cause?.message}`,
          ),
      );
    }
    const ended = await database.transaction(async (tx) => tx);
    assert.throws(() => ended.query('select 1'), /has ended/);
    let later: Promise<unknown> | undefined;
    await database.transaction(async () => {
      later = sleep(50).then(() => database.query('select 1'));
    });
    await later;
  });

  test('ends a statement that takes too long with its SQLSTATE', async () => {
    await assert.rejects(
      fresh.database.query('select count(*) from generate_series(1, 100000000000)'),
      { code: '57014' },
    );
    // Without the time limit of a health check: on a busy machine the restart may take longer.
    assert.equal((await fresh.database.query('select 1 as one')).rows[0]!.one, 1);
  });
});
