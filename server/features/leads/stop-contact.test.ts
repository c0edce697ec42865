import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';

const none = { consentVersion: undefined, consentTicked: undefined };
let number = 100;

describe('who said stop', () => {
  let app: FreshApp;
  let staff: Client;
  before(async () => {
    app = await freshApp();
    staff = await app.signIn();
  });
  after(() => app.dispose());

  const freshPhone = () => `(541) 555-0${(number += 1)}`;
  const detail = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();
  const allowed = async (id: number) => {
    const { reach } = await detail(id);
    return ['phone', 'sms', 'email'].filter((way) => reach[way].allowed);
  };
  const stop = (id: number, body: unknown) => staff.post(`/api/admin/leads/${id}/stop`, body);

  test('without a consent on record a person is reached in the way they chose, by hand', async () => {
    const id = await app.apply({ ...none, contactMethod: 'email', phone: freshPhone() });
    const { consent, reach } = await detail(id);
    assert.equal(consent, null);
    assert.deepEqual(reach, {
      phone: { allowed: false, reason: 'no consent on record' },
      sms: { allowed: false, reason: 'no consent on record' },
      email: { allowed: true, reason: 'asked for it; by hand only' },
    });
    assert.deepEqual(await allowed(await app.apply({ ...none, contactMethod: 'text' })), ['sms']);
  });

  test('a stop holds for every lead of the number, and not for the mailbox', async () => {
    const phone = freshPhone();
    const [first, second, stranger] = [
      await app.apply({ phone }),
      await app.apply({ phone: phone.replace(/\D/g, '') }),
      await app.apply({ phone: freshPhone() }),
    ];
    const answer = await stop(first, { channels: ['phone', 'sms', 'sms'], how: 'on the phone' });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.equal(answer.json().reach.phone.reason, 'said stop: on the phone');
    assert.deepEqual(await allowed(first), ['email']);
    assert.deepEqual(await allowed(second), ['email']);
    assert.deepEqual(await allowed(stranger), ['phone', 'sms', 'email']);
    const [{ channels, how, by }] = (await detail(second)).stops;
    assert.deepEqual([channels, how], [['phone', 'sms'], 'on the phone']);
    assert.match(by, /\S/);
    const [audited] = await app.rows(
      `select entity_id, after from audit_log where action = 'lead.stop' order by id desc limit 1`,
    );
    assert.equal(audited!['entity_id'], first);
    assert.deepEqual((audited!['after'] as { channels: string[] }).channels, ['phone', 'sms']);
  });

  test('a newer consent of the person ends it, in every lead; an application without one does not', async () => {
    const phone = freshPhone();
    const first = await app.apply({ phone });
    await stop(first, { channels: ['phone', 'sms'], how: 'a text with STOP' });
    const silent = await app.apply({ phone, ...none, contactMethod: 'phone' });
    const empty = await app.apply({ phone, consentTicked: 'none', contactMethod: 'phone' });
    const forged = await app.apply({
      phone,
      consentVersion: '1999-01-01.1',
      contactMethod: 'phone',
    });
    for (const id of [silent, empty, forged]) {
      assert.deepEqual(await allowed(id), [], 'asked for calls, but said stop');
    }
    assert.deepEqual(await allowed(first), ['email']);
    const again = await app.apply({ phone, consentTicked: 'person' });
    assert.deepEqual(await allowed(again), ['phone', 'sms', 'email']);
    assert.deepEqual(await allowed(first), ['phone', 'sms', 'email']);
    assert.deepEqual(await allowed(silent), ['phone'], 'by hand, in the way they chose');
    await staff.send({ method: 'DELETE', url: `/api/admin/leads/${again}` });
    assert.deepEqual(await allowed(first), ['email'], 'what was deleted gives no consent');
  });

  test('what was said before the consent is no stop after it', async () => {
    const id = await app.apply({ phone: freshPhone() });
    const earlier = new Date(Date.now() - 60_000).toISOString();
    const answer = await stop(id, { channels: ['phone'], how: 'a letter', at: earlier });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(await allowed(id), ['phone', 'sms', 'email']);
    await stop(id, { channels: ['phone'], how: 'again' });
    assert.deepEqual(await allowed(id), ['sms', 'email']);
  });

  test('a stop to emails is of the mailbox, however its address is spelt', async () => {
    const email = `Rosa.Diaz+solar@gmail.com`;
    const first = await app.apply({ phone: freshPhone(), email });
    const other = `rosadiaz@gmail.com`;
    const second = await app.apply({ phone: freshPhone(), email: other });
    await stop(first, { channels: ['email'], how: 'an email' });
    assert.deepEqual(await allowed(first), ['phone', 'sms']);
    assert.deepEqual(await allowed(second), ['phone', 'sms']);
  });

  test('the number is what stops: another number of the lead is not stopped', async () => {
    const phone = freshPhone();
    const id = await app.apply({ phone });
    await stop(id, { channels: ['phone'], how: 'on the phone' });
    const put = (payload: object) =>
      staff.send({ method: 'PUT', url: `/api/admin/leads/${id}`, payload });
    await put({ phone: freshPhone() });
    assert.deepEqual(await allowed(id), ['phone', 'sms', 'email']);
    assert.deepEqual((await detail(id)).stops, []);
    await put({ phone });
    assert.deepEqual(await allowed(id), ['sms', 'email']);
  });

  test('Do Not Contact closes every way', async () => {
    const id = await app.apply({ phone: freshPhone() });
    await staff.send({
      method: 'PUT',
      url: `/api/admin/leads/${id}`,
      payload: { status: 'Do Not Contact' },
    });
    const { reach } = await detail(id);
    assert.deepEqual(reach.phone, { allowed: false, reason: 'status Do Not Contact' });
    assert.deepEqual(await allowed(id), []);
  });

  test('what makes no sense is refused and leaves nothing', async () => {
    const id = await app.apply({ phone: freshPhone() });
    const earlier = await app.count('contact_stops');
    const later = new Date(Date.now() + 3_600_000).toISOString();
    for (const body of [
      {},
      { channels: [], how: 'x' },
      { channels: ['fax'], how: 'x' },
      { channels: 'phone', how: 'x' },
      { channels: ['phone'] },
      { channels: ['phone'], how: ' ' },
      { channels: ['phone'], how: 'x'.repeat(201) },
      { channels: ['phone'], how: 'x', at: 'yesterday' },
      { channels: ['phone'], how: 'x', at: later },
    ]) {
      assert.equal((await stop(id, body)).statusCode, 400, JSON.stringify(body).slice(0, 60));
    }
    const body = { channels: ['phone'], how: 'x' };
    assert.equal((await stop(999_999, body)).statusCode, 404);
    assert.equal((await app.post(`/api/admin/leads/${id}/stop`, body)).statusCode, 401);
    assert.equal(await app.count('contact_stops'), earlier);
  });

  test('the record is append-only, and is on the timeline', async () => {
    const id = await app.apply({ phone: freshPhone() });
    await stop(id, { channels: ['phone'], how: 'shouted STOP at the branch' });
    for (const sql of [
      `update contact_stops set how = 'x'`,
      'delete from contact_stops',
      'truncate contact_stops',
    ]) {
      await assert.rejects(app.database.query(sql), /append-only/);
    }
    const { items } = (await staff.get(`/api/admin/leads/${id}/timeline`)).json();
    const [entry] = items.filter(({ kind }: { kind: string }) => kind === 'stop');
    assert.deepEqual([entry.how, entry.actor.kind], ['shouted STOP at the branch', 'staff']);
  });
});
