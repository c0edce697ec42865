import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { ok } from '#server/testing/open-app.ts';

const path = '/api/affiliate/clients';
const bea = { firstName: 'Bea', lastName: 'Lima', phone: '(503) 555-0147' };

describe('an invitation of a client', async () => {
  const { app, server, deliver } = await freshMailApp();
  const staff = await app.signIn();

  const makePartner = async () => {
    // A claimed license would have to be looked up before the review ends.
    const { id } = await makeAffiliate(staff, { isLicensedRealtor: false });
    const headers = { cookie: `__Host-${await affiliateCookie(app.database, id)}` };
    const register = (changes: object) => app.post(path, { ...bea, ...changes }, headers);
    const states = async () => {
      const { items } = (await app.get(path, headers)).json<{
        items: { email: string; state: string }[];
      }>();
      return items.map(({ email, state }) => [email, state]);
    };
    return { id, headers, register, states };
  };
  /** The invitations that were mailed since the last look. */
  const inviting = async () => {
    await deliver();
    const got = server.received.splice(0).filter(({ unfolded }) => /\/confirm\//.test(unfolded));
    return got.map(({ recipients, unfolded }) => ({ to: recipients[0], text: unfolded }));
  };

  test('waits while its partner is under review; the review mails it, a refusal drops it', async () => {
    const [rita, omar] = [await makePartner(), await makePartner()];
    const review = async ({ id }: { id: number }, how: 'approve' | 'decline') => {
      const { updatedAt } = (await staff.get(`/api/admin/affiliates/${id}`)).json();
      const url = `/api/admin/affiliates/${id}/${how}`;
      assert.equal((await staff.post(url, { reason: 'Looked up', updatedAt })).statusCode, 200);
    };
    const put = async ({ id, headers }: typeof rita, changes: object) => {
      const { affiliate } = (await app.get('/api/affiliate/session', headers)).json();
      const url = `/api/affiliate/profile/${id}`;
      const payload = { ...affiliate, ...changes };
      await ok(app.put(url, payload, headers));
    };
    await put(rita, { lastName: 'Newname' });
    await put(omar, { company: 'Another & Co' });
    const email = 'waits@example.com';
    const answers = [
      await rita.register({ email }),
      await omar.register({ email: 'o@example.com' }),
    ];
    for (const { statusCode, body } of answers) {
      assert.equal(statusCode, 201);
      assert.deepEqual(Object.keys(JSON.parse(body)), ['id', 'state'], 'the same answer');
    }
    assert.deepEqual(await inviting(), []);
    assert.deepEqual(await rita.states(), [[email, 'invited']]);
    await review(omar, 'decline');
    assert.equal(await app.count(`client_invitations where affiliate_id = ${omar.id}`), 0);
    await review(rita, 'approve');
    const [mail, ...more] = await inviting();
    assert.deepEqual([mail!.to, more], [email, []]);
    assert.match(mail!.text, /Rita Newname/);
  });

  test('one mailbox gets three invitations a day from all partners, and more store nothing', async () => {
    const email = 'many@example.com';
    const partners = await Promise.all(Array.from({ length: 8 }, makePartner));
    await app.database.query('update affiliates set needs_review = true where id = any ($1)', [
      partners.slice(0, 2).map(({ id }) => id),
    ]);
    const answers = await Promise.all(partners.map(({ register }) => register({ email })));
    for (const { statusCode, body } of answers) {
      assert.equal(statusCode, 201, body);
      assert.equal(typeof JSON.parse(body).id, 'number');
    }
    const mailed = `client_invitations where email = '${email}' and not is_held`;
    assert.equal(await app.count(mailed), 3, 'those that wait take none of the three');
    await ok(partners[0]!.register({ email: 'Many+x@example.com' }), 201);
    assert.ok((await inviting()).length <= 3);
    assert.equal(await app.count(`client_invitations where email = 'Many+x@example.com'`), 0);
  });
});
