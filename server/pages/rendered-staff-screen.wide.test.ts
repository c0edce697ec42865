import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { answersIn, renderedSite } from '#server/testing/rendered-site.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { composePages } from './compose.ts';
import { openApp, openOffice } from '#server/testing/open-app.ts';

const document = `<!doctype html><html lang="en"><head><title>CRM</title>
<link rel="stylesheet" crossorigin href="/assets/admin.css"></head>
<body><div id="root"></div><noscript>no</noscript><div
  id="first-frame"><div>frame</div></div>
<script type="module" crossorigin src="/assets/admin.js"></script></body></html>`;

const renderingSite = (held?: Promise<void>) =>
  renderedSite(document, async () => {
    await held;
    return '<main>rendered</main>';
  });

test('the screens that a day begins with come rendered from what the calls answer to this person', async () => {
  const { site, rendered } = renderingSite();
  const { app, staff: admin } = await openOffice({ pages: composePages(site) });
  const lead = await app.apply({ firstName: '</script><script>alert(1)//' });
  const officer = await makeStaff(app, { role: 'officer' });
  const reader = await makeStaff(app, { role: 'read_only' });
  const always = ['/api/admin/news', '/api/admin/session'];
  const figures = ['/api/admin/dashboard/stats', '/api/admin/dashboard/activity'];
  const leads = '/api/admin/leads?page=1&pageSize=50&sort=createdAt&direction=desc';

  const asks = async (client: Pick<Client, 'get'>, path: string) => {
    const { statusCode, body, headers } = await client.get(path);
    assert.equal(statusCode, 200, path);
    assert.equal(headers['cache-control'], 'no-store', path);
    assert.equal(rendered.at(-1)?.path, path);
    assert.match(
      body,
      /<div id="root" data-time-zone="[\w/]+" data-rendered-at="\d+"><main>rendered<\/main><\/div>/,
    );
    assert.doesNotMatch(body, /first-frame|<script type="module"|earlyAnswers|alert\(1\)\/\/"?</);
    assert.match(body, /<noscript>no<\/noscript>/);
    const answers = answersIn(body)!;
    assert.deepEqual(rendered.at(-1)?.answers, answers);
    for (const [address, answer] of Object.entries(answers)) {
      const own = await client.get(address);
      assert.equal(own.statusCode, 200, address);
      // These say when they were asked.
      const moments = /news|stats|reports/.test(address);
      assert.ok(moments || own.body === JSON.stringify(answer), `${address} answers the same`);
    }
    return Object.keys(answers).filter((address) => !always.includes(address));
  };
  const report = ['/api/admin/reports/leads?range=30d'];
  const queue = [...figures, '/api/admin/queue'];
  const ofAdmin = [...queue, '/api/admin/notices/due'];
  assert.deepEqual(await asks(admin, '/admin/dashboard'), ofAdmin, 'the overview opens');
  assert.deepEqual(await asks(reader, '/admin/dashboard?tab=reports'), report);
  assert.deepEqual(await asks(officer, '/admin/dashboard?tab=overview'), queue);
  assert.deepEqual(await asks(officer, '/admin/dashboard?tab=today'), queue, 'its old address');
  assert.deepEqual(await asks(reader, '/admin/dashboard'), figures, 'who has no queue');
  assert.deepEqual(await asks(officer, '/admin/dashboard?tab=leads'), [leads]);
  const path = `/api/admin/leads/${lead}`;
  assert.deepEqual(await asks(officer, `/admin/contact/${lead}`), [path, '/api/admin/programme']);
});

test('nobody gets rendered what the calls refuse, and a screen that asks for more is rendered by the app', async () => {
  const { site, rendered } = renderingSite();
  const { app, staff: admin } = await openOffice({ pages: composePages(site) });
  const officer = await makeStaff(app, { role: 'officer' });
  const lead = await app.apply();
  await app.database.query('update leads set owner_id = 1 where id = $1', [lead]);
  for (const [client, path] of [
    [app, '/admin/dashboard'],
    [app, `/admin/contact/${lead}`],
    [officer, `/admin/contact/${lead}`],
    [admin, '/admin/contact/999999'],
    [admin, '/admin/contact/x'],
    [admin, '/admin/dashboard?tab=leads&status=New'],
    [admin, `/admin/contact/${lead}?back=1`],
    [admin, '/admin/dashboard?tab=staff'],
    [admin, '/admin/profile'],
    [admin, '/admin/login'],
    [app, '/admin/login?refused=cancelled'],
    [app, '/admin/login?from=%2Fadmin%2Fprofile'],
  ] as const) {
    const { statusCode, body } = await client.get(path);
    assert.equal(statusCode, 200, path);
    assert.equal(answersIn(body), null, path);
    assert.match(body, /<div id="root"><\/div>/, path);
    assert.match(body, /first-frame/, path);
    assert.match(body, /<script type="module"/, path);
  }
  assert.deepEqual(rendered, []);
});

test('a screen is rendered for a person who opens it, not for a page or a browser that asks beforehand', async () => {
  const { site, rendered } = renderingSite();
  const { app, staff } = await openOffice({ pages: composePages(site) });
  const path = `/admin/contact/${await app.apply()}`;
  for (const sent of [
    { 'sec-fetch-dest': 'empty', 'sec-fetch-mode': 'no-cors', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-dest': 'iframe' },
    { 'sec-fetch-dest': 'document', 'sec-purpose': 'prefetch' },
  ]) {
    assert.equal(answersIn((await staff.get(path, sent)).body), null, JSON.stringify(sent));
  }
  await staff.send({ method: 'HEAD', url: path });
  assert.deepEqual(rendered, []);
  assert.notEqual(answersIn((await staff.get(path, { 'sec-fetch-dest': 'document' })).body), null);
});

test('however many are asked for at once, each screen comes rendered', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { site } = renderingSite(held);
  const { staff } = await openOffice({ pages: composePages(site) });
  const asked = Array.from({ length: 5 }, () => staff.get('/admin/dashboard'));
  release();
  for (const { body } of await Promise.all(asked)) {
    assert.notEqual(answersIn(body), null);
  }
});

test('the login of the CRM is rendered once for all, with what its document says', async () => {
  const { site, rendered } = renderingSite();
  const signOn = { issuer: 'https://id.example', clientId: 'crm', clientSecret: 'hidden' };
  const config = { signOn: { ...signOn, name: 'Sunny' } };
  const app = await openApp({ pages: composePages(site), config });
  for (let visit = 0; visit < 2; visit++) {
    const { body } = await app.get('/admin/login');
    assert.match(body, /<main>rendered<\/main>/);
    assert.deepEqual(answersIn(body), {});
  }
  assert.equal(rendered.length, 1);
  assert.equal(rendered[0]!.marks['sign-on'], 'Sunny');
});

test('one line of the audit log says that a lead was read where its screen came rendered', async () => {
  const { site } = renderingSite();
  const { app, staff } = await openOffice({ pages: composePages(site) });
  const lead = await app.apply();
  const linesOf = async () =>
    (
      await app.database.query(
        'select action, entity_id, actor_id, session_id, ip_address from audit_log order by id',
      )
    ).rows;
  const before = await linesOf();
  await staff.get(`/admin/contact/${lead}`);
  const read = (await linesOf()).slice(before.length);
  await staff.get(`/api/admin/leads/${lead}`);
  const again = (await linesOf()).slice(before.length + read.length);
  assert.ok(read.length > 0);
  assert.deepEqual(read, again, 'the same as where the browser asks');
});
