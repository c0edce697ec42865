import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { visitorOfNotices } from '#server/testing/sessions/notices.ts';
import { makeAffiliate, makeSessionId } from '#server/testing/factories.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe('the link of another buyer', async () => {
  const { app, staff } = await openOffice();

  type Opened = { url: string; cookie: string };
  const send = (method: 'POST' | 'PATCH', { url, cookie }: Opened, action = '', payload = {}) =>
    app.send({ method, url: `${url}${action}`, headers: { cookie }, payload });
  const pageOf = async ({ url, cookie }: Opened) => {
    const answer = await app.get(url, { cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<OwnPage>();
  };
  const share = async (buyer: Opened): Promise<string> => {
    const answer = await ok(send('POST', buyer, '/links'), 201);
    return `/api${new URL(answer.link).pathname}`;
  };
  const open = async (url: string, digits: string): Promise<Opened> => {
    const answer = await app.post(`${url}/open`, { phoneLast4: digits });
    assert.equal(answer.statusCode, 204, answer.body);
    return { url, cookie: buyerCookieIn(answer) };
  };

  test('asks for the digits, and shows standing and figures, without what only the first decides', async () => {
    const { referralCode } = await makeAffiliate(staff);
    const phone = '(503) 555-0187';
    const sessionId = makeSessionId();
    const check = await visitorOfNotices(app);
    await check({ mobileNumber: phone, sessionId });
    const buyer = await applyAsBuyer(app, { phone, referralCode, sessionId });
    await staff.get(`/api/admin/leads/${buyer.id}`);
    const url = await share(buyer);
    assert.equal((await app.get(url)).json().code, 'phone_digits');
    assert.equal(
      (await app.get(url, { cookie: buyer.cookie })).statusCode,
      403,
      'a link of its own',
    );
    const other = await open(url, '0187');
    const [own, read] = [await pageOf(buyer), await pageOf(other)];
    assert.deepEqual(
      [read.isReadOnly, read.progress, read.promises, read.figures],
      [true, own.progress, own.promises, own.figures],
    );
    assert.ok(
      own.partner && own.readers.length > 0 && own.channels?.phone && own.notices.length > 0,
      'there is something to hide',
    );
    assert.deepEqual(
      [
        read.channels,
        read.mayChooseChannels,
        read.partner,
        read.readers,
        read.shared,
        read.notices,
      ],
      [null, false, null, [], [], []],
    );
    assert.equal(read.mayWithdraw, false);
  });

  test('changes nothing and downloads nothing', async () => {
    const buyer = await applyAsBuyer(app, { phone: '(503) 555-0187' });
    const other = await open(await share(buyer), '0187');
    const [shared] = (await pageOf(buyer)).shared;
    const calls = [
      await send('PATCH', other, '', { language: 'pt' }),
      await send('POST', other, '/withdraw'),
      await send('POST', other, '/erasure'),
      await send('POST', other, '/links'),
      await send('POST', other, `/links/${shared!.id}/revoke`),
      await send('POST', other, '/revoke-link'),
      await app.get(`${other.url}/download`, { cookie: other.cookie }),
    ];
    assert.deepEqual(
      fieldsOf(calls, 'statusCode'),
      calls.map(() => 403),
    );
    const { language, mayWithdraw, shared: still, erasureAskedAt } = await pageOf(buyer);
    assert.deepEqual([language, mayWithdraw, still.length, erasureAskedAt], ['en', true, 1, null]);
    const call = await app.get(`${other.url}/call`, { cookie: other.cookie });
    assert.equal(call.statusCode, 200, 'the promised call is theirs to know');
  });

  test('opened in the buyer’s browser, it does not replace the buyer’s own link', async () => {
    const buyer = await applyAsBuyer(app, { phone: '(503) 555-0187' });
    const url = await share(buyer);
    const answer = await app.post(`${url}/open`, { phoneLast4: '0187' }, { cookie: buyer.cookie });
    assert.equal(answer.statusCode, 204, answer.body);
    const cookie = buyerCookieIn(answer);
    assert.equal((await pageOf({ url: buyer.url, cookie })).isReadOnly, false);
    assert.equal((await pageOf({ url, cookie })).isReadOnly, true, 'each opens its own page');
  });

  test('is listed and ends alone; ending all ends it too', async () => {
    const buyer = await applyAsBuyer(app, { phone: '(503) 555-0187' });
    const [first, second] = [
      await open(await share(buyer), '0187'),
      await open(await share(buyer), '0187'),
    ];
    const { shared } = await pageOf(buyer);
    assert.equal(shared.length, 2);
    assert.ok(shared.every(({ openedAt }) => openedAt !== null));
    await ok(send('POST', buyer, `/links/${shared[0]!.id}/revoke`), 204);
    assert.equal((await app.get(first.url, { cookie: first.cookie })).statusCode, 404);
    assert.equal((await pageOf(second)).isReadOnly, true);
    assert.deepEqual(fieldsOf((await pageOf(buyer)).shared, 'id'), [shared[1]!.id]);
    const again = await send('POST', buyer, `/links/${shared[0]!.id}/revoke`);
    assert.equal(again.statusCode, 404);
    const stranger = await applyAsBuyer(app, { email: 'stranger@example.com' });
    const foreign = await send('POST', stranger, `/links/${shared[1]!.id}/revoke`);
    assert.equal(foreign.statusCode, 404, 'of another application');
    assert.equal((await send('POST', buyer, '/revoke-link')).statusCode, 204);
    assert.equal((await app.get(second.url, { cookie: second.cookie })).statusCode, 404);
  });

  test('there are five at most, at the same moment too', async () => {
    const buyer = await applyAsBuyer(app);
    const made = await Promise.all(Array.from({ length: 7 }, () => send('POST', buyer, '/links')));
    const codes = made.map(({ statusCode }) => statusCode).toSorted();
    assert.deepEqual(codes, [201, 201, 201, 201, 201, 409, 409]);
  });

  test('use by its owner extends a link, reading by another does not', async () => {
    const buyer = await applyAsBuyer(app, { phone: '(503) 555-0187' });
    const other = await open(await share(buyer), '0187');
    await app.database.query(
      `update buyer_links set expires_at = now() + interval '2 days',
           opened_at = now() - interval '1 day' where lead_id = $1`,
      [buyer.id],
    );
    await pageOf(buyer);
    await pageOf(other);
    const days = await app.rows(
      `select is_read_only as "isReadOnly", round(extract(epoch from expires_at - now()) / 86400)::int as days
         from buyer_links where lead_id = $1 order by is_read_only`,
      [buyer.id],
    );
    assert.deepEqual(days, [
      { isReadOnly: false, days: 90 },
      { isReadOnly: true, days: 2 },
    ]);
  });

  test('who answers is an entry of an address book, once someone does', async () => {
    const buyer = await applyAsBuyer(app);
    const card = () => app.get(`${buyer.url}/specialist`, { cookie: buyer.cookie });
    assert.equal((await card()).statusCode, 404);
    const [admin] = await app.rows<{ id: number }>(
      'select id from admin_users order by id limit 1',
    );
    await app.database.query(
      `update admin_users set first_name = 'Dana', last_name = 'Desk; Jr.', phone = '+15035550123',
           email = 'dana@lender.example' where id = $1`,
      [admin!.id],
    );
    await staff.post(`/api/admin/leads/${buyer.id}/owner`, { ownerId: admin!.id });
    const answer = await card();
    assert.equal(answer.statusCode, 200, answer.body);
    assert.equal(answer.headers['content-type'], 'text/vcard; charset=utf-8');
    assert.match(answer.body, /^BEGIN:VCARD\r\nVERSION:3\.0\r\nFN:Dana Desk\\; Jr\.\r\n/);
    assert.match(answer.body, /\r\nTEL;TYPE=WORK,VOICE:\+15035550123\r\n/);
    assert.match(
      answer.body,
      /\r\nEMAIL;TYPE=INTERNET,WORK:dana@lender\.example\r\nEND:VCARD\r\n$/,
    );
    assert.equal((await app.get(`${buyer.url}/specialist`)).statusCode, 403);
  });
});
