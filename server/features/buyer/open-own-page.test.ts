import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { fieldsOf, openApp } from '#server/testing/open-app.ts';

describe(`opening a buyer's own page`, async () => {
  const app = await openApp();

  const apply = (changes: Record<string, unknown> = {}, language = 'en') =>
    applyAsBuyer(app, changes, language);
  const pageOf = async ({ url, cookie }: { url: string; cookie: string }) => {
    const answer = await app.get(url, { cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<OwnPage>();
  };
  const linkOf = async (id: number) => `/api/my/${(await addLink(app.database, id)).token}`;
  const open = (url: string, phoneLast4: string) => app.post(`${url}/open`, { phoneLast4 });
  const send = (
    method: 'PATCH' | 'POST',
    url: string,
    cookie: string,
    payload: object | undefined = undefined,
    headers: Record<string, string> = {},
  ) => app.send({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });

  test('the browser that applied opens it at once, and its answer holds no token', async () => {
    const { id, answer, cookie, token, url } = await apply({ firstName: 'Lupe' }, 'es');
    assert.match(cookie, /^my=[\w-]{43}\.[\w-]{43}$/);
    assert.match(String(answer.headers['set-cookie']), /HttpOnly; SameSite=Lax/);
    assert.doesNotMatch(answer.body, new RegExp(token));
    const page = await app.get(url, { cookie });
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.equal(page.headers['referrer-policy'], 'no-referrer');
    assert.equal(page.headers['x-robots-tag'], 'noindex');
    const own = page.json<OwnPage>();
    assert.equal(own.reference, `SG-${String(id).padStart(6, '0')}`);
    assert.deepEqual([own.firstName, own.language], ['Lupe', 'es']);
    assert.deepEqual([own.progress.next, own.progress.turn], ['contact', 'lender']);
    assert.deepEqual(own.channels, { phone: true, sms: true, email: true });
    assert.deepEqual(fieldsOf(own.promises, 'promise'), ['contact', 'assessment', 'preApproval']);
    const rows = await app.rows('select * from buyer_links where lead_id = $1', [id]);
    assert.equal(rows.length, 1);
    assert.doesNotMatch(JSON.stringify(rows), new RegExp(token), 'only a digest');
  });

  test('the same application again is the same lead, but opens nothing', async () => {
    const body = makeLeadBody();
    const [first, second] = [
      await app.post('/api/leads', body),
      await app.post('/api/leads', body),
    ];
    assert.equal(first!.json().id, second!.json().id);
    assert.notEqual(buyerCookieIn(first!), '');
    assert.equal(second!.headers['set-cookie'], undefined);
  });

  test('a new browser needs the last four digits, and says nothing before', async () => {
    const { id } = await apply({ phone: '(503) 555-0187', firstName: 'Secretina' });
    const url = await linkOf(id);
    const closed = await app.get(url);
    assert.equal(closed.statusCode, 403);
    assert.equal(closed.json().code, 'phone_digits');
    assert.doesNotMatch(closed.body, /Secretina|SG-|0187/);
    const wrong = await open(url, '0000');
    assert.deepEqual([wrong.statusCode, wrong.json().code], [403, 'phone_digits']);
    assert.equal(wrong.headers['set-cookie'], undefined);
    const opened = await open(url, '0187');
    assert.equal(opened.statusCode, 204, opened.body);
    const own = await pageOf({ url, cookie: buyerCookieIn(opened) });
    assert.equal(own.firstName, 'Secretina');
  });

  test('five wrong tries lock a link for an hour, twenty end it', async () => {
    const { id } = await apply({ phone: '(503) 555-0187' });
    const url = await linkOf(id);
    const tries = await Promise.all(Array.from({ length: 12 }, () => open(url, '1111')));
    const statuses = tries.map(({ statusCode }) => statusCode);
    assert.equal(statuses.filter((status) => status === 403).length, 5, 'at the same moment too');
    assert.equal(statuses.filter((status) => status === 429).length, 7);
    const right = await open(url, '0187');
    assert.equal(right.statusCode, 429, 'the right digits do not open a locked link');
    assert.ok(Number(right.headers['retry-after']) > 0);
    const unlock = () =>
      app.database.query(
        `update buyer_links set locked_until = now() - interval '1 second' where lead_id = ${id}`,
      );
    await unlock();
    assert.equal((await open(url, '0187')).statusCode, 204);
    for (let round = 0; round < 4; round += 1) {
      for (let n = 0; n < 5; n += 1) {
        assert.equal((await open(url, '1111')).statusCode, 403);
      }
      await unlock();
    }
    assert.equal((await open(url, '0187')).statusCode, 404, 'guessed at too often');
  });

  test('unknown, malformed, expired and revoked links are one same 404', async () => {
    const { id, url, cookie } = await apply();
    const expired = await linkOf(id);
    await app.database.query(
      `update buyer_links set expires_at = now() - interval '1 day' where id = (select max(id) from buyer_links)`,
    );
    const revoked = await linkOf(id);
    const opened = buyerCookieIn(await open(revoked, '0100'));
    const gone = await app.post(`${url}/revoke-link`, undefined, { cookie });
    assert.equal(gone.statusCode, 204, gone.body);
    assert.match(String(gone.headers['set-cookie']), /^my=;/);
    const answers = [];
    for (const one of [
      `/api/my/${'A'.repeat(43)}`,
      '/api/my/x',
      "/api/my/'%00",
      expired,
      revoked,
      url,
    ]) {
      answers.push(await app.get(one, { cookie: one === url ? cookie : opened }));
      answers.push(await open(one, '0100'));
    }
    const bodies = new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`));
    assert.equal(bodies.size, 1, [...bodies].join('\n'));
    assert.match([...bodies][0]!, /^404 /);
  });

  test('the cookie of another application opens nothing, nor does a made one', async () => {
    const [one, other] = [await apply(), await apply({ email: 'other@example.com' })];
    for (const cookie of [
      other.cookie,
      '',
      `my=${one.token}.${'A'.repeat(43)}`,
      `my=${one.token}.${other.cookie.split('.')[1]}`,
      `my=${one.token}`,
    ]) {
      const calls = [
        await app.get(one.url, { cookie }),
        await app.get(`${one.url}/download`, { cookie }),
        await send('PATCH', one.url, cookie, { language: 'pt' }),
        await send('POST', `${one.url}/withdraw`, cookie),
        await send('POST', `${one.url}/erasure`, cookie),
        await send('POST', `${one.url}/revoke-link`, cookie),
      ];
      for (const { statusCode, body } of calls) {
        assert.equal(statusCode, 403, `${cookie}: ${body}`);
      }
    }
    assert.equal((await pageOf(one)).language, 'en');
  });

  test('another website cannot act in the name of the buyer', async () => {
    const { url, cookie } = await apply();
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example' },
    ]) {
      const answer = await send('POST', `${url}/withdraw`, cookie, undefined, headers);
      assert.equal(answer.statusCode, 403, answer.body);
    }
    assert.equal((await pageOf({ url, cookie })).mayWithdraw, true);
  });
});
