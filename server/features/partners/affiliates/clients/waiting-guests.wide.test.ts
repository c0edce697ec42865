import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { openOffice } from '#server/testing/open-app.ts';

const links = '/api/affiliate/links';
const gus = { firstName: 'Gus', lastName: 'Ortiz', phone: '(503) 555-0147' };

describe('guests who wait', async () => {
  const { app, staff } = await openOffice();

  /** A partner whose open house is on. */
  const makePartner = async () => {
    const { id, referralCode } = await makeAffiliate(staff);
    const headers = { cookie: await affiliateCookie(app.database, id) };
    const linkId: number = (await app.post(links, { name: 'Sunday' }, headers)).json().id;
    await app.post(`${links}/${linkId}/open-house`, {}, headers);
    const house = { referralCode, link: 'sunday' };
    const register = (changes: object) =>
      app.post('/api/open-house/guests', { ...gus, ...house, ...changes });
    return { id, headers, linkId, register };
  };

  test('a link takes sixty guests an hour, however many come at once', async () => {
    const rosa = await makePartner();
    await app.database.query(
      `insert into client_invitations
           (affiliate_id, link_id, first_name, last_name, email, phone, language)
         select $1, $2, 'G', 'G', 'h' || n || '@example.com', '+15035550147', 'en'
         from generate_series(1, 55) n`,
      [rosa.id, rosa.linkId],
    );
    const sent = Array.from({ length: 10 }, (_, n) =>
      rosa.register({ email: `i${n}@example.com` }),
    );
    const codes = (await Promise.all(sent)).map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [...Array(5).fill(201), ...Array(5).fill(409)]);
    await app.database.query(
      `update client_invitations set created_at = created_at - interval '61 minutes'
         where link_id = $1`,
      [rosa.linkId],
    );
    assert.equal((await rosa.register({ email: 'next@example.com' })).statusCode, 201);
  });

  test('a waiting guest is seen and removed by the partner and by admins, no one else', async () => {
    const [rosa, omar] = [await makePartner(), await makePartner()];
    const emails = ['fake1@example.com', 'fake2@example.com', 'fake3@example.com'];
    for (const email of emails) {
      await rosa.register({ email });
    }
    const guestsOf = async () => {
      const answer = await app.get(`${links}/${rosa.linkId}/guests`, rosa.headers);
      return answer.json<{ items: { id: number; email: string }[] }>().items;
    };
    const [third, second, first] = await guestsOf();
    assert.equal(first!.email, emails[0]);
    const at = ({ id }: { id: number }, link = rosa.linkId) => `${links}/${link}/guests/${id}`;
    for (const [url, by] of [
      [at(first!), omar.headers],
      [at(first!, omar.linkId), omar.headers],
      [at(first!, omar.linkId), rosa.headers],
    ] as const) {
      assert.equal((await app.remove(url, by)).statusCode, 404, url);
    }
    const elsewhere = await app.get(`${links}/${rosa.linkId}/guests`, omar.headers);
    assert.equal(elsewhere.statusCode, 404);
    assert.equal((await app.remove(at(first!), rosa.headers)).statusCode, 204);
    assert.equal((await app.remove(at(first!), rosa.headers)).statusCode, 404, 'once');
    const ofRosa = `/api/admin/affiliates/${rosa.id}/guests`;
    assert.equal((await staff.get(ofRosa)).json().items.length, 2);
    const ofOmar = `/api/admin/affiliates/${omar.id}/guests/${second!.id}`;
    assert.equal((await staff.remove(ofOmar)).statusCode, 404);
    assert.equal((await staff.remove(`${ofRosa}/${second!.id}`)).statusCode, 204);
    assert.deepEqual(await guestsOf(), [third]);
    const [link] = (await app.get(links, rosa.headers)).json().items;
    assert.equal(link.guests, 1);
  });

  test('all who wait are removed at one press, no one else, and each is in the audit log', async () => {
    const [rosa, omar] = [await makePartner(), await makePartner()];
    for (const [who, name] of [
      [rosa, 'a'],
      [rosa, 'b'],
      [rosa, 'c'],
      [omar, 'd'],
    ] as const) {
      await who.register({ email: `${name}.all@example.com` });
    }
    const rowsOf = async ({ id }: { id: number }) => {
      const { rows } = await app.database.query<{ id: number }>(
        'select id from client_invitations where affiliate_id = $1 order by id',
        [id],
      );
      return rows.map((row) => row.id);
    };
    const [first, second, third] = await rowsOf(rosa);
    const foreign = (await rowsOf(omar))[0]!;
    await app.database.query('update client_invitations set confirmed_at = now() where id = $1', [
      first,
    ]);
    const all = '/api/affiliate/guests/remove';
    assert.deepEqual((await app.post(all, { ids: [second, foreign] }, omar.headers)).json(), {
      removed: 1,
    });
    const ids = [first, second, third, foreign];
    assert.deepEqual((await app.post(all, { ids }, rosa.headers)).json(), { removed: 2 });
    assert.deepEqual(await rowsOf(rosa), [first]);
    const [link] = (await app.get(links, rosa.headers)).json().items;
    assert.equal(link.guests, 1);
    const { rows } = await app.database.query(
      `select 1 from audit_log where action = 'affiliate.remove_guest' and entity_id = $1`,
      [rosa.id],
    );
    assert.equal(rows.length, 2);
    assert.equal((await app.post(all, { ids: [] }, rosa.headers)).statusCode, 400);
    await omar.register({ email: 'e.all@example.com' });
    const ofOmar = `/api/admin/affiliates/${omar.id}/guests/remove`;
    assert.deepEqual((await staff.post(ofOmar, { ids: [first, ...(await rowsOf(omar))] })).json(), {
      removed: 1,
    });
  });
});
