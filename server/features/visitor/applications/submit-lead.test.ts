import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { makeLeadBody, makeSessionId } from '#server/testing/factories.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

const kept =
  'leads consent_records lead_status_history audit_log jobs idempotency_keys referrals'.split(' ');

describe('submitting a lead', async () => {
  const { app, staff } = await openOffice();

  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(kept.map(async (table) => [table, await app.count(table)] as const)),
    );
  const lead = async (id: number) =>
    (await app.rows('select * from leads where id = $1', [id]))[0]!;

  test('stores the lead with its proof, history, audit line and two mails', async () => {
    const earlier = await counts();
    const { id, ...rest } = await ok(
      app.post('/api/leads?lang=es', makeLeadBody(), { 'user-agent': 'a browser' }),
      201,
    );
    assert.deepEqual(rest, { homePrice: 500_000 });
    const now = await counts();
    assert.deepEqual(
      kept.map((table) => now[table]! - earlier[table]!),
      [1, 1, 1, 1, 2, 1, 0],
    );
    const row = await lead(id);
    assert.equal(row['status'], 'New');
    assert.equal(row['language'], 'es');
    assert.equal(row['is_qualified'], true);
    assert.deepEqual(
      [row['solar_cost'], row['tax_credit'], row['monthly_savings'], row['savings_amount']],
      [60_600, 18_180, 296, null],
    );
    const [consent] = await app.rows('select * from consent_records where lead_id = $1', [id]);
    assert.equal(consent!['language'], 'es');
    assert.equal(consent!['user_agent'], 'a browser');
    assert.equal(consent!['is_version_confirmed'], true);
    assert.match(String(consent!['text']), /acepto/);
    const mails = await app.rows(
      'select kind, language, status, last_error from all_mails where lead_id = $1 order by id',
      [id],
    );
    assert.deepEqual(
      mails.map((mail) => Object.values(mail)),
      [
        ['lead_notification', 'en', 'no_server', 'not sent: no mail server'],
        ['application_received', 'es', 'no_server', 'not sent: no mail server'],
      ],
    );
  });

  test('ignores everything a client may not decide', async () => {
    const columns = await app.rows<{ column_name: string }>(
      `select column_name from information_schema.columns where table_name = 'leads'`,
    );
    const camel = (name: string) =>
      name.replace(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
    const forged = Object.fromEntries(
      columns.flatMap(({ column_name: name }) => [
        [name, 1],
        [camel(name), 1],
      ]),
    );
    const body = {
      ...forged,
      ...makeLeadBody(),
      status: 'Closed Won',
      isQualified: true,
      id: 4711,
      solarCost: 1,
      monthlySavings: 9e9,
      creditScore: null,
      transactionType: null,
      referralCode: null,
      sessionId: null,
      wantsPanels: undefined,
    };
    const { id } = (await app.post('/api/leads', body)).json();
    assert.notEqual(id, 4711);
    const row = await lead(id);
    assert.equal(row['status'], 'New');
    assert.equal(row['is_qualified'], false, 'without a credit score nothing is known');
    assert.equal(row['solar_cost'], 60_600);
    assert.equal(row['owner_id'], null);
    assert.equal(row['wants_panels'], 'unsure', 'nobody decided on panels');
    assert.equal(row['partner_sees'], null);
    assert.equal(row['deleted_at'], null);
    assert.equal(row['merged_into_id'], null);
  });

  test('behind a proxy that writes ports, rubbish or novels into the header, a lead is stored with an address and limits hold', async () => {
    const behind = await freshApp({
      config: { trustedProxies: ['127.0.0.1', '10.0.0.0/8'], rateLimitScale: 0.2 },
    });
    for (const [forwarded, address] of [
      ['45.6.7.8:50123', '45.6.7.8'],
      ['45.6.7.8:1', '45.6.7.8'],
      ['9.9.9.9, 45.6.7.8:2, 10.0.0.2:443', '45.6.7.8'],
      ['[2001:db8::1]:443', '2001:db8::1'],
      ['fe80::1%eth0', 'fe80::1'],
      ['garbage', '127.0.0.1'],
      ['unknown', '127.0.0.1'],
      ['9.9.9.9, unknown', '127.0.0.1'],
      ['x'.repeat(300), '127.0.0.1'],
      [`fe80::1%${'x'.repeat(300)}`, 'fe80::1'],
      ['', '127.0.0.1'],
      ['garbage, 10.0.0.2', '10.0.0.2'],
    ]) {
      const answer = await behind.post('/api/leads', makeLeadBody({ sessionId: makeSessionId() }), {
        'x-forwarded-for': forwarded!,
      });
      assert.equal(answer.statusCode, 201, forwarded);
      const [consent] = await behind.rows(
        'select ip_address from consent_records order by id desc limit 1',
      );
      assert.equal(consent!['ip_address'], address, forwarded);
    }
    const statuses: number[][] = [];
    for (let n = 1; n <= 13; n += 1) {
      statuses.push([
        (await behind.post('/api/leads', {}, { 'x-forwarded-for': `45.6.7.9:${n}` })).statusCode,
        (await behind.post('/api/leads', {}, { 'x-forwarded-for': `rubbish-${n}` })).statusCode,
      ]);
    }
    const session = makeSessionId();
    await behind.post(
      '/api/track-interaction',
      { sessionId: session, page: '/', action: 'page_view' },
      { 'x-forwarded-for': '45.6.7.8:5' },
    );
    const [step] = await behind.rows('select ip_address from interactions where session_id = $1', [
      session,
    ]);
    await behind.dispose();
    assert.equal(step!['ip_address'], '45.6.7.0');
    assert.deepEqual([statuses[0]![0], statuses.at(-1)], [400, [429, 429]], statuses.join(' '));
  });

  test('marks what looks like a machine, and keeps it', async () => {
    const id = await app.apply({
      website: 'http://spam.example',
      secondsOnForm: 0.4,
      firstName: 'http://spam.example',
    });
    assert.deepEqual((await lead(id))['suspicion'], [
      'honeypot_filled',
      'too_fast',
      'link_in_name',
    ]);
  });

  test('a number that cannot be called is refused, at home and abroad', async () => {
    for (const phone of ['(541) 911-0142', '+55 00 00000-0000', '(541) 555-0142 x11']) {
      const answer = await app.post('/api/leads', makeLeadBody({ phone }));
      assert.deepEqual(
        [answer.statusCode, answer.json().errors],
        [400, [{ path: 'phone', message: 'Please enter a valid phone number' }]],
        phone,
      );
    }
  });

  test('a number is stored in one shape, a foreign one as the whole world calls it', async () => {
    for (const [phone, stored, shown] of [
      ['541.555.0142', '(541) 555-0142', '(541) 555-0142'],
      ['+1 541 555 0142', '(541) 555-0142', '(541) 555-0142'],
      ['٥٤١٥٥٥٠١٤٢', '(541) 555-0142', '(541) 555-0142'],
      ['＋１ (541) 555-0142', '(541) 555-0142', '(541) 555-0142'],
      ['+55 11 91234-5678', '+5511912345678', '+55 11 91234 5678'],
      ['011 44 20 7946 0958', '+442079460958', '+44 20 7946 0958'],
      ['+52 1 55 1234 5678', '+525512345678', '+52 55 1234 5678'],
      ['+47 21 23 45 67', '+4721234567', '+47 21 23 45 67'],
    ] as const) {
      const id = await app.apply({ phone });
      assert.equal((await lead(id))['phone'], stored, phone);
      const detail = (await staff.get(`/api/admin/leads/${id}`)).json();
      assert.equal(detail.phone, shown, phone);
    }
    const { items } = (
      await staff.get(`/api/admin/leads?q=${encodeURIComponent('+55 11 91234-5678')}`)
    ).json();
    assert.deepEqual(fieldsOf(items, 'phone'), ['+55 11 91234 5678']);
  });

  test('invisible characters, as in pasted numbers, are not stored, because they change what staff read', async () => {
    const id = await app.apply({
      firstName: '\u202eanA\u2069',
      phone: '\u202d(503) 555-0100\u202c',
      email: '\u200bana.unseen@example.com\ufeff',
    });
    const { first_name: name, phone, email } = await lead(id);
    assert.deepEqual([name, phone, email], ['anA', '(503) 555-0100', 'ana.unseen@example.com']);
    assert.equal(
      (await app.post('/api/leads', makeLeadBody({ firstName: '\u200b\u2060' }))).statusCode,
      400,
      'nothing to see is no name',
    );
    const joined = await app.apply({ firstName: 'علی\u200cرضا' });
    assert.equal(
      (await lead(joined))['first_name'],
      'علی\u200cرضا',
      'a joiner belongs to the word',
    );
  });
});
