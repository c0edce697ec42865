import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { openDesk } from '#server/testing/sessions/desk.ts';
import type { Client } from '#server/testing/app.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';

describe('what the head sees', async () => {
  const desk = await openDesk();
  const { app, admin, dana, omar, ids, hand, later } = desk;
  beforeEach(() => desk.clear());

  test('the news tell how many to call now, and differ when the queue does', async () => {
    const read = async (by: Client) => (await by.get('/api/admin/news')).json().queue;
    const before = await read(dana);
    const id = await app.apply();
    await desk.atNoon([id]);
    const fresh = await read(dana);
    assert.equal(fresh.due, before.due);
    assert.notEqual(fresh.mark, before.mark);
    later(6);
    const due = await read(dana);
    assert.equal(due.due, before.due + 1);
    await hand(omar, id, ids.omar);
    assert.deepEqual((await read(dana)).mark, before.mark);
    const reader = await makeStaff(app, { role: 'read_only' });
    assert.equal(await read(reader), null);
  });

  test('the office counts by who owned a lead when it was answered, qualified and closed', async () => {
    const office = async (days = '') => (await admin.get(`/api/admin/office?${days}`)).json();
    const ofDana = async () => {
      const { items } = await office('range=today');
      return items.find(({ ownerId }: { ownerId: number }) => ownerId === ids.dana);
    };
    const before = await ofDana();
    const leads = [await app.apply(), await app.apply(), await app.apply()];
    for (const [index, id] of leads.entries()) {
      await hand(admin, id, ids.dana);
      await app.database.query(
        `update leads set created_at = now() - make_interval(mins => $2::int), first_response_at = now() where id = $1`,
        [id, [4, 8, 30][index]],
      );
    }
    await admin.put(`/api/admin/leads/${leads[0]}`, { status: 'Qualified' });
    await admin.put(`/api/admin/leads/${leads[0]}`, { status: 'Closed Won' });
    await hand(admin, leads[0]!, ids.omar);
    await hand(admin, await app.apply(), ids.dana);
    const after = await ofDana();
    assert.equal(after.name, 'Dana Desk');
    assert.deepEqual(
      [after.reached, after.qualified, after.closed, after.open, after.waiting].map(
        (figure, index) =>
          figure -
          [before.reached, before.qualified, before.closed, before.open, before.waiting][index],
      ),
      [3, 1, 1, 3, 1],
    );
    await app.database.query('update leads set first_response_at = null where not id = any($1)', [
      leads,
    ]);
    const alone = await ofDana();
    assert.deepEqual([alone.firstAnswerMedianMinutes, alone.firstAnswerP90Minutes], [8, 30]);
    const long = await admin.get('/api/admin/office?from=2020-01-01&to=2026-01-01');
    assert.equal(long.statusCode, 400);
  });
});
