import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';

const none = { consentVersion: undefined, consentTicked: undefined };
let number = 100;

describe('who said stop', async () => {
  const { app, staff } = await openOffice();

  const freshPhone = () => `(541) 555-0${(number += 1)}`;
  const detail = async (id: number) => (await staff.get(`/api/admin/leads/${id}`)).json();
  const allowed = async (id: number) => {
    const { reach } = await detail(id);
    return ['phone', 'sms', 'email'].filter((way) => reach[way].allowed);
  };
  // Stops here name both ways of a number: from 2027-01-31 a stop to one closes the other.
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
    const answer = await ok(
      stop(first, { channels: ['phone', 'sms', 'sms'], how: 'on the phone' }),
      201,
    );
    assert.equal(answer.reach.phone.reason, 'said stop: on the phone');
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
    await staff.remove(`/api/admin/leads/${again}`);
    assert.deepEqual(await allowed(first), ['email'], 'what was deleted gives no consent');
  });

  test('what was said before the consent is no stop after it', async () => {
    const id = await app.apply({ phone: freshPhone() });
    const earlier = new Date(Date.now() - 60_000).toISOString();
    await ok(stop(id, { channels: ['phone', 'sms'], how: 'a letter', at: earlier }), 201);
    assert.deepEqual(await allowed(id), ['phone', 'sms', 'email']);
    await stop(id, { channels: ['phone', 'sms'], how: 'again' });
    assert.deepEqual(await allowed(id), ['email']);
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

  const put = (id: number, payload: object) => staff.put(`/api/admin/leads/${id}`, payload);

  test('a stop follows the lead to a changed number and mailbox', async () => {
    const [phone, email] = [freshPhone(), 'said.stop@example.com'];
    const id = await app.apply({ phone, email });
    const twin = await app.apply({ phone, email });
    await stop(id, { channels: ['phone', 'sms', 'email'], how: 'on the phone' });
    for (const lead of [id, twin]) {
      assert.deepEqual(await allowed(lead), []);
      await put(lead, { phone: freshPhone(), email: `other${lead}@example.com` });
      assert.deepEqual(await allowed(lead), [], 'staff changed both');
      await put(lead, { phone: freshPhone(), email: `third${lead}@example.com` });
      assert.deepEqual(await allowed(lead), [], 'and again');
    }
    await put(id, { phone, email });
    assert.deepEqual(await allowed(id), []);
  });

  test('a lead that came to a stopped number by an edit alone is freed by the edit back', async () => {
    const [phone, stopped] = [freshPhone(), freshPhone()];
    const id = await app.apply({ phone });
    const other = await app.apply({ phone: stopped });
    await stop(other, { channels: ['phone', 'sms'], how: 'on the phone' });
    await app.clock.set(new Date(Date.now() + 60_000));
    const newer = await app.apply({ phone: freshPhone() });
    app.clock.set(null);
    await put(id, { phone: stopped });
    await put(newer, { phone: stopped });
    assert.deepEqual(await allowed(id), ['email']);
    assert.deepEqual(await allowed(newer), ['email'], 'agreed with another number');
    assert.deepEqual(await allowed(other), ['email']);
    await put(id, { phone: freshPhone() });
    assert.deepEqual(await allowed(id), ['email']);
    await put(id, { phone });
    assert.deepEqual(await allowed(id), ['phone', 'sms', 'email']);
  });

  test('what staff enter ends a stop only from the day that they name', async () => {
    const phone = freshPhone();
    const id = await app.apply({ phone });
    const saidAt = new Date(Date.now() - 5 * 86_400_000);
    await app.database.query(
      `insert into contact_stops (lead_id, phone, channels, how, said_at)
       values ($1, $2, '{phone, sms}', 'a letter', $3)`,
      [id, phone, new Date(Date.now() + 60_000)],
    );
    const words = (await staff.get('/api/admin/consent-wordings?purpose=spoken')).json().items[0];
    const enter = (on: object) =>
      staff.post('/api/admin/leads', {
        firstName: 'Rosa',
        lastName: 'Diaz',
        email: 'by.hand@example.com',
        phone,
        consent: { basis: 'spoken', channels: ['phone'], words: words.version, ...on },
      });
    for (const on of [{}, { on: saidAt.toISOString().slice(0, 10) }]) {
      const { id: entered } = (await enter(on)).json();
      assert.deepEqual(await allowed(entered), []);
      assert.deepEqual(await allowed(id), ['email']);
    }
    const coming = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    assert.equal((await enter({ on: coming })).statusCode, 400);
    app.clock.set(new Date(Date.now() + 3 * 86_400_000));
    const { id: later } = (await enter({ on: coming })).json();
    app.clock.set(null);
    assert.deepEqual(await allowed(later), ['phone']);
    assert.deepEqual(await allowed(id), ['phone', 'email']);
  });

  test('who agrees again by word is reached, with what they said, and no earlier than the stop', async () => {
    const id = await app.apply({ phone: freshPhone(), email: 'agrees@example.com' });
    const spoken = (await staff.get('/api/admin/consent-wordings?purpose=spoken')).json();
    const words = spoken.items[0].version as string;
    const agree = (body: object) =>
      staff.post(`/api/admin/leads/${id}/consents`, { channels: ['phone'], words, ...body });
    const audited = async () => {
      const { items } = (await staff.get('/api/admin/audit?action=consent.after_stop')).json();
      return items.filter(({ entityId }: { entityId: number }) => entityId === id);
    };
    assert.equal((await agree({})).statusCode, 201, 'nothing to answer for');
    await stop(id, { channels: ['phone', 'sms'], how: 'on the phone' });
    const earlier = new Date(Date.now() - 60_000).toISOString();
    const coming = new Date(Date.now() + 60_000).toISOString();
    const said = 'Call me again.';
    for (const [body, path] of [
      [{}, 'said'],
      [{ said, at: earlier }, 'at'],
      [{ said, at: coming }, 'at'],
      [{ said, words: '1999.1' }, 'words'],
      [{ said, channels: [] }, 'channels'],
    ] as const) {
      const answer = await agree(body);
      assert.deepEqual([answer.statusCode, answer.json().errors[0].path], [400, path]);
    }
    assert.deepEqual(await audited(), []);
    assert.deepEqual(await allowed(id), ['email']);
    const answer = await agree({ said });
    assert.equal(answer.statusCode, 201, answer.body);
    assert.deepEqual(await allowed(id), ['phone', 'email']);
    const [line] = await audited();
    assert.deepEqual([line.entityId, line.after.said], [id, said]);
    await put(id, { phone: freshPhone() });
    assert.deepEqual(await allowed(id), ['phone', 'email'], 'said on this very application');
    const out = new Date(Date.now() - 30_000).toISOString();
    await app.database.query(
      `insert into applicant_mail_choices (lead_id, mailbox, wants_follow_ups, via, created_at)
       values ($1, 'agrees@example.com', false, 'page', $2)`,
      [id, out],
    );
    const early = await agree({ said, channels: ['email'], at: out });
    assert.deepEqual([early.statusCode, early.json().errors?.[0].path], [400, 'at']);
    assert.equal((await agree({ said, channels: ['email'] })).statusCode, 201);
    await app.database.query('update leads set phone = null where id = $1', [id]);
    assert.equal((await agree({ said })).statusCode, 400, 'no number');
    await put(id, { phone: freshPhone() });
    await stop(id, { channels: ['phone'], how: 'again' });
    assert.deepEqual(await allowed(id), ['email']);
    assert.equal((await staff.post('/api/admin/leads/999999/consents', {})).statusCode, 400);
  });

  test('a slip is taken back by who recorded it, within ten minutes', async () => {
    const id = await app.apply({ phone: freshPhone(), email: 'slip@example.com' });
    const saved = await stop(id, { channels: ['phone', 'sms'], how: 'the wrong row' });
    const { takeBackId } = saved.json().stops[0];
    const url = `/api/admin/leads/${id}/stops/${takeBackId}`;
    const other = await makeStaff(app, { role: 'admin' });
    assert.equal((await other.remove(url)).statusCode, 409);
    assert.equal((await other.get(`/api/admin/leads/${id}`)).json().stops[0].takeBackId, null);
    assert.equal((await staff.remove(`/api/admin/leads/${id}/stops/999999`)).statusCode, 404);
    const back = await staff.remove(url);
    assert.deepEqual([back.statusCode, back.json().stops], [200, []]);
    assert.deepEqual(await allowed(id), ['phone', 'sms', 'email']);
    const later = (await stop(id, { channels: ['phone', 'sms'], how: 'meant' })).json().stops[0];
    app.clock.set(new Date(Date.now() + 11 * 60_000));
    const late = await staff.remove(`/api/admin/leads/${id}/stops/${later.takeBackId}`);
    app.clock.set(null);
    assert.equal(late.statusCode, 409);
    assert.deepEqual(await allowed(id), ['email']);
  });

  test('Do Not Contact closes every way', async () => {
    const id = await app.apply({ phone: freshPhone() });
    await staff.put(`/api/admin/leads/${id}`, { status: 'Do Not Contact' });
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
