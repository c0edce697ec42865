import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';

const kept = [
  'leads',
  'consent_records',
  'lead_status_history',
  'audit_log',
  'jobs',
  'idempotency_keys',
  'referrals',
];

describe('what is no application', () => {
  let app: FreshApp;
  before(async () => {
    app = await freshApp();
  });
  after(() => app.dispose());

  const counts = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      await Promise.all(kept.map(async (table) => [table, await app.count(table)] as const)),
    );
  const lead = async (id: number) =>
    (await app.rows('select * from leads where id = $1', [id]))[0]!;

  test('only yes is consent: whoever says anything else is refused, and no proof is made', async () => {
    const earlier = await counts();
    for (const consent of [false, null, 'true', 1, 0, '', {}]) {
      const answer = await app.post('/api/leads', makeLeadBody({ consent }));
      assert.deepEqual(
        [answer.statusCode, answer.json().errors],
        [400, [{ path: 'consent', message: 'You must consent to receive communications' }]],
        String(consent),
      );
    }
    assert.deepEqual(await counts(), earlier);
    const body = makeLeadBody();
    const { id } = (await app.post('/api/leads', { ...body, consent: true })).json();
    assert.equal(
      (await app.post('/api/leads', body)).json().id,
      id,
      'said or not, it is the same application',
    );
  });

  test("what is not the applicant's own answer never refuses the lead", async () => {
    const stored = async (changes: object) => {
      const answer = await app.post('/api/leads', makeLeadBody({ ...changes }));
      assert.equal(
        answer.statusCode,
        201,
        `${JSON.stringify(changes).slice(0, 80)}: ${answer.body}`,
      );
      const { id } = answer.json();
      const [consent] = await app.rows(
        'select page_url, ticked from consent_records where lead_id = $1',
        [id],
      );
      return { ...(await lead(id)), ...consent };
    };
    for (const website of ['x'.repeat(501), 7, true, ['x'], { a: 1 }]) {
      assert.deepEqual(
        (await stored({ website }))['suspicion'],
        ['honeypot_filled'],
        JSON.stringify(website).slice(0, 20),
      );
    }
    for (const website of ['', null, undefined]) {
      assert.deepEqual((await stored({ website }))['suspicion'], []);
    }
    for (const secondsOnForm of [-1, 1e10, 'x', null]) {
      assert.deepEqual((await stored({ secondsOnForm }))['suspicion'], ['no_start_time']);
    }
    for (const referralCode of ['x'.repeat(201), 7, {}, [], true]) {
      assert.equal((await stored({ referralCode }))['referral_code'], null);
    }
    for (const sessionId of ['a b', 'short', 7, 'x'.repeat(65), {}]) {
      assert.equal((await stored({ sessionId }))['session_id'], null);
    }
    for (const consentVersion of ['', 'x'.repeat(31), 7, 'a\u0000', null, undefined]) {
      assert.equal((await stored({ consentVersion }))['ticked'], undefined, 'no record');
    }
    for (const consentTicked of ['yes', true, 7, {}, null, undefined]) {
      assert.equal((await stored({ consentTicked }))['ticked'], null);
    }
    assert.equal(
      (await stored({ pageUrl: `/apply?${'x'.repeat(600)}` }))['page_url'],
      `/apply?${'x'.repeat(493)}`,
    );
    for (const pageUrl of ['', 7, '\u0000']) {
      assert.equal((await stored({ pageUrl }))['page_url'], null);
    }

    const affiliate = await makeAffiliate(await app.signIn());
    const touch = { code: affiliate.referralCode, at: new Date().toISOString() };
    for (const referralTouches of [
      'x',
      7,
      null,
      {},
      [null],
      [[]],
      [{ code: 7, at: 'x' }],
      [{ code: 'x'.repeat(201), at: '' }],
    ]) {
      assert.equal((await stored({ referralTouches }))['referral_code'], null);
    }
    for (const referralTouches of [
      [...Array<unknown>(30).fill({ code: 'x', at: 7 }), touch],
      [touch, ...Array<unknown>(20).fill(touch)],
    ]) {
      assert.equal(
        (await stored({ referralTouches }))['referral_code'],
        affiliate.referralCode,
        'the readable ones count',
      );
    }
  });

  test('refusals say what is wrong in the language of the visitor, and leave nothing behind', async () => {
    const earlier = await counts();
    const english = await app.post(
      '/api/leads',
      makeLeadBody({ firstName: '  ', email: 'nobody' }),
    );
    assert.equal(english.statusCode, 400);
    assert.deepEqual(english.json().errors, [
      { path: 'firstName', message: 'First name is required' },
      { path: 'email', message: 'Valid email is required' },
    ]);
    const spanish = await app.post('/api/leads', makeLeadBody({ firstName: '' }), {
      cookie: 'lang=es',
    });
    assert.equal(spanish.json().errors[0].message, 'Se requiere el nombre');
    const portuguese = await app.post('/api/leads', makeLeadBody({ firstName: '' }), {
      'accept-language': 'fr, pt-BR;q=0.9, en;q=0.8',
    });
    assert.equal(portuguese.json().errors[0].message, 'O nome é obrigatório');
    for (const wrong of [
      { homePrice: '500000' },
      { homePrice: 1.5 },
      { homePrice: -1 },
      { electricBill: true },
      { firstName: ['x'] },
      { firstName: 'A\u0000B' },
      { lastName: '\ud800' },
      { timeline: 'soon' },
      { propertyState: 'ZZ' },
      { email: 'a@b.co\r\nBcc: x@y.z' },
      { currentAddress: 'x'.repeat(301) },
      { email: 'a@b..cc' },
    ]) {
      assert.equal(
        (await app.post('/api/leads', makeLeadBody(wrong))).statusCode,
        400,
        JSON.stringify(wrong),
      );
    }
    for (const [text, status] of [
      ['{"homePrice":NaN}', 400],
      ['{"homePrice":1e308}', 400],
      ['', 400],
      ['[]', 400],
      ['null', 400],
      ['"x"', 400],
      ['{', 400],
      ['['.repeat(30_000) + ']'.repeat(30_000), 400],
      [`{"a":"${'x'.repeat(1_000_000)}"}`, 413],
    ] as const) {
      assert.equal((await app.post('/api/leads', text)).statusCode, status, text.slice(0, 30));
    }
    const body = JSON.stringify(makeLeadBody());
    assert.equal(
      (
        await app.send({
          method: 'POST',
          url: '/api/leads',
          payload: body,
          headers: { 'content-type': 'text/plain' },
        })
      ).statusCode,
      415,
    );
    assert.equal(
      (
        await app.send({
          method: 'POST',
          url: '/api/leads',
          payload: body,
          headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
        })
      ).statusCode,
      415,
    );
    assert.equal(
      (await app.post('/api/leads', body, { origin: 'https://evil.example' })).statusCode,
      403,
    );
    assert.equal(
      (await app.post('/api/leads', body, { 'sec-fetch-site': 'cross-site' })).statusCode,
      403,
    );
    assert.deepEqual(await counts(), earlier);
  });
});
