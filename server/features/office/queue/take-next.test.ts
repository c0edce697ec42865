import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import fc from 'fast-check';
import { fieldsOf, ok } from '#server/testing/open-app.ts';
import { noon, openDesk, type QueueItem } from '#server/testing/sessions/desk.ts';

/** May be called at noon of the office. */
const newYorker = {
  propertyState: 'NY',
  phone: '(212) 555-0123',
  currentAddress: '1 Main St, Albany, NY 12207',
};

describe('the queue', async () => {
  const desk = await openDesk();
  const { app, admin, dana, omar, ids, ask, queueOf, take, hand, ownerOf, historyOf, age } = desk;
  beforeEach(() => desk.clear());

  /** Gives a lead a step so many minutes ago. */
  const plan = (id: number, minutes: number, changes = '') =>
    app.database.query(
      `update leads set next_follow_up_at = $3::timestamptz - make_interval(mins => $2::int)
         ${changes} where id = $1`,
      [id, minutes, app.clock.now()],
    );

  test('lists the caller’s leads and unowned ones in order, and no lead of a colleague', async () => {
    const [overdue, due, fresh, own, theirs, called] = [
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
    ];
    await desk.atNoon([overdue, due, fresh, own, theirs, called]);
    await age(overdue, 40);
    await age(due, 10);
    await hand(admin, own, ids.dana);
    await hand(admin, theirs, ids.omar);
    await plan(called, 1, `, status = 'Contacted'`);
    assert.deepEqual(await queueOf(dana), [own, called, overdue, due, fresh]);
    const { items, hasMore, next } = await ask(dana);
    assert.equal(hasMore, false);
    assert.equal(items[2].dueAt, new Date(noon.getTime() - 35 * 60_000).toISOString());
    assert.deepEqual(fieldsOf(items, 'group', 'isDue'), [
      ['yours', false],
      ['anyone', true],
      ['anyone', true],
      ['anyone', true],
      ['anyone', false],
    ]);
    assert.equal(next.leadId, own);
    // Whatever takes a lead out of waiting takes it out of the queue.
    await app.database.query('update leads set first_response_at = now() where id = $1', [due]);
    await dana.put(`/api/admin/leads/${own}`, { status: 'Contacted' });
    await admin.remove(`/api/admin/leads/${fresh}`);
    assert.deepEqual(await queueOf(dana), [called, overdue]);
  });

  test('one order: due steps, the oldest first, then due answers by worth, then the rest; everywhere', async () => {
    const homes = [200_000, 400_000, 300_000, 500_000, 250_000, 350_000];
    const all = await Promise.all(
      homes.map((homePrice) => app.apply({ homePrice, timeline: 'immediately' })),
    );
    const [late, later, cheap, fresh, old, tried] = all as [number, ...number[]];
    await desk.atNoon(all);
    for (const id of [cheap!, tried!]) {
      await age(id, 40);
    }
    await age(old!, 20 * 24 * 60);
    await plan(late, 8 * 24 * 60);
    await plan(later!, 2);
    await ok(admin.post(`/api/admin/leads/${tried}/calls`, { outcome: 'no_answer' }), 201);
    await hand(admin, tried!, null);
    const inOrder = [late, later, cheap, old, fresh, tried];
    for (const direction of ['asc', 'desc']) {
      const list = await ok(
        admin.get(`/api/admin/leads?sort=callFirst&pageSize=50&direction=${direction}`),
      );
      const listed = list.items.map(({ id }: { id: number }) => id);
      assert.deepEqual(
        (direction === 'desc' ? listed.toReversed() : listed).filter((id: number) =>
          all.includes(id),
        ),
        inOrder,
      );
    }
    const queue = await queueOf(dana);
    assert.deepEqual(queue, inOrder.slice(0, 5), 'a later step is on no list of anyone');
    const beside =
      '/api/admin/leads/neighbours?sort=callFirst&direction=asc&side=behind&pageSize=3';
    const { items } = await ok(admin.get(`${beside}&of=${later}`));
    assert.deepEqual(fieldsOf(items, 'id'), [cheap, old, fresh]);
    const taken = [await take(dana), await take(dana), await take(dana)];
    assert.deepEqual(taken, [late, later, cheap]);
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

  test('whom the queue and the next one show is kept with the read', async () => {
    const ids = [await app.apply(), await app.apply()];
    await desk.atNoon(ids);
    const shown = async () => {
      const rows = await app.rows<{ id: number }>(
        `select unnest(lead_ids)::int as id from audit_leads where line_id =
           (select max(id) from audit_log where action = 'lead.list')`,
      );
      return rows.map(({ id }) => id).toSorted((one, other) => one - other);
    };
    await ask(dana);
    assert.deepEqual(await shown(), ids);
    const taken = await take(dana);
    assert.deepEqual(await shown(), [taken]);
    // An own lead is read as well, though nothing changes.
    await app.database.query('delete from lead_attention');
    await ask(dana);
    assert.deepEqual([await take(dana), await shown()], [taken, [taken]]);
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
    const order = await queueOf(dana);
    assert.equal(order.at(-1), asleep);
    // A person who may never be called may be written to now.
    assert.deepEqual(order.toSorted(), [asleep, first, stopped, second].toSorted());
    const taken = [await take(dana), await take(dana), await take(dana), await take(dana)];
    assert.deepEqual(taken, order);
    assert.equal(await take(dana), null);
  });

  test('who may not be contacted at all stays in the queue and is not the next one', async () => {
    const enter = async (phone: string, wish = {}) => {
      const person = { firstName: 'Nora', lastName: 'Silent', email: '', phone, ...wish };
      const body = { ...person, consent: { basis: 'none' } };
      return (await ok(dana.post('/api/admin/leads', body), 201)).id as number;
    };
    const silent = await enter('(503) 555-0181');
    const asked = await enter('(503) 555-0182', { contactMethod: 'text' });
    await desk.atNoon([silent, asked]);
    const { items, next } = await ask(dana);
    assert.deepEqual(
      items.map(({ lead }: QueueItem) => lead.id),
      [silent, asked],
    );
    assert.equal(next.leadId, asked);
    assert.equal(await take(dana), asked);
    assert.equal(await take(dana), null);
  });

  test('who calls or reads a lead is told to colleagues, and the next one skips it', async () => {
    const [called, open, free] = [await app.apply(), await app.apply(), await app.apply()];
    await desk.atNoon([called, open, free]);
    const claim = (by: typeof dana, id: number) =>
      by.post(`/api/admin/leads/${id}/claim`, { channel: 'phone' });
    assert.deepEqual(await ok(claim(omar, called)), {
      id: called,
      ownerId: ids.omar,
      isClaimed: true,
    });
    assert.equal((await claim(dana, called)).statusCode, 404, 'it is a colleague’s');
    assert.equal((await ok(claim(admin, called))).ownerId, ids.omar, 'and stays so');
    assert.ok((await ok(omar.get(`/api/admin/leads/${called}`))).undoable.claimedUntil);
    assert.equal((await ok(admin.get(`/api/admin/leads/${called}`))).undoable.claimedUntil, null);
    await ok(omar.get(`/api/admin/news?lead=${open}`));
    const onLead = async (by: typeof dana) =>
      (await ok(by.get(`/api/admin/news?lead=${open}`))).onLead;
    assert.deepEqual(await onLead(admin), { id: open, openBy: ['Omar Own'] }, 'on its page too');
    const seenBy = async () => {
      const { items, next } = await ask(dana);
      return [items.map(({ lead, openBy }: QueueItem) => [lead.id, ...openBy]), next.leadId];
    };
    assert.deepEqual(await seenBy(), [[[open, 'Omar Own', 'admin'], [free]], free]);
    desk.later(2);
    assert.deepEqual(await seenBy(), [[[open], [free]], open]);
    await ok(omar.get(`/api/admin/news?lead=${called}`));
    assert.equal((await hand(omar, called, null)).statusCode, 200, 'a claim is taken back');
    assert.equal(await ownerOf(called), null);
  });

  test('twenty presses of one member give twenty leads', async () => {
    const leads = await Promise.all(Array.from({ length: 20 }, () => app.apply()));
    await desk.atNoon(leads);
    const taken = await Promise.all(leads.map(() => take(omar)));
    assert.deepEqual(taken.toSorted(), leads.toSorted());
    assert.equal(await take(omar), null, 'none is given twice within half an hour');
    desk.later(31);
    assert.ok(leads.includes((await take(omar))!));
  });

  test('each unanswered call sets the next try, until the waits are used up', async () => {
    const id = await app.apply(newYorker);
    await desk.atNoon([id]);
    const log = (body: object) => ok(dana.post(`/api/admin/leads/${id}/calls`, body), 201);
    const tries: (string | null)[] = [];
    for (let n = 0; n < 5; n += 1) {
      const { proposed, ownerId } = await log({ outcome: 'no_answer' });
      assert.equal(ownerId, ids.dana);
      tries.push(proposed?.at ?? null);
      app.clock.set(new Date(proposed?.at ?? app.clock.now()));
    }
    assert.deepEqual(tries, [
      '2037-01-13T22:00:00.000Z',
      '2037-01-14T13:00:00.000Z',
      '2037-01-17T13:00:00.000Z',
      '2037-01-24T13:00:00.000Z',
      null,
    ]);
    const followUpAt = '2037-02-02T15:00:00.000Z';
    const chosen = await log({ outcome: 'voicemail', followUpAt });
    assert.equal(chosen.proposed.at, followUpAt);
    assert.equal((await log({ outcome: 'no_answer' })).proposed, null, 'a later step stands');
    const past = { outcome: 'reached', followUpAt: '2037-01-01T00:00:00Z' };
    assert.equal((await dana.post(`/api/admin/leads/${id}/calls`, past)).statusCode, 400);
  });

  test('a planned try goes once somebody answers; what staff planned stays', async () => {
    const step = async (id: number) =>
      (await ok(dana.get(`/api/admin/leads/${id}`))).followUp?.note;
    for (const outcome of ['reached', 'wrong_number']) {
      const id = await app.apply(newYorker);
      await desk.atNoon([id]);
      const log = (body: object) => ok(dana.post(`/api/admin/leads/${id}/calls`, body), 201);
      await log({ outcome: 'no_answer' });
      assert.equal(await step(id), 'Second try');
      await log({ outcome });
      assert.equal(await step(id), undefined, outcome);
      const at = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
      const planned = { at, note: 'Ask for pay stubs' };
      await ok(dana.put(`/api/admin/leads/${id}/follow-up`, planned));
      await log({ outcome: 'reached', override: 'They asked for it.' });
      assert.equal(await step(id), 'Ask for pay stubs');
    }
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
