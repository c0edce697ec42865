import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { ok, openApp } from '#server/testing/open-app.ts';

// The rules themselves are tested beside the contract, in core/contract/leads/leads.test.ts.
describe('an application that is refused', async () => {
  const app = await openApp();

  test('names what is wrong in the language of the visitor, and leaves nothing behind', async () => {
    const wrong = makeLeadBody({ firstName: '  ', email: 'nobody' });
    for (const [headers, first, second] of [
      [{}, 'First name is required', 'Valid email is required'],
      [{ cookie: 'lang=es' }, 'Se requiere el nombre', null],
      [{ 'accept-language': 'fr, pt-BR;q=0.9, en;q=0.8' }, 'O nome é obrigatório', null],
    ] as const) {
      const answer = await app.post('/api/leads', wrong, { ...headers });
      assert.equal(answer.statusCode, 400);
      const [name, email] = answer.json().errors;
      assert.deepEqual([name.path, name.message, email.path], ['firstName', first, 'email']);
      assert.ok(second === null || email.message === second);
    }
    const refusal = await app.post('/api/leads', makeLeadBody({ consent: false }));
    assert.deepEqual(
      [refusal.statusCode, refusal.json().errors],
      [400, [{ path: 'consent', message: 'You must consent to receive communications' }]],
    );
    for (const [text, status] of [
      ['{"homePrice":NaN}', 400],
      ['', 400],
      ['null', 400],
      ['{', 400],
      ['['.repeat(30_000) + ']'.repeat(30_000), 400],
      [`{"a":"${'x'.repeat(1_000_000)}"}`, 413],
    ] as const) {
      const answer = await app.post('/api/leads', text);
      assert.equal(answer.statusCode, status, text.slice(0, 30));
    }
    for (const [header, status] of [
      [{ 'content-type': 'text/plain' }, 415],
      [{ 'content-encoding': 'gzip' }, 415],
      [{ origin: 'https://evil.example' }, 403],
      [{ 'sec-fetch-site': 'cross-site' }, 403],
    ] as const) {
      const body = JSON.stringify(makeLeadBody());
      const answer = await app.post('/api/leads', body, { ...header });
      assert.equal(answer.statusCode, status, JSON.stringify(header));
    }
    for (const table of ['leads', 'consent_records', 'jobs', 'idempotency_keys']) {
      assert.equal(await app.count(table), 0, table);
    }
  });

  test('is none for a consent that is not mentioned: it is the same application', async () => {
    const body = makeLeadBody();
    const { id } = (await app.post('/api/leads', { ...body, consent: true })).json();
    assert.equal((await app.post('/api/leads', body)).json().id, id);
  });

  test('is none for what the page says itself: no proof, no code, no session, a mark at most', async () => {
    const odd = { consentTicked: 'yes', referralCode: {}, sessionId: 'a b', pageUrl: 7 };
    const answer = await ok(app.post('/api/leads', makeLeadBody({ ...odd, website: 7 })), 201);
    const [row] = await app.rows(
      `select l.suspicion, l.referral_code, l.session_id, c.page_url, c.ticked
      from leads l join consent_records c on c.lead_id = l.id where l.id = $1`,
      [answer.id],
    );
    assert.deepEqual(Object.values(row!), [['honeypot_filled'], null, null, null, null]);
    const unnamed = await app.post('/api/leads', makeLeadBody({ consentVersion: 7 }));
    const id = unnamed.json().id;
    assert.deepEqual(await app.rows('select from consent_records where lead_id = $1', [id]), []);

    const { referralCode } = await makeAffiliate(await app.signIn());
    const touch = { code: referralCode, at: new Date().toISOString() };
    const readable = [...Array<unknown>(30).fill({ code: 'x', at: 7 }), touch];
    const body = makeLeadBody({ referralTouches: readable });
    const credited = await app.post('/api/leads', body);
    const [lead] = await app.rows('select referral_code from leads where id = $1', [
      credited.json().id,
    ]);
    assert.equal(lead!['referral_code'], referralCode, 'the readable touches count');
  });
});
