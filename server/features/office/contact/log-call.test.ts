import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate } from '#server/testing/factories.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

const georgia = { propertyState: 'GA', currentAddress: '1 Peach St, Atlanta, GA 30301' };
const day = '2037-11-24T18:00:00.000Z';
const night = '2037-11-25T02:00:00.000Z';
let number = 100;

describe('calls and messages that staff write down', async () => {
  const app = await openApp();
  app.clock.set(new Date(day));
  const staff = await makeStaff(app, { firstName: 'Olga', lastName: 'Officer', role: 'officer' });

  const apply = (answers = {}) =>
    app.apply({ ...georgia, phone: `(404) 555-0${(number += 1)}`, ...answers });
  const call = (id: number, body: object) => staff.post(`/api/admin/leads/${id}/calls`, body);
  const message = (id: number, body: object) => staff.post(`/api/admin/leads/${id}/messages`, body);
  const list = async (id: number) => (await staff.get(`/api/admin/leads/${id}/calls`)).json();
  const firstResponse = async (id: number) =>
    (await staff.get(`/api/admin/leads/${id}`)).json().firstResponseAt;

  test('are counted, and the first one that was answered stops the clock', async () => {
    const id = await apply();
    for (const outcome of ['no_answer', 'voicemail']) {
      const answer = await ok(call(id, { outcome }), 201);
      assert.equal(answer.firstResponseAt, null, outcome);
    }
    const note = 'Wants to buy\nin May.';
    const reached = (await call(id, { outcome: 'reached', note })).json();
    assert.deepEqual([reached.attempts, reached.firstResponseAt], [3, day]);
    app.clock.set(new Date('2037-11-24T19:00:00.000Z'));
    await message(id, { channel: 'sms' });
    app.clock.set(new Date(day));
    assert.equal(await firstResponse(id), day, 'it stops once');
    const { attempts, items } = await list(id);
    assert.equal(attempts, 3, 'a text is no call');
    const [text, newest] = items;
    assert.deepEqual([text.channel, text.outcome], ['sms', 'sent']);
    assert.deepEqual(
      [newest.outcome, newest.note, newest.by, newest.override, newest.at],
      ['reached', 'Wants to buy\nin May.', 'Olga Officer', null, day],
    );
    assert.match(newest.permission, /until 9:00 PM their time, by the federal rule/);
  });

  test('whom they reach is contacted, from New and Follow Up alone, and that can be undone', async () => {
    const id = await apply();
    const path = `/api/admin/leads/${id}`;
    const status = async () => (await staff.get(path)).json().status;
    const log = async (outcome: string) => ok(call(id, { outcome }), 201);
    assert.equal((await log('no_answer')).undo, undefined);
    assert.equal(await status(), 'New');
    const { undo } = await log('reached');
    assert.equal(await status(), 'Contacted');
    await ok(staff.post(`/api/admin/leads/bulk/${undo.id}/undo`));
    assert.equal(await status(), 'New');
    await ok(staff.put(path, { status: 'Follow Up' }));
    await log('reached');
    assert.equal(await status(), 'Contacted');
    await ok(staff.put(path, { status: 'Qualified' }));
    assert.equal((await log('reached')).undo, undefined);
    assert.equal(await status(), 'Qualified');
  });

  test('a call and the status it causes are written together or not at all', async (t) => {
    const id = await apply();
    await app.database.query(`
      create function refuse() returns trigger language plpgsql as 'begin raise exception ''no''; end';
      create trigger refuse before insert on lead_status_history execute function refuse()`);
    t.after(() => app.database.query('drop function refuse cascade'));
    assert.equal((await call(id, { outcome: 'reached' })).statusCode, 500);
    assert.deepEqual((await list(id)).items, []);
    assert.equal((await staff.get(`/api/admin/leads/${id}`)).json().ownerId, null);
  });

  test('a text or an email that was sent is an answer; a draft that was opened is none', async () => {
    for (const channel of ['sms', 'email']) {
      const id = await apply();
      await staff.post('/api/notes', { leadId: id, content: 'Draft opened', authorType: 'admin' });
      assert.equal(await firstResponse(id), null);
      const answer = await message(id, { channel });
      assert.deepEqual([answer.statusCode, answer.json().attempts], [201, 0]);
      assert.equal(await firstResponse(id), day);
    }
  });

  test('against a no it takes a reason, which is kept with what the rules said', async () => {
    const id = await apply();
    app.clock.set(new Date(night));
    const refused = await call(id, { outcome: 'reached' });
    assert.equal(refused.statusCode, 400);
    assert.equal(
      refused.json().message,
      'Calls are not allowed: not before 8:00 AM their time on Wednesday, by the federal rule; state rules not checked. Say why you did it anyway.',
    );
    assert.equal(refused.json().errors[0].path, 'override');
    assert.equal((await call(id, { outcome: 'reached', override: ' ' })).statusCode, 400);
    const texted = await message(id, { channel: 'sms' });
    assert.match(texted.json().message, /^Texts are not allowed: /);
    assert.deepEqual((await list(id)).items, []);
    const override = 'She asked me to call at nine.';
    assert.equal((await call(id, { outcome: 'reached', override })).statusCode, 201);
    const [kept] = (await list(id)).items;
    assert.equal(kept.override, override);
    assert.match(kept.permission, /not before 8:00 AM/);
    const [line] = await app.rows<{ after: { override: string } }>(
      `select after from audit_log where action = 'lead.call' and entity_id = $1`,
      [id],
    );
    assert.equal(line!.after.override, override);
    // A call that began within calling hours may be recorded after they end.
    const began = { outcome: 'reached', at: '2037-11-25T01:59:00.000Z' };
    assert.equal((await call(id, began)).statusCode, 201);
    app.clock.set(new Date(day));
  });

  test('a reason where none is needed is not kept', async () => {
    const id = await apply();
    await call(id, { outcome: 'voicemail', override: 'just so' });
    assert.equal((await list(id)).items[0].override, null);
  });

  test('asked to stop, calls and texts to the number are stopped, in every lead with it', async () => {
    const phone = '(404) 555-0999';
    const id = await apply({ phone });
    const other = await apply({ phone, email: 'other@example.com' });
    assert.equal((await call(id, { outcome: 'stop' })).statusCode, 201);
    const permission = (await staff.get(`/api/admin/leads/${other}/permission`)).json();
    assert.deepEqual(
      ['phone', 'sms', 'email'].filter((way) => permission[way].allowed),
      ['email'],
    );
    assert.equal((await call(other, { outcome: 'voicemail' })).statusCode, 400);
    const stops = await app.rows(
      `select 1 from audit_log where action = 'lead.stop' and entity_id = $1`,
      [id],
    );
    assert.equal(stops.length, 1);
  });

  test('a wrong number is neither called nor texted, until the lead has another one', async () => {
    const phone = '(404) 555-0998';
    const id = await apply({ phone });
    const reach = async () => (await staff.get(`/api/admin/leads/${id}`)).json().reach;
    const wrong = await call(id, { outcome: 'wrong_number' });
    assert.deepEqual([wrong.statusCode, wrong.json().firstResponseAt], [201, null]);
    const { phone: calls, sms, email } = await reach();
    assert.deepEqual([calls.allowed, sms.allowed, email.allowed], [false, false, true]);
    assert.match(calls.reason, /^wrong number on /);
    await staff.put(`/api/admin/leads/${id}`, { phone: '(404) 555-0997' });
    assert.equal((await reach()).phone.allowed, true);
    await staff.put(`/api/admin/leads/${id}`, { phone });
    assert.equal((await reach()).sms.allowed, false);
  });

  test('what makes no sense is refused and leaves nothing', async () => {
    const id = await apply();
    const earlier = await app.count('contact_attempts');
    for (const body of [
      {},
      { outcome: 'sent' },
      { outcome: 'reached', at: '2037-11-24T18:01:00Z' },
      { outcome: 'reached', at: '2037-11-24T05:00:00Z' },
      { outcome: 'reached', at: 'now' },
      { outcome: 'reached', note: 'x'.repeat(2001) },
    ]) {
      assert.equal((await call(id, body)).statusCode, 400, JSON.stringify(body).slice(0, 60));
    }
    assert.equal((await message(id, { channel: 'phone' })).statusCode, 400);
    assert.equal((await call(999_999, { outcome: 'reached' })).statusCode, 404);
    assert.equal(await app.count('contact_attempts'), earlier);
  });

  test('the record is append-only, is on the timeline, and is hidden from affiliates', async () => {
    const admin = await app.signIn();
    const affiliate = await makeAffiliate(admin);
    const id = await apply({ referralCode: affiliate.referralCode });
    const mark = 'quillfeather';
    await call(id, { outcome: 'reached', note: `${mark} note` });
    const at = '2037-11-25T15:00:00.000Z';
    await staff.put(`/api/admin/leads/${id}/follow-up`, { at, note: `${mark} step` });
    for (const sql of [
      `update contact_attempts set note = 'x'`,
      'delete from contact_attempts',
      'truncate contact_attempts',
    ]) {
      await assert.rejects(app.database.query(sql), /append-only/);
    }
    const { items } = (await staff.get(`/api/admin/leads/${id}/timeline?pageSize=100`)).json();
    const told = (kind: string) => items.find((entry: { kind: string }) => entry.kind === kind);
    assert.deepEqual(
      [told('attempt').outcome, told('attempt').note, told('attempt').actor.name],
      ['reached', `${mark} note`, 'Olga Officer'],
    );
    assert.deepEqual([told('followUp').due, told('followUp').note], [at, `${mark} step`]);
    const partner = await app.signInAffiliate(affiliate);
    let asked = 0;
    for (const { method, path, access } of app.app.routeSettings.entries) {
      if (method === 'GET' && (access === 'affiliate' || access === 'staff-or-affiliate')) {
        const answer = await partner.get(path.replace(/:\w+/g, String(id)));
        assert.doesNotMatch(answer.body, new RegExp(mark), path);
        asked += answer.statusCode === 200 ? 1 : 0;
      }
    }
    assert.ok(asked > 3, `${asked} calls`);
  });
});
