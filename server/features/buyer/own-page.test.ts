import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { OwnPage } from '#core/contract/buyer/own-page.ts';
import { applyAsBuyer, buyerCookieIn } from '#server/testing/sessions/buyer.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { addLink } from '../accounts/buyer-links/open-link.ts';
import { spreadLinkMails } from '../mail/email/own-page/writes.ts';
import { fieldsOf, ok, openOffice } from '#server/testing/open-app.ts';

describe(`a buyer's own page`, async () => {
  const { app, staff } = await openOffice();

  const apply = (changes: Record<string, unknown> = {}) => applyAsBuyer(app, changes);
  const pageOf = async ({ url, cookie }: { url: string; cookie: string }) => {
    const answer = await app.get(url, { cookie });
    assert.equal(answer.statusCode, 200, answer.body);
    return answer.json<OwnPage>();
  };
  const send = (method: 'PATCH', url: string, cookie: string, payload: object) =>
    app.send({ method, url, headers: { cookie }, payload });

  test('the promised call is a calendar entry until it was made, for the open browser alone', async () => {
    const buyer = await apply({ language: 'es' });
    const { promises } = await pageOf(buyer);
    const entry = await app.get(`${buyer.url}/call`, { cookie: buyer.cookie });
    assert.equal(entry.statusCode, 200, entry.body);
    assert.match(String(entry.headers['content-type']), /^text\/calendar/);
    assert.equal(entry.headers['cache-control'], 'no-store');
    const unfolded = entry.body.replaceAll('\r\n ', '');
    const [, ...at] = /DTSTART;VALUE=DATE:(\d{4})(\d\d)(\d\d)\r/.exec(unfolded)!;
    const promised = promises.find(({ promise }) => promise === 'contact')!.by;
    assert.equal(at.join('-'), promised, 'the day of the page');
    assert.match(unfolded, /SUMMARY:.* SG-\d{6}/);
    assert.doesNotMatch(unfolded, new RegExp(buyer.url.split('/').at(-1)!), 'calendars are shared');
    assert.equal((await app.get(`${buyer.url}/call`)).statusCode, 403);
    await staff.post(`/api/admin/leads/${buyer.id}/calls`, {
      outcome: 'reached',
      override: 'test',
    });
    await staff.put(`/api/admin/leads/${buyer.id}`, { status: 'Contacted' });
    const after = await app.get(`${buyer.url}/call`, { cookie: buyer.cookie });
    assert.equal(after.statusCode, 404, after.body);
  });

  test('a way that is switched off is a stop at the next call, and a newer consent undoes it', async () => {
    const buyer = await apply({ phone: '(503) 555-0123' });
    const permission = async () =>
      (await staff.get(`/api/admin/leads/${buyer.id}/permission`)).json();
    assert.notEqual((await permission()).phone.reason.startsWith('said stop'), true);
    const off = await ok(send('PATCH', buyer.url, buyer.cookie, { channels: { phone: false } }));
    assert.equal(off.channels.phone, false);
    const { phone } = await permission();
    assert.deepEqual([phone.allowed, phone.reason], [false, 'said stop: on their own page']);
    const { reach, stops } = (await staff.get(`/api/admin/leads/${buyer.id}`)).json();
    assert.equal(reach.phone.allowed, false);
    assert.deepEqual([stops[0].channels, stops[0].by], [['phone'], null]);
    await ok(send('PATCH', buyer.url, buyer.cookie, { channels: { phone: false } }));
    const [count] = await app.rows(
      'select count(*)::int as n from contact_stops where lead_id = $1',
      [buyer.id],
    );
    assert.equal(count!['n'], 1, 'the same wish leaves one record');

    const { consent: words } = await pageOf(buyer);
    const on = await send('PATCH', buyer.url, buyer.cookie, {
      channels: { phone: true },
      consentVersion: words.version,
    });
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
    const { consent: words } = await pageOf(buyer);
    const on = await send('PATCH', buyer.url, buyer.cookie, {
      channels: { email: true },
      consentVersion: words.version,
    });
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

  test('the partner who looked is named, and the admin who acts as that partner is not them', async () => {
    const rosa = await makeAffiliate(staff);
    const buyer = await apply({ referralCode: rosa.referralCode });
    const portal = await app.signInAffiliate(rosa);
    assert.equal((await portal.get(`/api/affiliate/lead/${buyer.id}`)).statusCode, 200);
    const { partner, readers } = await pageOf(buyer);
    assert.deepEqual(fieldsOf(readers, 'who', 'name'), [['partner', partner!.name]]);
    assert.deepEqual([partner!.sees, partner!.choices], ['all', ['all', 'contact', 'status']]);
    await app.database.query(
      `insert into audit_log (actor_kind, actor_id, via_admin_id, action, entity, entity_id)
         select 'affiliate', $1, min(id), 'lead.view', 'lead', $2 from admin_users`,
      [rosa.id, buyer.id],
    );
    assert.deepEqual((await pageOf(buyer)).readers.map(({ who }) => who).toSorted(), [
      'admin',
      'partner',
    ]);
  });

  test('a deleted lead has no page, and a merge ends the links to both: neither proves the other', async () => {
    const [kept, gone] = [await apply(), await apply()];
    await send('PATCH', gone.url, gone.cookie, { partnerSees: 'status' });
    await ok(staff.post(`/api/admin/leads/${kept.id}/merge`, { otherId: gone.id, fields: {} }));
    for (const { url, cookie } of [kept, gone]) {
      assert.equal((await app.get(url, { cookie })).statusCode, 404);
      assert.equal((await app.get(`${url}/download`, { cookie })).statusCode, 404);
    }
    const lead = (await staff.get(`/api/admin/leads/${kept.id}`)).json();
    assert.equal(lead.partnerSees, 'status', 'what was asked for in either holds');
    const deleted = await apply();
    await staff.remove(`/api/admin/leads/${deleted.id}`);
    assert.equal((await app.get(deleted.url, { cookie: deleted.cookie })).statusCode, 404);
  });

  test('a way is opened by the words that were shown, in their language, and by no others', async () => {
    const buyer = await apply({ phone: '(503) 555-0177', email: 'words@example.com' });
    const change = (body: object) => send('PATCH', buyer.url, buyer.cookie, body);
    await change({ channels: { phone: false } });
    const { consent } = await pageOf(buyer);
    for (const named of [{}, { consentVersion: '2026-11-20.1' }]) {
      const refused = await change({ channels: { phone: true }, ...named });
      assert.equal(refused.statusCode, 409, refused.body);
    }
    const named = { consentVersion: consent.version, shownIn: 'es' };
    assert.equal((await change({ channels: { phone: true }, ...named })).statusCode, 200);
    const record = (await staff.get(`/api/admin/leads/${buyer.id}`)).json().consents.at(-1);
    assert.equal(record.language, 'es');
    assert.match(record.text, /^Al activar aquí un medio, acepto/);
  });

  test('a link to an address that staff entered only stops; one to the given address does all', async () => {
    const given = { phone: '(503) 555-0166', email: 'given@example.com' };
    const buyer = await apply(given);
    const openBy = async (mailedTo: string) => {
      const { token } = await addLink(app.database, buyer.id, { mailedTo });
      const url = `/api/my/${token}`;
      const wrong = await app.post(`${url}/open`, { phoneLast4: '0167' });
      assert.equal(wrong.statusCode, 403, 'of the number that staff entered');
      const opened = await app.post(`${url}/open`, { phoneLast4: '0166' });
      return { url, cookie: buyerCookieIn(opened) };
    };
    const edit = { phone: '(503) 555-0167', email: 'officer@example.com' };
    assert.equal((await staff.put(`/api/admin/leads/${buyer.id}`, edit)).statusCode, 200);
    await staff.post(`/api/admin/leads/${buyer.id}/stop`, {
      channels: ['phone'],
      how: 'never call me again',
    });
    const entered = await openBy(edit.email);
    const empty = await pageOf(entered);
    assert.deepEqual(
      [empty.onlyStops, empty.firstName, empty.figures, empty.readers, empty.progress.reached],
      [true, '', null, [], []],
    );
    const { version: consentVersion } = empty.consent;
    for (const more of [
      { channels: { phone: true }, consentVersion },
      { partnerSees: 'all' },
      { language: 'es' },
      { watch: false },
    ]) {
      const { statusCode } = await send('PATCH', entered.url, entered.cookie, more);
      assert.equal(statusCode, 403, JSON.stringify(more));
    }
    for (const part of ['download', 'call', 'specialist']) {
      const answer = await app.get(`${entered.url}/${part}`, { cookie: entered.cookie });
      assert.deepEqual([answer.statusCode, answer.json().code], [403, 'only_stops'], part);
    }
    for (const part of ['erasure', 'links', 'revoke-link']) {
      const answer = await app.post(`${entered.url}/${part}`, undefined, {
        cookie: entered.cookie,
      });
      assert.equal(answer.statusCode, 403, part);
    }
    const off = { channels: { sms: false }, partnerSees: 'status' };
    assert.equal((await send('PATCH', entered.url, entered.cookie, off)).statusCode, 200);
    const own = await openBy(given.email);
    const page = await pageOf(own);
    assert.deepEqual([page.onlyStops, page.channels?.sms], [false, false]);
    const on = { channels: { phone: true }, consentVersion };
    assert.equal((await send('PATCH', own.url, own.cookie, on)).statusCode, 200);
    assert.equal((await pageOf(own)).channels?.phone, true, 'the person, by their own link');
    await app.post('/api/my/link', { email: given.email });
    const job = { text: `select id from jobs where recipient = $1`, values: [given.email] };
    await spreadLinkMails(
      app.database,
      (await app.database.query<{ id: number }>(job)).rows[0]!.id,
    );
    const mails = await app.rows(
      `select recipient from jobs where lead_id = $1 and kind = 'buyer_link'`,
      [buyer.id],
    );
    assert.deepEqual(mails, [{ recipient: given.email }], 'a new link goes to the given address');
    assert.equal(
      (await app.post(`${entered.url}/withdraw`, undefined, { cookie: entered.cookie })).statusCode,
      200,
    );
  });

  test('what another application with the same number or address closed is not opened here', async () => {
    const contact = { phone: '(503) 555-0188', email: 'both@example.com' };
    const stranger = await apply({ ...contact, firstName: 'Mallory' });
    const owner = await apply(contact);
    await send('PATCH', owner.url, owner.cookie, { channels: { phone: false, email: false } });
    const { consent } = await pageOf(stranger);
    for (const channels of [{ phone: true }, { email: true }]) {
      const answer = await send('PATCH', stranger.url, stranger.cookie, {
        channels,
        consentVersion: consent.version,
      });
      assert.equal(answer.statusCode, 409, answer.body);
    }
    const { reach } = (await staff.get(`/api/admin/leads/${owner.id}`)).json();
    assert.deepEqual([reach.phone.allowed, reach.email.allowed], [false, false]);
  });
});
