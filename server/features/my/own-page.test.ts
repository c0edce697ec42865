import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/lead/own-page.ts';
import { type Client, type FreshApp, freshApp } from '#server/testing/app.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { engines } from '#server/testing/database.ts';

/** The cookie that an answer sets, as a browser sends it back. */
function cookieIn({ headers }: { headers: Record<string, unknown> }): string {
  const set = [headers['set-cookie']].flat().map(String);
  return set.find((one) => one.startsWith('my='))?.split(';')[0] ?? '';
}

const tokenIn = (cookie: string) => cookie.replace(/^my=/, '').split('.')[0]!;

for (const engine of engines()) {
  describe(`a buyer's own page on ${engine}`, () => {
    let app: FreshApp;
    let staff: Client;
    before(async () => {
      app = await freshApp({ engine });
      staff = await app.signIn();
    });
    after(() => app.dispose());

    const apply = async (changes: Record<string, unknown> = {}, language = 'en') => {
      const answer = await app.post(`/api/leads?lang=${language}`, makeLeadBody(changes));
      assert.equal(answer.statusCode, 201, answer.body);
      const cookie = cookieIn(answer);
      return { id: answer.json().id as number, answer, cookie, url: `/api/my/${tokenIn(cookie)}` };
    };
    const pageOf = async ({ url, cookie }: { url: string; cookie: string }) => {
      const answer = await app.get(url, { cookie });
      assert.equal(answer.statusCode, 200, answer.body);
      return answer.json<OwnPage>();
    };
    const linkOf = async (id: number) => {
      const { addLink } = await import('../buyer-links/open-link.ts');
      return `/api/my/${(await addLink(app.database, id)).token}`;
    };
    const open = (url: string, phoneLast4: string) => app.post(`${url}/open`, { phoneLast4 });
    const send = (
      method: 'PATCH' | 'POST',
      url: string,
      cookie: string,
      payload: object | undefined = undefined,
      headers: Record<string, string> = {},
    ) => app.send({ method, url, headers: { cookie, ...headers }, ...(payload && { payload }) });

    test('the browser that applied opens it at once, and its answer holds no token', async () => {
      const { id, answer, cookie, url } = await apply({ firstName: 'Lupe' }, 'es');
      assert.match(cookie, /^my=[\w-]{43}\.[\w-]{43}$/);
      assert.match(String(answer.headers['set-cookie']), /HttpOnly; SameSite=Lax/);
      assert.doesNotMatch(answer.body, new RegExp(tokenIn(cookie)));
      const page = await app.get(url, { cookie });
      assert.equal(page.headers['cache-control'], 'no-store');
      assert.equal(page.headers['referrer-policy'], 'no-referrer');
      assert.equal(page.headers['x-robots-tag'], 'noindex');
      const own = page.json<OwnPage>();
      assert.equal(own.reference, `SG-${String(id).padStart(6, '0')}`);
      assert.deepEqual([own.firstName, own.language], ['Lupe', 'es']);
      assert.deepEqual([own.progress.next, own.progress.turn], ['contact', 'lender']);
      assert.deepEqual(own.channels, { phone: true, sms: true, email: true });
      assert.deepEqual(
        own.promises.map(({ promise }) => promise),
        ['contact', 'assessment', 'preApproval'],
      );
      const rows = await app.rows('select * from buyer_links where lead_id = $1', [id]);
      assert.equal(rows.length, 1);
      assert.doesNotMatch(JSON.stringify(rows), new RegExp(tokenIn(cookie)), 'only a digest');
    });

    test('the same application again is the same lead, but opens nothing', async () => {
      const body = makeLeadBody();
      const [first, second] = [
        await app.post('/api/leads', body),
        await app.post('/api/leads', body),
      ];
      assert.equal(first!.json().id, second!.json().id);
      assert.notEqual(cookieIn(first!), '');
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
      const own = await pageOf({ url, cookie: cookieIn(opened) });
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
      const opened = cookieIn(await open(revoked, '0100'));
      const gone = await app.send({
        method: 'POST',
        url: `${url}/revoke-link`,
        headers: { cookie },
      });
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
        `my=${tokenIn(one.cookie)}.${'A'.repeat(43)}`,
        `my=${tokenIn(one.cookie)}.${other.cookie.split('.')[1]}`,
        `my=${tokenIn(one.cookie)}`,
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

    test('a way that is switched off is a stop at the next call, and a newer consent undoes it', async () => {
      const buyer = await apply({ phone: '(503) 555-0123' });
      const permission = async () =>
        (await staff.get(`/api/admin/leads/${buyer.id}/permission`)).json();
      assert.notEqual((await permission()).phone.reason.startsWith('said stop'), true);
      const off = await send('PATCH', buyer.url, buyer.cookie, { channels: { phone: false } });
      assert.equal(off.statusCode, 200, off.body);
      assert.equal(off.json().channels.phone, false);
      const { phone } = await permission();
      assert.deepEqual([phone.allowed, phone.reason], [false, 'said stop: on their own page']);
      const { reach, stops } = (await staff.get(`/api/admin/leads/${buyer.id}`)).json();
      assert.equal(reach.phone.allowed, false);
      assert.deepEqual([stops[0].channels, stops[0].by], [['phone'], null]);
      const again = await send('PATCH', buyer.url, buyer.cookie, { channels: { phone: false } });
      assert.equal(again.statusCode, 200);
      const [count] = await app.rows(
        'select count(*)::int as n from contact_stops where lead_id = $1',
        [buyer.id],
      );
      assert.equal(count!['n'], 1, 'the same wish leaves one record');

      const on = await send('PATCH', buyer.url, buyer.cookie, { channels: { phone: true } });
      assert.equal(on.json().channels.phone, true, on.body);
      const { reach: open, consents } = (await staff.get(`/api/admin/leads/${buyer.id}`)).json();
      assert.equal(open.phone.allowed, true);
      const record = consents.at(-1);
      assert.deepEqual(
        [record.purpose, record.channels, record.ticked, record.isCurrent],
        ['own_page', ['phone'], 'person', true],
      );
      assert.equal(record.text, on.json().consent.text);
      const { consent } = (await staff.get(`/api/admin/leads/${buyer.id}`)).json();
      assert.equal(consent.purpose, 'application', "the application's own record stays that");
    });

    test('staff read who switched what, and partners nothing of it', async () => {
      const buyer = await apply();
      await send('PATCH', buyer.url, buyer.cookie, { channels: { sms: false }, language: 'pt' });
      const { items } = (await staff.get(`/api/admin/leads/${buyer.id}/timeline`)).json();
      const of = (kind: string) =>
        items.find((entry: { kind: string }) => entry.kind === kind) as Record<string, unknown>;
      assert.deepEqual(of('stop')['actor'], { kind: 'visitor', name: null });
      assert.deepEqual(of('edit')['changes'], [{ field: 'language', from: 'en', to: 'pt' }]);
      const lines = await app.rows(
        `select action, actor_kind from audit_log where entity_id = $1 and action in ('lead.stop', 'lead.update')`,
        [buyer.id],
      );
      assert.deepEqual(new Set(lines.map((line) => line['actor_kind'])), new Set(['visitor']));
    });

    test('who must not be contacted at all cannot be, by a switch', async () => {
      const buyer = await apply();
      await staff.put(`/api/admin/leads/${buyer.id}`, { status: 'Do Not Contact' });
      const { channels, mayChooseChannels } = await pageOf(buyer);
      assert.deepEqual(channels, { phone: false, sms: false, email: false });
      assert.equal(mayChooseChannels, false);
      const on = await send('PATCH', buyer.url, buyer.cookie, { channels: { email: true } });
      assert.equal(on.statusCode, 409);
    });

    test('who looked is told by role and day, the owner by first name', async () => {
      const buyer = await apply();
      assert.deepEqual((await pageOf(buyer)).readers, []);
      const [admin] = await app.rows<{ id: number }>(
        'select id from admin_users order by id limit 1',
      );
      await app.database.query(
        `update admin_users set first_name = 'Dana', last_name = 'Desk' where id = $1`,
        [admin!.id],
      );
      await staff.post(`/api/admin/leads/${buyer.id}/owner`, { ownerId: admin!.id });
      await staff.get(`/api/admin/leads/${buyer.id}`);
      await staff.get(`/api/admin/leads/${buyer.id}`);
      const answer = await app.get(buyer.url, { cookie: buyer.cookie });
      const own = answer.json<OwnPage>();
      assert.deepEqual(own.specialist, { firstName: 'Dana', photo: null });
      assert.equal(own.readers.length, 1);
      assert.deepEqual([own.readers[0]!.who, own.readers[0]!.name], ['admin', null]);
      assert.ok(own.readers[0]!.times >= 2);
      assert.doesNotMatch(answer.body, /Desk/);
    });

    test('a deleted lead has no page; a merged one has that of the other', async () => {
      const [kept, gone] = [await apply(), await apply()];
      await send('PATCH', gone.url, gone.cookie, { partnerSees: 'status' });
      const merged = await staff.post(`/api/admin/leads/${kept.id}/merge`, {
        otherId: gone.id,
        fields: {},
      });
      assert.equal(merged.statusCode, 200, merged.body);
      const own = await pageOf(gone);
      assert.equal(own.reference, `SG-${String(kept.id).padStart(6, '0')}`);
      const lead = (await staff.get(`/api/admin/leads/${kept.id}`)).json();
      assert.equal(lead.partnerSees, 'status', 'what was asked for in either holds');
      await staff.remove(`/api/admin/leads/${kept.id}`);
      for (const { url, cookie } of [kept, gone]) {
        assert.equal((await app.get(url, { cookie })).statusCode, 404);
      }
    });
  });
}
