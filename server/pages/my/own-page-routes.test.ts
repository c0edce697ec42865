import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPageView } from '#core/contract/site.ts';
import { addLink } from '#server/features/accounts/buyer-links/open-link.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { composePages } from '../compose.ts';
import { openApp } from '#server/testing/open-app.ts';

// A page that says what it was rendered from.
const site = fakeSite(({ page, language, pixelId, own }) =>
  JSON.stringify({ page, language, pixelId, own }),
);

describe("a buyer's own page over HTTP", async () => {
  const app = await openApp({ pages: composePages(site), config: { pixelId: '123456789' } });

  const apply = (language = 'es') => applyAsBuyer(app, {}, language);
  const shown = ({ body }: { body: string }) =>
    JSON.parse(body) as { language: string; pixelId: null; own: OwnPageView };

  test('is in the language of the application, kept nowhere, and tells no one of its address', async () => {
    const { cookie, path } = await apply('es');
    const answer = await app.get(path, { cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    assert.deepEqual(
      [
        answer.headers['cache-control'],
        answer.headers['referrer-policy'],
        answer.headers['x-robots-tag'],
      ],
      ['no-store', 'no-referrer', 'noindex'],
    );
    const { language, pixelId, own } = shown(answer);
    assert.deepEqual([language, pixelId, own.state], ['es', null, 'open']);
    assert.equal(shown(await app.get(`${path}?lang=pt`, { cookie })).language, 'pt');
  });

  test('the browser that opened one finds it without its address', async () => {
    const { cookie, path } = await apply();
    const answer = await app.get('/my?lang=es', { cookie });
    assert.deepEqual([answer.statusCode, answer.headers.location], [303, `${path}?lang=es`]);
    const none = await app.get('/my');
    assert.deepEqual([none.statusCode, shown(none).own.state], [404, 'elsewhere']);
  });

  test('a new browser is asked for the digits by a form', async () => {
    const { id } = await apply();
    const { token } = await addLink(app.database, id);
    const closed = await app.get(`/my/${token}`);
    assert.equal(closed.statusCode, 403);
    assert.deepEqual(shown(closed).own, {
      state: 'digits',
      token,
      isWrong: false,
      isLocked: false,
    });
    const wrong = await app.postForm(`/my/${token}/open`, { phoneLast4: '0000' }, {});
    assert.deepEqual(
      [wrong.statusCode, shown(wrong).own],
      [403, { state: 'digits', token, isWrong: true, isLocked: false }],
    );
    const opened = await app.postForm(`/my/${token}/open?lang=pt`, { phoneLast4: '0100' }, {});
    assert.deepEqual([opened.statusCode, opened.headers.location], [303, `/my/${token}?lang=pt`]);
    const cookie = buyerCookieIn(opened);
    assert.equal((await app.get(`/my/${token}`, { cookie })).statusCode, 200);
    for (let n = 0; n < 4; n += 1) {
      await app.postForm(`/my/${token}/open`, { phoneLast4: '0000' }, {});
    }
    await app.postForm(`/my/${token}/open`, { phoneLast4: '0000' }, {});
    const locked = await app.postForm(`/my/${token}/open`, { phoneLast4: '0100' }, {});
    assert.equal(locked.statusCode, 429);
    assert.equal((shown(locked).own as { isLocked: boolean }).isLocked, true);
  });

  test('each form changes one thing and goes back to its place', async () => {
    const { cookie, path } = await apply('en');
    const send = (action: string, fields: Record<string, string>) =>
      app.postForm(`${path}/${action}?lang=en`, fields, { cookie });
    const pageNow = async () => {
      const { own } = shown(await app.get(path, { cookie }));
      assert.equal(own.state, 'open');
      return (own as Extract<OwnPageView, { state: 'open' }>).page;
    };
    const off = await send('choose', { email: 'off' });
    assert.deepEqual(
      [off.statusCode, off.headers.location],
      [303, `${path}?saved=off&lang=en#contact`],
    );
    assert.deepEqual((await pageNow()).channels, { phone: true, sms: true, email: false });
    const spoken = await send('choose', { language: 'pt' });
    assert.equal(spoken.headers.location, `${path}?saved=language&lang=pt#language`);
    assert.equal((await pageNow()).language, 'pt');
    assert.match(
      String((await send('choose', { language: 'xx' })).headers.location),
      /saved=refused/,
    );
    assert.match(String((await send('withdraw', {})).headers.location), /saved=withdrawn/);
    assert.match(String((await send('withdraw', {})).headers.location), /saved=refused/);
    assert.match(String((await send('erasure', {})).headers.location), /saved=erasure/);
    const closed = await send('revoke-link', {});
    assert.deepEqual([closed.statusCode, shown(closed).own.state], [200, 'revoked']);
    const gone = await app.get(path, { cookie });
    assert.deepEqual([gone.statusCode, shown(gone).own.state], [404, 'gone']);
  });

  test('closed on this device, it is open nowhere here, and its link asks for the digits', async () => {
    const { path } = await apply('es');
    const closed = await app.postForm(`${path}/close?lang=es`, {}, {});
    assert.deepEqual([closed.statusCode, shown(closed).own], [200, { state: 'closed' }]);
    assert.equal(shown(closed).language, 'es');
    assert.match(
      String(closed.headers['set-cookie']),
      /^my=;.*Max-Age=0|^my=;.*Expires=Thu, 01 Jan 1970/,
    );
    const again = await app.get(path);
    assert.deepEqual([again.statusCode, shown(again).own.state], [403, 'digits']);
    const opened = await app.postForm(`${path}/open`, { phoneLast4: '0100' }, {});
    assert.equal(opened.statusCode, 303, 'no link has ended');
    // The one call that a page can make without knowing the link, on a phone that is handed on.
    const call = await app.post('/api/my/here/close');
    assert.equal(call.statusCode, 204);
    assert.match(String(call.headers['set-cookie']), /^my=;/);
    const foreign = { 'sec-fetch-site': 'cross-site' };
    assert.equal((await app.postForm(`${path}/close`, {}, foreign)).statusCode, 403);
  });

  test('a browser that hides where it is, and says no more, can post the forms', async () => {
    const { cookie, path } = await apply('en');
    const hidden = { origin: 'null' };
    const saved = await app.postForm(
      `${path}/choose?lang=en`,
      { sms: 'off' },
      { cookie, ...hidden },
    );
    assert.equal(saved.statusCode, 303, saved.body);
    const bare = await app.postForm(`${path}/choose`, { sms: 'on' }, hidden);
    assert.equal(bare.statusCode, 403, 'the cookie and the address decide as ever');
    const call = { ...hidden, 'content-type': 'application/json' };
    const other = await app.post('/api/my/link', {}, call);
    assert.equal(other.statusCode, 403, 'only the forms of this page');
  });

  test('without its cookie, or from another website, no form does anything', async () => {
    const { cookie, path } = await apply();
    for (const action of ['choose', 'withdraw', 'erasure', 'revoke-link']) {
      assert.equal(
        (await app.postForm(`${path}/${action}`, { sms: 'off' }, {})).statusCode,
        403,
        action,
      );
      const foreign = await app.postForm(
        `${path}/${action}`,
        { sms: 'off' },
        { cookie, 'sec-fetch-site': 'cross-site' },
      );
      assert.equal(foreign.statusCode, 403, action);
    }
    assert.equal(shown(await app.get(path, { cookie })).own.state, 'open');
  });

  test('a new link is asked for by a form, on the pages of links that are none', async () => {
    const asked = await app.get('/my/link?lang=pt');
    assert.deepEqual([asked.statusCode, shown(asked).own], [200, { state: 'ask' }]);
    const wrong = await app.postForm('/my/link?lang=pt', { email: 'no address' }, {});
    assert.deepEqual(
      [wrong.statusCode, shown(wrong).language, shown(wrong).own],
      [422, 'pt', { state: 'ask', typed: 'no address', meant: null }],
    );
    const sent = await app.postForm('/my/link?lang=pt', { email: 'who@example.com' }, {});
    assert.deepEqual([sent.statusCode, shown(sent).own], [200, { state: 'sent', meant: null }]);
    const slip = await app.postForm('/my/link?lang=pt', { email: 'ana@gmial.com' }, {});
    assert.deepEqual(shown(slip).own, { state: 'sent', meant: 'ana@gmail.com' });
    assert.equal(sent.headers['cache-control'], 'no-store');
    const foreign = { 'sec-fetch-site': 'cross-site' };
    const refused = await app.postForm('/my/link', { email: 'who@example.com' }, foreign);
    assert.equal(refused.statusCode, 403, 'not in the name of another site');
    const rows = await app.rows(`select kind from jobs where recipient = 'who@example.com'`);
    assert.deepEqual(rows, [{ kind: 'buyer_link' }]);
  });

  test('a link for another buyer is shown once, in the answer to its form, and closed by one', async () => {
    const { cookie, path } = await apply('en');
    const made = await app.postForm(`${path}/share?lang=en`, {}, { cookie });
    assert.equal(made.statusCode, 200, made.body);
    const { shared } = shown(made).own as Extract<OwnPageView, { state: 'open' }>;
    const { pathname: link } = new URL(shared!);
    assert.match(link, /^\/my\/[\w-]{43}$/);
    assert.doesNotMatch((await app.get(path, { cookie })).body, new RegExp(link));
    const opened = await app.postForm(`${link}/open`, { phoneLast4: '0100' }, {});
    const other = buyerCookieIn(opened);
    const read = shown(await app.get(link, { cookie: other })).own;
    assert.equal(read.state === 'open' && read.page.isReadOnly, true);
    for (const action of ['choose', 'withdraw', 'erasure', 'share', 'unshare', 'revoke-link']) {
      const refused = await app.postForm(
        `${link}/${action}`,
        { language: 'es' },
        { cookie: other },
      );
      assert.equal(refused.statusCode, 403, action);
    }
    const inOwnBrowser = await app.postForm(`${link}/open`, { phoneLast4: '0100' }, { cookie });
    const both = { cookie: buyerCookieIn(inOwnBrowser) };
    const toOwn = await app.get('/my', both);
    assert.equal(toOwn.headers.location, `${path}?lang=en`, 'the own page stays the own page');
    assert.equal((await app.get(link, both)).statusCode, 200);
    const own = shown(await app.get(path, { cookie })).own;
    assert.equal(own.state, 'open');
    const [listed] = own.state === 'open' ? own.page.shared : [];
    const closed = await app.postForm(
      `${path}/unshare?lang=en`,
      { link: String(listed!.id) },
      { cookie },
    );
    assert.equal(closed.headers.location, `${path}?saved=unshared&lang=en#share`);
    assert.equal((await app.get(link, { cookie: other })).statusCode, 404);
  });

  test('the pages that know no one lead to the calendar entry of the browser that applied', async () => {
    const { cookie, path } = await apply('en');
    const call = await app.get('/my/call', { cookie });
    assert.deepEqual([call.statusCode, call.headers.location], [303, `/api${path}/call`]);
    assert.equal((await app.get('/my/call')).statusCode, 404);
  });

  test('each visit keeps the link in its browser for as long again', async () => {
    const { cookie, path } = await apply('en');
    const answer = await app.get(path, { cookie });
    const set = [answer.headers['set-cookie']].flat().map(String);
    const kept = set.find((one) => one.startsWith(`${cookie};`));
    assert.match(kept ?? '', /Max-Age=7776000;/);
  });
});
