import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { noon, openDesk, type QueueItem } from '#server/testing/sessions/desk.ts';

const idOf = ({ lead }: QueueItem) => lead.id;

describe('the queue', async () => {
  const desk = await openDesk();
  const { app, admin, dana, omar, ids, ask, queueOf, take, hand, ownerOf, historyOf, age } = desk;
  beforeEach(() => desk.clear());

  test('lists the caller’s leads and unowned ones by reason, and no lead of a colleague', async () => {
    const [overdue, due, fresh, own, theirs, called] = [
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
    ];
    await age(overdue, 40);
    await age(due, 10);
    await hand(admin, own, ids.dana);
    await hand(admin, theirs, ids.omar);
    await app.database.query(
      `update leads set next_follow_up_at = now() - interval '1 minute', status = 'Contacted' where id = $1`,
      [called],
    );
    assert.deepEqual(await queueOf(dana), [
      [called, 'follow_up'],
      [overdue, 'overdue'],
      [due, 'due'],
      [own, 'new'],
      [fresh, 'unowned'],
    ]);
    const { items, hasMore } = await ask(dana);
    assert.equal(hasMore, false);
    assert.ok(Math.abs(Date.parse(items[1].dueAt) - (Date.now() - 35 * 60_000)) < 30_000);
    // Whatever takes a lead out of waiting takes it out of the queue.
    await app.database.query('update leads set first_response_at = now() where id = $1', [due]);
    await dana.put(`/api/admin/leads/${own}`, { status: 'Contacted' });
    await admin.remove(`/api/admin/leads/${fresh}`);
    assert.deepEqual(await queueOf(dana), [
      [called, 'follow_up'],
      [overdue, 'overdue'],
    ]);
  });

  test('a step of today stands before any first answer, however many were missed before', async () => {
    const days = [0, 1, 8];
    const steps = await Promise.all(days.map(() => app.apply()));
    const [overdue, old] = [await app.apply(), await app.apply()];
    await age(overdue, 40);
    await age(old, 20 * 24 * 60);
    for (const [index, id] of steps.entries()) {
      await app.database.query(
        'update leads set next_follow_up_at = now() - make_interval(days => $2::int) where id = $1',
        [id, days[index]],
      );
    }
    assert.deepEqual(await queueOf(dana), [
      ...steps.map((id) => [id, 'follow_up']),
      [overdue, 'overdue'],
      [old, 'old'],
    ]);
  });

  test('says of each whether a call is allowed now, as the page of the lead does', async () => {
    const stopped = await app.apply({ phone: '(503) 555-0171' });
    const agreedAgain = await app.apply({ phone: '(503) 555-0172' });
    const body = { channels: ['phone'], how: 'said so' };
    for (const id of [stopped, agreedAgain]) {
      assert.equal((await dana.post(`/api/admin/leads/${id}/stop`, body)).statusCode, 201);
    }
    await app.apply({ phone: '(503) 555-0172' });
    await app.apply({ consentVersion: null, contactMethod: 'email' });
    await app.apply({ consentVersion: null, contactMethod: 'phone' });
    await app.apply({ phone: '(808) 555-0134', propertyState: 'NY' });
    for (const hour of ['03:00', '16:00']) {
      app.clock.set(new Date(`2026-11-24T${hour}-05:00`));
      const { items } = (await ask(dana)) as { items: QueueItem[] };
      assert.ok(items.length >= 5);
      for (const { lead, phone } of items) {
        const answer = (await dana.get(`/api/admin/leads/${lead.id}/permission`)).json();
        assert.equal(phone.allowed, answer.phone.allowed, `${lead.id} at ${hour}`);
        assert.equal(phone.until, answer.phone.until);
        if (!phone.allowed) {
          assert.equal(phone.reason, answer.phone.reason);
        }
      }
      const ofPeople = new Map(items.map(({ lead, phone }) => [lead.id, phone.allowed]));
      assert.equal(ofPeople.get(stopped), false);
      assert.equal(ofPeople.get(agreedAgain), hour === '16:00');
    }
  });

  test('the next one is the first unowned lead that the caller serves, until there is none', async () => {
    const [late, fresh] = [await app.apply(), await app.apply({ propertyState: 'CA' })];
    await age(late, 40);
    await desk.atNoon([]);
    await app.database.query(`update admin_users set states = '{CA}' where id = $1`, [ids.omar]);
    assert.equal(await take(omar), fresh, 'the other home is not where this officer may lend');
    assert.equal(await take(omar), null);
    assert.equal(await take(dana), late);
    assert.equal(await take(dana), null);
    assert.deepEqual(await historyOf(late), [
      { from: null, to: ids.dana, why: 'claim', by: ids.dana },
    ]);
    const { items } = await ask(dana);
    const minutes = (Date.parse(items[0].returnsAt) - noon.getTime()) / 60_000;
    assert.ok(minutes > 29 && minutes <= 30, String(minutes));
  });

  test('whom the hour forbids to call comes behind the others, not behind nothing', async () => {
    // By nine in New York it is three in Honolulu.
    const island = { phone: '(808) 555-0134', propertyState: 'HI', currentAddress: 'Hilo, HI' };
    const city = { phone: '(518) 555-0135', propertyState: 'NY', currentAddress: 'Albany, NY' };
    const [asleep, first, stopped, second] = [
      await app.apply(island),
      await app.apply(city),
      await app.apply({ ...city, phone: '(518) 555-0136', consentVersion: null }),
      await app.apply({ ...city, phone: '(518) 555-0137' }),
    ];
    app.clock.set(new Date('2037-01-13T09:00-05:00'));
    const { items } = (await ask(dana)) as { items: QueueItem[] };
    const order = items.filter(({ reason }) => reason === items[0]!.reason).map(idOf);
    assert.equal(order.at(-1), asleep);
    // A person who may never be called may be written to now.
    assert.deepEqual(order.toSorted(), [asleep, first, stopped, second].toSorted());
    const taken = [await take(dana), await take(dana), await take(dana), await take(dana)];
    assert.deepEqual(taken, order);
    assert.equal(await take(dana), null);
  });

  test('however many take the next one at once, no lead is taken twice and none is left', async () => {
    const callers = [admin, dana, omar];
    const asked = fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 1, maxLength: 12 });
    const here = fc.integer({ min: 0, max: 8 });
    await fc.assert(
      fc.asyncProperty(here, asked, async (count, by) => {
        await app.database.query('update leads set first_response_at = now()');
        const leads = new Set<number>();
        for (let n = 0; n < count; n += 1) {
          leads.add(await app.apply());
        }
        const taken = await Promise.all(by.map((index) => take(callers[index]!)));
        const got = taken.filter((id) => id !== null);
        assert.equal(new Set(got).size, got.length, 'no lead twice');
        assert.ok(got.every((id) => leads.has(id)));
        assert.equal(got.length, Math.min(count, by.length));
        for (const [index, id] of taken.entries()) {
          if (id !== null) {
            const whose = [ids.admin, ids.dana, ids.omar][by[index]!];
            assert.equal(await ownerOf(id), whose);
            assert.equal((await historyOf(id)).length, 1);
          }
        }
      }),
      { numRuns: 12 },
    );
  });
});
