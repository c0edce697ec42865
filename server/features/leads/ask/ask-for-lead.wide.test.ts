import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { openDesk } from '#server/testing/sessions/desk.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok } from '#server/testing/open-app.ts';

describe('asking for a colleague’s lead', async () => {
  let count = 0;
  const desk = await openDesk();
  const { app, admin, dana, omar } = desk;

  /** A lead of Omar with a number and a mailbox that no other lead has. */
  const ofOmar = async () => {
    count += 1;
    const phone = `(503) 222-${String(3000 + count)}`;
    const email = `Person.${count}@Example.com`;
    const id = await app.apply({ phone, email, lastName: 'Secret' });
    await desk.hand(admin, id, desk.ids.omar);
    return { id, phone, email, code: `SG-${String(id).padStart(6, '0')}` };
  };
  const search = async (by: Client, q: string, more = '') =>
    ok(by.get(`/api/admin/leads?q=${encodeURIComponent(q)}${more}`));
  const ask = (by: Client, q: string) => by.post('/api/admin/leads/ask', { q });
  const reply = (by: Client, id: number, answer: string) =>
    by.post(`/api/admin/leads/${id}/ask`, { answer });
  const askedBy = async (by: Client, id: number) =>
    (await by.get(`/api/admin/leads/${id}`)).json().askedBy;
  const omarHas = [{ ownerName: 'Omar Own' }];

  test('an officer learns who has exactly this person, and nothing else', async () => {
    const { id, phone, email, code } = await ofOmar();
    const numbers = [phone, phone.replace(/\D/g, ''), `tel:+1${phone}`, `${phone} x12`];
    const addresses = [email, email.toLowerCase(), `Ana <${email}>`, `mailto:${email}`];
    const exact = [...numbers, ...addresses, code, `sg-${id}`];
    for (const q of exact) {
      const found = await search(dana, q, '&status=Closed');
      assert.deepEqual(found.elsewhere, omarHas, q);
      assert.deepEqual([found.items, found.total], [[], 0]);
      assert.doesNotMatch(JSON.stringify(found), /Secret|Person/i);
      assert.equal('elsewhere' in (await search(omar, q)), false, 'his own');
      assert.equal('elsewhere' in (await search(admin, q)), false, 'sees it');
    }
    const reader = await makeStaff(app, { role: 'compliance' });
    assert.equal('elsewhere' in (await search(reader, code)), false);
    for (const q of ['Secret', phone.slice(-8), email.slice(1), '@', `${id}`, 'SG-999999', '%@%']) {
      assert.equal('elsewhere' in (await search(dana, q)), false, q);
      assert.equal((await ask(dana, q)).statusCode, 404, q);
    }
    const beside = `/api/admin/leads/neighbours?q=${code}&of=${id}&side=behind`;
    assert.deepEqual((await dana.get(beside)).json().items, []);
    const [{ lines }] = (await app.rows<{ lines: string }>(
      `select jsonb_agg(to_jsonb(a))::text as lines from audit_log a where action like 'lead.%'
         and actor_id = ${desk.ids.dana}`,
    )) as [{ lines: string }];
    assert.doesNotMatch(lines, /Person\.|503\W*222/i, 'no typed text is kept');
  });

  test('a lead that is deleted, merged away, erased or sealed is as one that never was', async () => {
    const { id, phone, email, code } = await ofOmar();
    const states = [
      'deleted_at = now()',
      'sealed_at = now()',
      `sealed_at = null, merged_into_id = ${await app.apply()}`,
      'deleted_at = null, merged_into_id = null, owner_id = null',
    ];
    for (const state of states) {
      await app.database.query(`update leads set ${state} where id = ${id}`);
      for (const q of [phone, email, code]) {
        assert.equal('elsewhere' in (await search(dana, q)), false, `${state} ${q}`);
        assert.equal((await ask(admin, q)).statusCode, 404, `${state} ${q}`);
      }
    }
  });

  test('the owner is told, and hands it over', async () => {
    const { id, phone } = await ofOmar();
    assert.equal((await reply(omar, id, 'keep')).statusCode, 409, 'no one asks');
    await app.database.query(
      `insert into push_setup (is_on, private_key, public_key) values (true, 'k', 'k');
         insert into push_subscriptions (admin_user_id, endpoint, p256dh, auth)
         values (${desk.ids.omar}, 'https://push.example.com/1', 'k', 'k')`,
    );
    const asked = await ask(dana, phone);
    assert.deepEqual(
      await app.rows(`select payload->>'why' as why, (payload->>'leadId')::int as id from jobs
          where kind = 'push' and payload->>'why' = 'asked'`),
      [{ why: 'asked', id }],
    );
    assert.deepEqual([asked.statusCode, asked.json()], [200, { elsewhere: omarHas }]);
    assert.deepEqual(await askedBy(omar, id), { name: 'Dana Desk' });
    for (const again of [dana, admin]) {
      assert.equal((await ask(again, phone)).statusCode, 409, 'once a day');
    }
    assert.equal((await reply(dana, id, 'hand_over')).statusCode, 404, 'not hers to answer');
    assert.equal((await reply(omar, id, 'perhaps')).statusCode, 400);
    const given = await reply(omar, id, 'hand_over');
    assert.deepEqual([given.statusCode, given.json()], [200, { id, ownerId: desk.ids.dana }]);
    assert.equal(await desk.ownerOf(id), desk.ids.dana);
    assert.equal(await askedBy(dana, id), null);
    assert.equal((await reply(dana, id, 'keep')).statusCode, 409, 'answered');
    assert.equal((await reply(omar, id, 'keep')).statusCode, 404, 'no longer his');
  });

  test('kept, it stays; asked again on another day; another owner ends it', async () => {
    const { id, code } = await ofOmar();
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, action, entity, entity_id, at)
         values ('staff', ${desk.ids.dana}, 'lead.ask', 'lead', ${id}, now() - interval '25 hours')`,
    );
    assert.equal((await ask(dana, code)).statusCode, 200);
    assert.equal((await reply(admin, id, 'hand_over')).statusCode, 409, 'the owner alone');
    assert.equal((await reply(omar, id, 'keep')).statusCode, 200);
    assert.equal(await desk.ownerOf(id), desk.ids.omar);
    assert.equal(await askedBy(omar, id), null);
    assert.equal((await ask(dana, code)).statusCode, 409);
    const other = await ofOmar();
    await ask(dana, other.code);
    await desk.hand(admin, other.id, desk.ids.admin);
    assert.equal(await askedBy(admin, other.id), null);
    assert.equal((await reply(admin, other.id, 'hand_over')).statusCode, 409);
  });

  test('of two asks at once, and of two answers, one counts', async () => {
    const { id, code } = await ofOmar();
    const asks = await Promise.all([ask(dana, code), ask(admin, code)]);
    assert.deepEqual(asks.map(({ statusCode }) => statusCode).sort(), [200, 409]);
    const replies = await Promise.all([reply(omar, id, 'keep'), reply(omar, id, 'keep')]);
    assert.deepEqual(replies.map(({ statusCode }) => statusCode).sort(), [200, 409]);
  });

  test('sixty finds an hour: then nothing is told, whether there is something or not', async () => {
    const { code, phone } = await ofOmar();
    const nina = await makeStaff(app, { role: 'officer' });
    const [{ id }] = (await app.rows('select max(id) as id from admin_users')) as [{ id: number }];
    await search(nina, phone);
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, action, entity)
         select 'staff', ${id}, 'lead.search', 'lead' from generate_series(1, 58)`,
    );
    const found = await Promise.all(Array.from({ length: 5 }, () => search(nina, code)));
    assert.equal(found.filter(({ elsewhere }) => elsewhere).length, 1);
    assert.equal((await ask(nina, code)).statusCode, 429);
    assert.equal((await ask(nina, 'SG-999999')).statusCode, 429);
  });
});
