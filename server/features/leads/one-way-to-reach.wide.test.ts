import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { leadSorts } from '#core/contract/leads/row.ts';
import { proofOf } from '../accounts/buyer-links/make-link.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fileForm } from '#server/testing/hero-files.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { fieldsOf, ok } from '#server/testing/open-app.ts';

describe('a lead without an email address or without a telephone number', async () => {
  const { app, deliverLater } = await freshMailApp();
  const url = '/api/admin/leads';
  /** The numbers of such leads, entered by hand, from a file and by a program. */
  const ids: number[] = [];
  const bare = (way: object, name = 'Nora') => ({
    firstName: name,
    lastName: 'Oneway',
    consent: { basis: 'none' },
    ...way,
  });
  const enter = (way: object, by: Client = staff, name = 'Nora') => by.post(url, bare(way, name));
  const leadOf = async (id: number) => (await staff.get(`${url}/${id}`)).json();
  const staff = await app.signIn();
  const key = await keyClient(app, [
    'POST /api/admin/leads',
    'POST /api/admin/leads/{id}/loan-status',
  ]);
  const made = [
    await enter({ phone: '(541) 555-0171' }),
    await enter({ email: 'nora.a@example.com', phone: '' }),
    await enter({ phone: '541 555 0172', email: null }, key),
    await enter({ email: 'nora.b@example.com' }, key),
  ];
  for (const answer of made) {
    assert.equal(answer.statusCode, 201, answer.body);
    ids.push(answer.json().id);
  }
  const rows = [
    'Name,Email,Phone,Price',
    'Nora Import,,541-555-0173,about 400k',
    'Nora File,nora.c@example.com,12,',
  ];
  const form = await fileForm('file', Buffer.from(rows.join('\n')), 'leads.csv', 'text/csv');
  const file = (await staff.send({ method: 'POST', url: '/api/admin/imports', ...form })).json();
  const mapping = { ...file.proposed, homePrice: 'Price' };
  const payload = { mapping, consentBasis: 'none' };
  const checked = await staff.put(`/api/admin/imports/${file.id}`, payload);
  const { errorRows, leftEmpty } = checked.json();
  assert.deepEqual(
    [errorRows, leftEmpty.map((one: { line: number; column: string }) => [one.line, one.column])],
    [
      0,
      [
        [2, 'Price'],
        [3, 'Phone'],
      ],
    ],
  );
  assert.equal((await staff.post(`/api/admin/imports/${file.id}/run`)).json().imported, 2);
  const imported = await app.rows('select id from leads where import_id = $1 order by id', [
    file.id,
  ]);
  ids.push(...imported.map(({ id }) => Number(id)));

  test('is entered with one of the two, and answers an empty text for the other', async () => {
    const shown = await Promise.all(ids.map(leadOf));
    assert.deepEqual(fieldsOf(shown, 'email', 'phone'), [
      ['', '(541) 555-0171'],
      ['nora.a@example.com', ''],
      ['', '(541) 555-0172'],
      ['nora.b@example.com', ''],
      ['', '(541) 555-0173'],
      ['nora.c@example.com', ''],
    ]);
    for (const by of [staff, key]) {
      for (const none of [{}, { email: '', phone: '' }, { email: null, phone: ' ' }]) {
        const answer = await enter(none, by);
        assert.equal(answer.statusCode, 400, answer.body);
        const message = 'An email address or a phone number is required';
        assert.deepEqual(answer.json().errors, [{ path: 'email', message }]);
      }
    }
    assert.equal((await enter({ phone: '12' })).statusCode, 400);
    assert.equal((await enter({ email: 'nora', phone: '(541) 555-0174' })).statusCode, 400);
  });

  test('may keep the empty field in an edit; what is typed follows the rule, nothing is emptied', async () => {
    const [byPhone, byMail] = ids as [number, number];
    const edit = async (id: number, body: object) => {
      const { statusCode } = await staff.put(`${url}/${id}`, body);
      return statusCode;
    };
    assert.equal(
      await edit(byPhone, { email: '', phone: '(541) 555-0171', lastName: 'Oneway-Ray' }),
      200,
    );
    assert.equal(
      await edit(byMail, { email: 'nora.a@example.com', phone: null, timeline: '1 month' }),
      200,
    );
    assert.equal(await edit(byPhone, { email: 'nobody' }), 400);
    assert.equal(await edit(byMail, { phone: '12' }), 400);
    assert.equal(await edit(byPhone, { phone: '' }), 400);
    assert.equal(await edit(byMail, { email: null }), 400);
    assert.equal(await edit(byMail, { phone: '(541) 555-0175', email: '' }), 400);
    assert.equal((await leadOf(byMail)).email, 'nora.a@example.com');
  });

  test('is read by each call of staff that reads', async () => {
    const reads = app.app.routeSettings.entries.filter(
      ({ method, path, access }) =>
        method === 'GET' && path.startsWith('/api/admin/') && access.startsWith('staff'),
    );
    const [ofLead, others] = [true, false].map((isOfLead) =>
      reads.filter(({ path }) => path.startsWith(`${url}/:id`) === isOfLead),
    );
    assert.ok(ofLead!.length > 5 && others!.length > 40);
    for (const { path } of ofLead!) {
      for (const id of ids) {
        const answer = await staff.get(path.replace(':id', String(id)));
        assert.equal(answer.statusCode, 200, `${path} ${id}: ${answer.body}`);
      }
    }
    for (const { path } of others!) {
      const answer = await staff.get(path.replace(/:\w+/g, '1'));
      assert.ok(answer.statusCode < 500, `${path}: ${answer.body}`);
    }
    for (const sort of Object.keys(leadSorts)) {
      for (const order of ['asc', 'desc']) {
        const { items } = (
          await staff.get(`${url}?sort=${sort}&direction=${order}&q=Oneway`)
        ).json();
        assert.equal(items.length, 4, `${sort} ${order}`);
      }
    }
    for (const q of ['nora.a@example.com', '541 555-0173', 'Nora Import']) {
      const { items } = (await staff.get(`${url}?q=${encodeURIComponent(q)}`)).json();
      assert.equal(items.length, 1, q);
      assert.equal(items[0].applications, 1, q);
    }
    const rows = await staff.get(`${url}/rows?ids=${ids.join(',')}`);
    assert.equal(rows.json().items?.length, ids.length, rows.body);
    const csv = await staff.get(`${url}/export`);
    assert.match(csv.body, /nora\.b@example\.com/);
  });

  test('may be contacted in the ways that there are, and the others say why', async () => {
    const [byPhone, byMail] = ids as [number, number];
    const { permission, reach } = await leadOf(byPhone);
    assert.equal(permission.email.reason, 'no email address');
    assert.deepEqual(reach.email, { allowed: false, reason: 'no email address' });
    assert.equal((await leadOf(byMail)).permission.phone.reason, 'no telephone number');
    const words = { subject: 'Hello', text: 'Hello', override: 'they asked' };
    const mailed = await staff.post(`${url}/${byPhone}/emails`, words);
    assert.deepEqual(
      [mailed.statusCode, mailed.json().message],
      [400, 'This lead has no email address.'],
    );
    assert.equal((await staff.post(`${url}/${byMail}/emails`, words)).statusCode, 201);
  });

  test('is worked on by each call of staff that writes', async () => {
    const officer = (await staff.get('/api/admin/session')).json();
    const partner = await makeAffiliate(staff);
    const override = 'they rang us';
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    for (const id of ids) {
      const of = `${url}/${id}`;
      const { updatedAt } = await leadOf(id);
      const calls: [action: string, path: string, body: object][] = [
        ['POST', `${of}/calls`, { outcome: 'reached', override }],
        ['POST', `${of}/calls`, { outcome: 'stop', override }],
        ['POST', `${of}/messages`, { channel: 'sms', override }],
        ['POST', `${of}/messages`, { channel: 'email', override }],
        ['POST', `${of}/stop`, { channels: ['phone', 'sms', 'email'], how: 'in person' }],
        ['PUT', `${of}/follow-up`, { at: tomorrow, note: 'ring' }],
        ['POST', `${of}/owner`, { ownerId: officer.id }],
        [
          'POST',
          `${of}/credit`,
          { affiliateId: partner.id, seenAffiliateId: null, reason: 'they said so' },
        ],
        ['POST', '/api/notes', { leadId: id, content: 'A note', authorType: 'admin' }],
        ['PUT', of, { status: 'Follow Up' }],
        [
          'POST',
          `${url}/bulk/mails`,
          { status: 'Qualified', leads: [{ id, status: 'Follow Up' }] },
        ],
      ];
      for (const [method, path, payload] of calls) {
        const answer = await staff.send({ method: method as 'POST', url: path, payload });
        assert.ok(answer.statusCode < 300, `${id} ${method} ${path}: ${answer.body}`);
        assert.ok(answer.statusCode < 500, `${id} ${path}: ${answer.body}`);
      }
      assert.notEqual((await leadOf(id)).updatedAt, updatedAt);
      const event = { eventId: `los-${id}`, status: 'Approved', at: new Date().toISOString() };
      await ok(key.post(`${of}/loan-status`, event));
      assert.equal((await staff.remove(of)).statusCode, 200);
      assert.equal((await staff.get(`${url}/deleted`)).statusCode, 200);
      assert.equal((await staff.post(`${of}/restore`)).statusCode, 200);
    }
    await deliverLater();
    const mails = await app.rows(
      `select status, last_error from all_mails where kind = 'follow_up' and recipient = ''`,
    );
    assert.ok(mails.length > 0);
    for (const mail of mails) {
      assert.deepEqual(mail, {
        status: 'withheld',
        last_error: 'withheld: the applicant has no email address',
      });
    }
  });

  test('is a duplicate by what it has alone, and a merge keeps both', async () => {
    const phone = '(541) 555-0180';
    const [one, other] = await Promise.all([
      enter({ phone }, staff, 'Dora'),
      app.apply({ email: 'dora@example.com', phone }),
    ]);
    const { id, updatedAt } = one.json();
    const { items } = (await staff.get(`${url}/${id}/duplicates`)).json();
    assert.deepEqual(
      items.map(({ id: of, sameEmail, samePhone }: Record<string, unknown>) => [
        of,
        sameEmail,
        samePhone,
      ]),
      [[other, false, true]],
    );
    const merge = async (fields: object) =>
      staff.post(`${url}/${id}/merge`, {
        otherId: other,
        fields,
        updatedAt,
        otherUpdatedAt: (await leadOf(other)).updatedAt,
      });
    const merged = await ok(merge({ firstName: 'mine' }));
    const lead = await leadOf(id);
    assert.deepEqual([lead.email, lead.phone], ['dora@example.com', phone]);
    assert.equal((await staff.post(`/api/admin/merges/${merged.mergeId}/undo`)).statusCode, 200);
    assert.deepEqual([(await leadOf(id)).email, (await leadOf(id)).phone], ['', phone]);
  });

  test('has an own page, may be withdrawn and asks to be erased', async () => {
    const [id] = ids as [number];
    const { token, browserKey } = await addLink(app.database, id);
    const cookie = `__Host-my=${token}.${proofOf({ token, browserKey })}`;
    const own = (method: 'GET' | 'POST', action = '') =>
      app.send({ method, url: `/api/my/${token}${action}`, headers: { cookie } });
    for (const [method, action] of [
      ['GET', ''],
      ['GET', '/download'],
      ['POST', '/withdraw'],
      ['POST', '/erasure'],
    ] as const) {
      const answer = await own(method, action);
      assert.ok(answer.statusCode < 300, `${action}: ${answer.statusCode} ${answer.body}`);
    }
    await deliverLater();
    const declined = await staff.post(`${url}/${id}/decline-erasure`, {
      reason: 'The loan has closed.',
    });
    assert.ok(declined.statusCode < 300, declined.body);
  });

  test('is erased', async () => {
    for (const id of ids) {
      const preview = (await staff.get(`${url}/${id}/erasure`)).json();
      assert.deepEqual([preview.leadIds, preview.otherIds], [[id], []]);
      const erased = await staff.post(`${url}/${id}/erase`, { reason: 'asked by letter' });
      assert.ok(erased.statusCode < 300, erased.body);
    }
  });
});
