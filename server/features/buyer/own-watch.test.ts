import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { nearMissConsentVersion } from '#core/domain/permission/consent.ts';
import { freshMailApp } from '#server/testing/mail-server.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { ok } from '#server/testing/open-app.ts';

describe(`a watch on a buyer's own page`, async () => {
  const { app, server, deliver } = await freshMailApp();

  const ask = (email: string) =>
    app.post('/api/near-miss/watch', {
      email,
      creditScore: 565,
      homePrice: 500_000,
      state: 'TX',
      consentVersion: nearMissConsentVersion,
    });
  const pageOf = async (url: string, cookie: string) =>
    (await app.get(url, { cookie })).json<OwnPage>();
  const change = (url: string, cookie: string, payload: object) =>
    app.patch(url, payload, { cookie });
  const outcomes = () =>
    app
      .rows('select email, outcome from near_miss_watches order by id')
      .then((rows) => rows.map(({ email, outcome }) => [email, outcome]));

  test('is seen and ended by a link that was mailed to its mailbox, and by no other', async () => {
    await ask('watch@example.com');
    await ask('other@example.com');
    const buyer = await applyAsBuyer(app, {
      email: 'Watch+a@example.com',
      phone: '(503) 555-0187',
    });
    // The browser that applied proved nothing: anyone can apply with any address.
    assert.equal((await pageOf(buyer.url, buyer.cookie)).isWatching, false);
    await ok(change(buyer.url, buyer.cookie, { watch: false }));
    const waiting = [
      ['watch@example.com', null],
      ['other@example.com', null],
    ];
    assert.deepEqual(await outcomes(), waiting);

    await deliver();
    const text = server.received.map(({ unfolded }) => unfolded).join('');
    const [, token] = /\/my\/([\w-]{43})/.exec(text)!;
    const url = `/api/my/${token}`;
    const opened = await app.post(`${url}/open`, { phoneLast4: '0187' });
    const cookie = buyerCookieIn(opened);
    assert.equal((await pageOf(url, cookie)).isWatching, true);
    const made = await app.post(`${url}/links`, undefined, { cookie });
    const shared = `/api/my/${made.json().link.split('/').at(-1)}`;
    const reader = buyerCookieIn(await app.post(`${shared}/open`, { phoneLast4: '0187' }));
    assert.equal((await pageOf(shared, reader)).isWatching, false, 'not for another buyer');

    const ended = await change(url, cookie, { watch: false });
    assert.equal(ended.statusCode, 200, ended.body);
    assert.equal(ended.json<OwnPage>().isWatching, false);
    assert.deepEqual(await outcomes(), [
      ['watch@example.com', 'ended'],
      ['other@example.com', null],
    ]);
    const lines = await app.rows(`select after from audit_log where action = 'near_miss.end'`);
    assert.deepEqual(lines, [{ after: { ended: 1, via: 'own_page' } }]);
    assert.equal((await change(url, cookie, { watch: true })).statusCode, 400);
  });
});
