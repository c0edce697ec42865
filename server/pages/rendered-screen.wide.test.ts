import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { Client } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { answersIn, renderedSite } from '#server/testing/rendered-site.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from './compose.ts';
import { openApp, openOffice } from '#server/testing/open-app.ts';

const document = `<!doctype html><html lang="en"><head><title>Portal</title>
<script type="module" crossorigin src="/assets/portal.js"></script>
<link rel="modulepreload" crossorigin href="/assets/react.js">
<link rel="stylesheet" crossorigin href="/assets/portal.css"></head>
<body><div id="root"></div></body></html>`;

const siteRenderedBy = (render: () => string) => renderedSite(document, render);

const get = (app: Client, path: string, cookie = '') =>
  app.get(`/affiliate/${path}`, cookie ? { cookie } : {});

test('the dashboard comes rendered from what its calls answer to the one who is signed in', async (t) => {
  const { site, rendered } = siteRenderedBy(() => '<p>rendered</p>');
  const { app, staff } = await openOffice({ pages: composePages(site) });
  const firstName = '</script><script>alert(1)//';
  const { id, referralCode } = await makeAffiliate(staff, { firstName });
  const other = await makeAffiliate(staff);
  const cookie = await affiliateCookie(app.database, id);

  const { body, headers } = await get(app, 'dashboard?lang=es', cookie);
  const { rows: seen } = await app.database.query(
    'select id from affiliates where seen_at is not null',
  );
  assert.deepEqual(seen, [{ id }], 'it is a visit, as it is when the browser asks');
  assert.match(body, /<html lang="es">/);
  assert.match(
    body,
    /<div id="root" data-time-zone="[\w/]+" data-rendered-at="\d+"><p>rendered<\/p><\/div>/,
  );
  assert.equal(headers['cache-control'], 'no-store');
  const answers = answersIn(body)!;
  assert.deepEqual(rendered, [
    {
      path: '/affiliate/dashboard',
      language: 'es',
      timeZone: app.config.timeZone,
      marks: { commission: '0.03 500', phone: '(541) 555-0142', session: 'open' },
      renderedAt: rendered[0]!.renderedAt,
      answers,
    },
  ]);
  for (const [address, answer] of Object.entries(answers)) {
    const { statusCode, body: own } = await app.get(address, { cookie });
    assert.equal(statusCode, 200, address);
    if (!address.endsWith('/news')) {
      assert.deepEqual(answer, JSON.parse(own), `${address} answers the browser the same`);
    }
  }
  assert.ok(JSON.stringify(answers).includes(referralCode));
  assert.ok(!body.includes(other.referralCode));
  assert.ok(!body.includes('<script>alert'), 'no name ends the element that holds it');

  await t.test('its scripts start after it was seen, and nothing is asked for twice', () => {
    assert.match(
      body,
      /<script>start\(\[\["\/assets\/portal.js","\/assets\/react.js"\],"es"\]\)<\/script>/,
    );
    assert.doesNotMatch(body, /modulepreload|<script type="module"|earlyAnswers/);
    assert.match(body, /<link rel="stylesheet"/);
  });
});

test('the login comes rendered for someone who is not signed in, with its style in the document', async () => {
  const { site, rendered } = siteRenderedBy(() => '<p>rendered</p>');
  const sheets: Record<string, string> = { '/assets/portal.css': 'p{color:red}' };
  const sheetOf = (address: string) => sheets[address];
  const app = await openApp({ pages: composePages({ ...site, sheetOf }) });
  const { body, headers } = await get(app, 'login?lang=pt');
  const { timeZone } = app.config;
  const ofAll = {
    timeZone,
    renderedAt: 0,
    marks: { commission: '0.03 500', phone: '(541) 555-0142' },
    answers: {},
  };
  assert.deepEqual(rendered, [{ path: '/affiliate/login', language: 'pt', ...ofAll }]);
  assert.match(
    body,
    /<div id="root" data-time-zone="[\w/]+" data-rendered-at="\d+"><p>rendered<\/p><\/div>/,
  );
  assert.deepEqual(answersIn(body), {});
  assert.match(
    body,
    /<style>p\{color:red\}<\/style><link rel="stylesheet" disabled href="\/assets\/portal.css">/,
  );
  const hash = createHash('sha256').update('p{color:red}').digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`));

  delete sheets['/assets/portal.css'];
  await get(app, 'login?lang=pt');
  assert.equal(rendered.length, 1, 'it is the same for everyone');
  assert.match(
    (await get(app, 'login')).body,
    /<link rel="stylesheet" crossorigin href="\/assets\/portal.css">/,
    'a sheet that the build does not have stays a link',
  );
});

test('no other person’s dashboard, and no other screen, comes rendered', async () => {
  const { site, rendered } = siteRenderedBy(() => '<p>rendered</p>');
  const app = await openApp({ pages: composePages(site) });
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  for (const [path, sent] of [
    ['dashboard', ''],
    ['dashboard', `${cookie}x`],
    ['dashboard?tab=earnings', cookie],
    ['contact/1', cookie],
    ['login', cookie],
  ] as const) {
    const { statusCode, body } = await get(app, path, sent);
    assert.equal(statusCode, 200, path);
    assert.equal(answersIn(body), null, path);
    assert.match(body, /<div id="root"><\/div>/, path);
    assert.match(body, /<script type="module"/, path);
  }
  await app.database.query('update affiliates set is_active = false where id = $1', [id]);
  assert.equal(answersIn((await get(app, 'dashboard', cookie)).body), null, 'an account is closed');
  assert.deepEqual(rendered, []);
});

test('a link in a webmail leads to it rendered, and sixty times a minute at most', async () => {
  const { site, rendered } = siteRenderedBy(() => '<p>rendered</p>');
  const app = await openApp({ pages: composePages(site), config: { rateLimitScale: 1 / 20 } });
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  const statuses = [];
  for (let round = 0; round < 4; round++) {
    const sent = { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' };
    statuses.push((await app.get('/affiliate/dashboard', sent)).statusCode);
  }
  assert.deepEqual(statuses, [200, 200, 200, 429]);
  assert.equal(rendered.length, 3);
});

test('where it cannot be rendered the app renders it, as everywhere else', async () => {
  const { site } = siteRenderedBy(() => {
    throw new Error('planted');
  });
  const app = await openApp({ pages: composePages(site) });
  const { id } = await makeAffiliate(await app.signIn());
  const { statusCode, body } = await get(app, 'dashboard', await affiliateCookie(app.database, id));
  assert.equal(statusCode, 200);
  assert.match(body, /<div id="root"><\/div>/);
  assert.match(body, /earlyAnswers/);
});
