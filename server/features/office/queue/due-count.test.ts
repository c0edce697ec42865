import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { openDesk } from '#server/testing/sessions/desk.ts';

const island = { phone: '(808) 555-0134', propertyState: 'HI', currentAddress: 'Hilo, HI' };
const city = { phone: '(518) 555-0135', propertyState: 'NY', currentAddress: 'Albany, NY' };
const stopped = { ...island, contactMethod: 'email', consentVersion: null };
const morning = new Date('2037-01-13T09:00-05:00');

describe('how many leads are due', async () => {
  const desk = await openDesk();
  beforeEach(() => desk.clear());

  const due = async () => (await desk.dana.get('/api/admin/news')).json().queue.due as number;
  const plan = (id: number, at: Date) =>
    desk.app.database.query(
      `update leads set owner_id = $2, next_follow_up_at = $3, status = 'Contacted'
         where id = $1`,
      [id, desk.ids.dana, at],
    );

  test('leaves out whom the hour forbids to call, until it allows that', async () => {
    const { app } = desk;
    const waiting = [
      await app.apply(island),
      await app.apply(city),
      // A person who may never be called may be written to now.
      await app.apply({ ...stopped, phone: '(808) 555-0136' }),
    ];
    const [there, here] = [await app.apply(island), await app.apply(city)];
    await app.database.query('update leads set created_at = $1 where id = any ($2)', [
      new Date(morning.getTime() - 40 * 60_000),
      waiting,
    ]);
    app.clock.set(morning);
    await plan(there, new Date(morning.getTime() - 60_000));
    await plan(here, new Date(morning.getTime() - 60_000));
    assert.equal((await desk.ask(desk.dana)).items.length, 5, 'the queue lists all of them');
    assert.equal(await due(), 3);
    app.clock.set(new Date('2037-01-13T15:00-05:00'));
    assert.equal(await due(), 5);
  });

  test('counts a next step from its hour on', async () => {
    const { app } = desk;
    const step = await app.apply(city);
    app.clock.set(morning);
    await plan(step, new Date(morning.getTime() + 60_000));
    assert.equal(await due(), 0);
    desk.later(2);
    assert.equal(await due(), 1);
  });
});
