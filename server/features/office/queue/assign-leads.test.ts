import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { assignLeads } from './assign-leads.ts';
import { returnLeads } from './tend-queue.ts';
import { ok } from '#server/testing/open-app.ts';
import { openDesk } from '#server/testing/sessions/desk.ts';

describe('the rule and the clock', async () => {
  const desk = await openDesk();
  const {
    app,
    admin,
    dana,
    omar,
    ids,
    ask,
    queueOf,
    take,
    hand,
    ownerOf,
    historyOf,
    age,
    later,
    onShift,
  } = desk;
  beforeEach(() => desk.clear());

  test('a new lead goes to a member on shift who serves it; if no one is free it stays', async () => {
    const run = () => assignLeads(app.app.services);
    const first = await app.apply({ language: 'en' });
    await run();
    assert.equal(await ownerOf(first), null, 'nobody is on shift');
    const [given] = await app.rows<{ n: number }>(
      'select count(*)::int as n from lead_owners where owner_id = $1 and why = any($2)',
      [ids.dana, ['rule', 'claim']],
    );
    await onShift(ids.dana, `, daily_cap = ${given!.n + 2}`);
    assert.equal((await ask(dana)).isOnShift, true);
    await run();
    assert.equal(await ownerOf(first), ids.dana);
    assert.deepEqual(await historyOf(first), [{ from: null, to: ids.dana, why: 'rule', by: null }]);
    await onShift(ids.omar, `, states = '{CA}'`);
    const [texan, californian] = [
      await app.apply({ propertyState: 'TX' }),
      await app.apply({ propertyState: 'CA' }),
    ];
    await run();
    assert.deepEqual([await ownerOf(texan), await ownerOf(californian)], [ids.dana, ids.omar]);
    const full = await app.apply({ propertyState: 'TX' });
    await run();
    assert.equal(await ownerOf(full), null, 'the cap of the only one who serves it is reached');
  });

  test('whom the hour forbids to call, the owner has to answer from the hour on that allows it', async () => {
    const dawn = new Date('2037-01-14T14:30:00Z');
    const eastern = await app.apply({
      propertyState: 'NY',
      phone: '(212) 555-0123',
      currentAddress: '1 Main St, Albany, NY 12207',
    });
    const oregon = { propertyState: 'OR' };
    const pacific = await app.apply(oregon);
    const returnsAt = async (id: number) => {
      const text = 'select returns_at as at from leads where id = $1';
      const [row] = await app.rows<{ at: Date | null }>(text, [id]);
      return row!.at?.toISOString();
    };
    const come = (ids: readonly number[]) =>
      app.database.query('update leads set created_at = $1 where id = any($2::bigint[])', [
        dawn,
        ids,
      ]);
    app.clock.set(dawn);
    await onShift(ids.dana);
    await come([eastern, pacific]);
    await assignLeads(app.app.services);
    assert.deepEqual([await ownerOf(eastern), await ownerOf(pacific)], [ids.dana, ids.dana]);
    assert.equal(await returnsAt(eastern), '2037-01-14T15:00:00.000Z', 'it is 9:30 in Albany');
    assert.equal(await returnsAt(pacific), '2037-01-14T16:30:00.000Z', '8:00 and half an hour');
    const taken = await app.apply(oregon);
    await come([taken]);
    assert.equal(await take(omar), taken);
    assert.equal(await returnsAt(taken), '2037-01-14T16:30:00.000Z');
  });

  test('the rule gives few at a time, the worthiest due ones first, and the next for each answer', async () => {
    const prices = [200_000, 500_000, 300_000, 600_000, 400_000, 250_000, 900_000];
    const leads = await Promise.all(
      prices.map((homePrice) => app.apply({ homePrice, timeline: 'immediately' })),
    );
    await desk.atNoon(leads);
    for (const id of leads.slice(0, 6)) {
      await age(id, 3000);
    }
    await onShift(ids.omar);
    const ownersOf = () => Promise.all(leads.map(ownerOf));
    await assignLeads(app.app.services);
    const { omar: own } = ids;
    assert.deepEqual(await ownersOf(), [null, own, own, own, own, own, null], 'five, not the last');
    const { proposed } = await ok(
      omar.post(`/api/admin/leads/${leads[1]}/calls`, { outcome: 'no_answer' }),
      201,
    );
    assert.equal(proposed.at, '2037-01-13T22:00:00.000Z', 'in two hours');
    await assignLeads(app.app.services);
    assert.deepEqual(await ownersOf(), [own, own, own, own, own, own, null]);
    await hand(omar, leads[0]!, null);
    await assignLeads(app.app.services);
    assert.equal(await ownerOf(leads[0]!), null, 'once a day to each member');
    assert.equal(await ownerOf(leads[6]!), own);
  });

  test('what the owner did not answer in time passes on to who is free, or stays; the admins are told, once', async () => {
    const [unanswered, answered, planned, handed, ofNobody] = [
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
      await app.apply(),
    ];
    await desk.atNoon([unanswered, answered, planned, handed, ofNobody]);
    for (const id of [unanswered, answered, planned]) {
      await hand(dana, id, ids.dana);
    }
    await hand(admin, handed, ids.dana);
    await app.database.query('update leads set first_response_at = now() where id = $1', [
      answered,
    ]);
    await app.database.query(
      `update leads set next_follow_up_at = now() + interval '1 day' where id = $1`,
      [planned],
    );
    await app.database.query(`update admin_users set email = 'head@example.com' where id = $1`, [
      ids.admin,
    ]);
    later(29);
    await returnLeads(app.app.services);
    assert.equal(await ownerOf(unanswered), ids.dana, 'there is a minute left');
    later(2);
    await returnLeads(app.app.services);
    await returnLeads(app.app.services);
    assert.deepEqual(
      [
        await ownerOf(unanswered),
        await ownerOf(answered),
        await ownerOf(planned),
        await ownerOf(handed),
      ],
      [ids.dana, ids.dana, ids.dana, ids.dana],
      'no one else is on shift',
    );
    const mails = await app.rows<{ recipient: string; payload: { leads: unknown } }>(
      `select recipient, payload from all_mails where kind = 'lead_overdue'`,
    );
    assert.deepEqual(mails, [
      {
        recipient: 'head@example.com',
        payload: {
          leads: [
            { id: unanswered, ownerId: ids.dana },
            { id: ofNobody, ownerId: null },
          ],
        },
      },
    ]);
    await onShift(ids.omar);
    await returnLeads(app.app.services);
    assert.equal(await ownerOf(unanswered), ids.omar);
    assert.equal(await ownerOf(handed), ids.dana);
    assert.deepEqual((await historyOf(unanswered)).at(-1), {
      from: ids.dana,
      to: ids.omar,
      why: 'overdue',
      by: null,
    });
    await onShift(ids.dana);
    later(31);
    await returnLeads(app.app.services);
    assert.equal(await ownerOf(unanswered), ids.omar, 'Dana had it today');
    assert.ok((await queueOf(omar)).includes(ofNobody));
  });

  test('many that no one else may have do not keep one from who may', async () => {
    const [one, like] = [await app.apply(), await app.apply()];
    await desk.atNoon([one, like]);
    await onShift(ids.dana);
    for (const id of [one, like]) {
      await hand(dana, id, ids.dana);
    }
    await app.database.query(`update leads set language = 'pt' where id = $1`, [like]);
    await app.database.query(
      `with many as (
         insert into leads (first_name, last_name, email, language, owner_id, created_at)
         select first_name, last_name, email, language, owner_id, created_at
         from leads, generate_series(1, 120) where id = $1 returning id
       ) insert into lead_owners (lead_id, owner_id, why, at)
         select id, $2, 'rule', $3 from many`,
      [like, ids.dana, app.clock.now()],
    );
    later(31);
    await returnLeads(app.app.services);
    await onShift(ids.omar, `, languages = '{en}'`);
    await returnLeads(app.app.services);
    assert.deepEqual([await ownerOf(one), await ownerOf(like)], [ids.omar, ids.dana]);
  });
});
