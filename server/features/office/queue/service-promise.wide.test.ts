import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ok, openOffice } from '#server/testing/open-app.ts';

const enteredBody = {
  firstName: 'Carla',
  lastName: 'Caller',
  email: 'carla@example.com',
  phone: '512.555.0147',
  consent: { basis: 'none' },
};

describe('the promise that measures itself', async () => {
  const set = (id: number, created: string, answered: string | null) =>
    app.database.query(
      'update leads set created_at = $2, first_response_at = $3, deleted_at = null where id = $1',
      [id, created, answered],
    );

  const { app, staff } = await openOffice({ config: { timeZone: 'America/New_York' } });
  const ids: number[] = [];
  for (let count = 0; count < 31; count += 1) {
    ids.push(await app.apply());
  }
  app.clock.set(new Date('2026-11-26T12:00-05:00'));
  /** Every application waited for so many minutes of a Tuesday. */
  const setAll = async (minutes: (index: number) => number) => {
    for (const [index, id] of ids.entries()) {
      const begin = Date.parse('2026-11-24T09:00-05:00');
      const answered = new Date(begin + minutes(index) * 60_000).toISOString();
      await set(id, new Date(begin).toISOString(), answered);
    }
  };
  // The figure of a day stays that day: a test does not wait for the next one.
  const measure = async () => {
    app.database.changes.invalidate('programme');
    return await ok(app.get('/api/service-promise'));
  };

  test('is a recount of the rows, with its number and its days', async () => {
    await setAll((index) => (index * 7) % 31);
    assert.deepEqual(await measure(), {
      medianMinutes: 15,
      count: 31,
      from: '2026-10-27',
      to: '2026-11-25',
    });
    const { rows } = await app.database.query<{ median: number }>(
      `select percentile_disc(0.5) within group (
           order by extract(epoch from first_response_at - created_at) / 60)::float8 as median from leads`,
    );
    assert.equal(rows[0]!.median, 15);
  });

  test('counts who applied in the thirty days and was answered until yesterday', async () => {
    await setAll(() => 5);
    const [first, second] = ids as [number, number];
    for (const [created, answered, isCounted] of [
      ['2026-10-27T00:00-04:00', '2026-11-02T10:00-05:00', true],
      ['2026-10-26T23:59-04:00', '2026-11-02T10:00-05:00', false],
      ['2026-11-25T17:00-05:00', '2026-11-25T23:59-05:00', true],
      ['2026-11-25T17:00-05:00', '2026-11-26T00:00-05:00', false],
      ['2026-11-26T09:00-05:00', '2026-11-26T09:01-05:00', false],
      ['2026-11-25T17:00-05:00', null, false],
    ] as const) {
      await set(first, created, answered);
      assert.equal((await measure()).count, isCounted ? 31 : 30, created);
    }
    await set(second, '2026-11-25T17:00-05:00', null);
    assert.equal(await measure(), null, 'of twenty-nine nothing is said');
  });

  test('leaves out who is deleted, merged or erased, and what staff entered', async () => {
    await setAll(() => 5);
    await app.database.query(
      'update leads set deleted_at = now(), sealed_at = now() where id = $1',
      [ids[0]],
    );
    assert.equal((await measure()).count, 30);
    await app.database.query('update leads set sealed_at = null where id = $1', [ids[0]]);
    await ok(staff.post(`/api/admin/leads/${ids[1]}/merge`, { otherId: ids[2], fields: {} }));
    assert.equal(await measure(), null);
    await app.database.query(
      'update leads set deleted_at = null, merged_into_id = null where id = any($1)',
      [ids],
    );
    assert.equal((await measure()).count, 31);
    const entered = await ok(staff.post('/api/admin/leads', enteredBody), 201);
    await set(entered.id, '2026-11-24T09:00-05:00', '2026-11-24T09:05-05:00');
    assert.equal((await measure()).count, 31);
  });

  test('stays all day and is measured again on the next', async () => {
    await setAll(() => 5);
    const before = await measure();
    await setAll(() => 9);
    const read = async () => (await app.get('/api/service-promise')).json();
    app.clock.set(new Date('2026-11-26T23:59-05:00'));
    assert.deepEqual(await read(), before);
    app.clock.set(new Date('2026-11-27T00:00-05:00'));
    const next = { medianMinutes: 9, count: 31, from: '2026-10-28', to: '2026-11-26' };
    assert.deepEqual(await read(), next);
    app.clock.set(new Date('2026-12-03T12:00-05:00'));
    assert.equal(await read(), null, 'nobody was answered for more than a week');
  });
});
