import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { spokenConsentVersion } from '#core/domain/permission/consent.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

const caller = {
  firstName: 'Carla',
  lastName: 'Caller',
  email: 'carla@example.com',
  phone: '512.555.0147',
  consent: { basis: 'none' },
};
const spoken = { basis: 'spoken', channels: ['phone', 'email'], words: spokenConsentVersion };

describe('a lead by hand', async () => {
  const app = await openApp();
  await app.signIn();
  const officer = await makeStaff(app, { firstName: 'Olga', role: 'officer' });

  const enter = (body: object = {}, key?: string) =>
    officer.send({
      method: 'POST',
      url: '/api/admin/leads',
      payload: { ...caller, ...body },
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    });
  const row = async (id: number) => (await app.rows('select * from leads where id = $1', [id]))[0]!;

  test('is judged as an application and owned by the member who entered it, without mails', async () => {
    const figures = {
      homePrice: 425_000,
      electricBill: 350,
      creditScore: '660-699',
      propertyState: 'OR',
      language: 'es',
    };
    const applied = await row(await app.apply({ ...figures, sessionId: undefined }));
    await app.database.query('delete from jobs; delete from sent_mails');
    const saved = { savingsAmount: 15_000 };
    const { id, consent, reach, suspicion } = await ok(enter({ ...figures, ...saved }), 201);
    assert.equal(consent, null);
    assert.equal(reach.phone.allowed, false);
    assert.deepEqual(suspicion, []);
    const stored = await row(id);
    for (const column of ['is_qualified', 'solar_cost', 'monthly_savings', 'education_earnings']) {
      assert.equal(stored[column], applied[column], column);
    }
    assert.equal(stored['savings_amount'], 15_000);
    assert.equal(stored['phone'], '(512) 555-0147');
    assert.equal(stored['source_name'], 'by hand');
    assert.equal(stored['language'], 'es');
    assert.equal(stored['first_response_at'], null, 'nobody spoke to them yet');
    const [owner] = await app.rows('select id from admin_users where id = $1', [
      stored['owner_id'],
    ]);
    assert.ok(owner);
    assert.equal(await app.count('jobs'), 0);
    const [line] = await app.rows(
      `select * from audit_log where action = 'lead.create' and entity_id = $1`,
      [id],
    );
    assert.equal(line!['actor_id'], stored['owner_id']);
    const { statusHistory } = (await officer.get(`/api/admin/leads/${id}`)).json();
    assert.deepEqual(fieldsOf(statusHistory, 'toStatus', 'actor'), [['New', 'Olga']]);
  });

  test('the words that were read stand in the record, with who read them', async () => {
    const { items } = (await officer.get('/api/admin/consent-wordings?purpose=spoken')).json();
    assert.deepEqual(
      items.map(({ language, version }: Record<string, string>) => [language, version]),
      ['en', 'es', 'pt'].map((language) => [language, spokenConsentVersion]),
    );
    const { id, consent, reach } = await ok(enter({ consent: spoken, language: 'pt' }), 201);
    assert.deepEqual(consent.channels, ['phone', 'email']);
    assert.equal(consent.text, items[2].text);
    assert.equal(consent.isCurrent, true);
    assert.deepEqual(
      [reach.phone.allowed, reach.sms.allowed, reach.email.allowed],
      [true, false, true],
    );
    assert.ok((await row(id))['first_response_at'], 'they were spoken to');
    const [record] = await app.rows('select * from consent_records where lead_id = $1', [id]);
    assert.equal(record!['purpose'], 'spoken');
    assert.equal(record!['staff_id'], (await row(id))['owner_id']);
  });

  test('a consent of a later day than a stop ends it, and admins see that it did', async () => {
    const person = { phone: '(541) 555-0166', email: 'stopped@example.com' };
    const { id: stopped } = await ok(enter(person), 201);
    const said = { channels: ['phone'], how: 'never call me again' };
    await ok(officer.post(`/api/admin/leads/${stopped}/stop`, said), 201);
    app.clock.set(new Date(Date.now() + 3 * 86_400_000));
    const on = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
    const marked = async (consent: object) => {
      const { id } = await ok(enter({ ...person, consent }), 201);
      return app.rows(
        `select entity_id::int as id from audit_log
           where action = 'consent.after_stop' and entity_id = ${id}`,
      );
    };
    assert.deepEqual(await marked(spoken), [], 'without a day it ends none');
    assert.deepEqual(
      await marked({ ...spoken, channels: ['email'], on }),
      [],
      'of another channel',
    );
    assert.equal((await marked({ ...spoken, on })).length, 1);
    app.clock.set(null);
  });

  test('a consent is not made up: no words, no channel, no record', async () => {
    const leads = await app.count('leads');
    for (const [consent, path] of [
      [{ ...spoken, words: '2020-01-01.1' }, 'consent.words'],
      [{ ...spoken, words: undefined }, 'consent.words'],
      [{ ...spoken, channels: [] }, 'consent.channels'],
      [{ basis: 'written' }, 'consent.basis'],
      [undefined, 'consent'],
    ] as const) {
      const answer = await enter({ consent });
      assert.equal(answer.statusCode, 400, JSON.stringify(consent));
      assert.equal(answer.json().errors[0].path, path);
    }
    const noNumber = await enter({ phone: '', consent: spoken });
    assert.deepEqual(
      [noNumber.statusCode, noNumber.json().errors[0].path],
      [400, 'consent.channels'],
    );
    assert.equal(await app.count('leads'), leads);
  });

  test('one lead however often it is sent with its key; another one is refused', async () => {
    const before = await app.count('leads');
    const answers = await Promise.all([1, 2, 3].map(() => enter({}, 'one-click')));
    const ids = answers.map((answer) => {
      assert.equal(answer.statusCode, 201, answer.body);
      return answer.json().id;
    });
    assert.equal(new Set(ids).size, 1);
    assert.equal(await app.count('leads'), before + 1);
    assert.equal((await enter({ firstName: 'Other' }, 'one-click')).statusCode, 422);
    const views = () => app.count(`audit_log where action = 'lead.view' and entity_id = ${ids[0]}`);
    const seen = await views();
    assert.equal((await enter({}, 'one-click')).json().id, ids[0]);
    assert.equal(await views(), seen + 1, 'what it answers later is a read');
  });

  test('what is wrong stands at its field; who may not change leads may not enter one', async () => {
    const answer = await enter({ firstName: '', email: 'x', phone: '12', propertyState: 'ZZ' });
    assert.deepEqual(
      answer.json().errors.map(({ path }: { path: string }) => path),
      ['firstName', 'email', 'phone', 'propertyState'],
    );
    const reader = await makeStaff(app, { role: 'compliance' });
    assert.equal((await reader.post('/api/admin/leads', caller)).statusCode, 403);
  });
});
