import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import type { ScreenRenderer } from '#core/contract/site.ts';
import type { Client } from '#server/testing/app.ts';
import { firstNeeds } from '#server/testing/rendered-site.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import { composePages } from './compose.ts';
import { openApp, openOffice } from '#server/testing/open-app.ts';

const renderer: ScreenRenderer = {
  firstNeeds,
  renderScreen: () => Promise.reject(new Error('planted')),
  startScript: () => '',
};

const site = fakeSite(() => '', {
  appDocument: async (app) =>
    `<!doctype html><html lang="en"><head><title>${app}</title></head></html>`,
  screenLinks: (_app, modules) => `<link href="${modules.join(' ')}">`,
  screens: { admin: renderer, portal: renderer },
});

/**
 * The addresses that the document's own script asks for, and the script; null without one. The
 * policy allows the script, and no cache keeps the document.
 */
async function asking({ get }: Pick<Client, 'get'>, path: string, sent = {}) {
  const { body, headers } = await get(path, sent);
  const [, script, addresses] =
    /<head><script>([^<]*of (\[.*?\])\)[^<]*)<\/script><title>/.exec(body) ?? [];
  if (script === undefined) {
    assert.doesNotMatch(body, /<script>/);
    return null;
  }
  const hash = createHash('sha256').update(script).digest('base64');
  assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`), 'it may run');
  assert.equal(headers['cache-control'], 'no-store');
  return { script, addresses: JSON.parse(addresses!) as string[] };
}

test('both offices show the lender’s own colors and logo, which their policy allows', async () => {
  const app = await openApp({ pages: composePages(site) });
  for (const path of ['/affiliate/login', '/admin/login']) {
    assert.doesNotMatch((await app.get(path)).body, /<style>/, 'nothing without either');
  }
  await app.setTerm('brandColors', { ground: '#1F5C7A', ink: '#FFFFFF' });
  await app.setTerm('logo', '/uploads/0123456789abcdef01234567.webp');
  app.database.changes.invalidate('programme');
  for (const path of ['/affiliate/login', '/admin/login']) {
    const { body, headers } = await app.get(path);
    const [, style = ''] = /<style>(.*?)<\/style><\/head>/.exec(body) ?? [];
    assert.match(
      style,
      /--sun:#1F5C7A;--on-sun:#FFFFFF.*url\("\/uploads\/0123456789abcdef01234567.webp"\)/,
      path,
    );
    const hash = createHash('sha256').update(style).digest('base64');
    assert.ok(String(headers['content-security-policy']).includes(`'sha256-${hash}'`), path);
  }
});

test('the portal is one document: never kept, never indexed, in the language of the visit', async () => {
  const app = await openApp({ pages: composePages(site) });
  for (const path of ['login', 'forgot-password', 'dashboard', 'contact/12']) {
    const { statusCode, headers } = await app.get(`/affiliate/${path}`);
    const said = [headers['cache-control'], headers['x-robots-tag']];
    assert.deepEqual([statusCode, ...said], [200, 'no-store', 'noindex'], path);
    assert.match(String(headers['content-security-policy']), /default-src 'none'/);
    assert.notEqual(headers['referrer-policy'], 'no-referrer');
  }
  const reset = await app.get('/affiliate/reset-password?token=secret&lang=es');
  assert.equal(reset.headers['referrer-policy'], 'no-referrer');
  assert.match(reset.body, /<html lang="es">/);
  assert.match(String(reset.headers['set-cookie']), /^lang=es;/);
  assert.doesNotMatch(reset.body, /secret/);
  const kept = await app.get('/affiliate/login', { cookie: 'lang=pt' });
  assert.match(kept.body, /<html lang="pt-BR">/);
  assert.match(kept.body, /<meta name="commission" content="0.03 500">/);
  assert.doesNotMatch(kept.body, /name="session"/, 'nobody is signed in');
  await app.database.query(
    `update programme_rules set value = 'false' where key = 'paysCommissions'`,
  );
  app.database.changes.invalidate('programme');
  const off = await app.get('/affiliate/login');
  assert.doesNotMatch(off.body, /name="commission"/, 'no money while none is paid');
});

test('the document of the CRM says what staff sign in with besides a password, and no other does', async () => {
  const signOn = { issuer: 'https://id.example', clientId: 'crm', clientSecret: 'hidden' };
  const name = 'your "Sunny" <account>';
  const app = await openApp({ pages: composePages(site), config: { signOn: { ...signOn, name } } });
  const { body } = await app.get('/admin/login');
  const shown = 'your &#34;Sunny&#34; &#60;account&#62;';
  assert.ok(body.includes(`<meta name="sign-on" content="${shown}">`), body);
  assert.doesNotMatch(body, /hidden|id\.example/);
  assert.doesNotMatch((await app.get('/affiliate/login')).body, /sign-on/);
  const without = await openApp({ pages: composePages(site) });
  assert.doesNotMatch((await without.get('/admin/login')).body, /sign-on/);
});

test('the document of the portal names the files of the screen that is seen first, in its language', async () => {
  const app = await openApp({ pages: composePages(site) });
  const linked = async (path: string, headers = {}) =>
    /<link href="([^"]*)">/.exec((await app.get(path, headers)).body)?.[1];
  assert.equal(await linked('/affiliate/login?lang=pt'), '/affiliate/login pt');
  assert.equal(await linked('/affiliate/forgot-password'), '/affiliate/forgot-password en');
  assert.equal(await linked('/affiliate/dashboard'), '/affiliate/login en', 'where one is led to');
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  assert.equal(await linked('/affiliate/dashboard', { cookie }), '/affiliate/dashboard en');
  assert.equal(await linked('/affiliate/contact/7', { cookie }), '/affiliate/contact/:id en');
  assert.equal(await linked('/admin/login'), '/admin/login ');
  assert.equal(await linked('/admin/dashboard'), '/admin/login ', 'where one is led to');
  const staff = await app.signIn();
  const ofStaff = async (path: string, client: Pick<Client, 'get'> = staff) =>
    /<link href="([^"]*)">/.exec((await client.get(path)).body)?.[1];
  assert.equal(await ofStaff('/admin/dashboard'), '/admin/dashboard overview');
  const reader = await makeStaff(app, { role: 'read_only' });
  assert.equal(await ofStaff('/admin/dashboard?tab=audit', reader), '/admin/dashboard overview');
  assert.equal(await ofStaff('/admin/dashboard?tab=leads'), '/admin/dashboard leads');
  assert.equal(await ofStaff('/admin/contact/7?tab=leads'), '/admin/contact/:id ');
});

test('the CRM’s frame stands before its style sheets, as a door for who must sign in', async () => {
  const ofScreen = '<link rel="stylesheet" href="/screen.css">';
  const pages = composePages({
    ...site,
    appDocument: async () =>
      '<!doctype html><html lang="en"><head><title>CRM</title><link rel="stylesheet" crossorigin href="/start.css"></head><body><div id="first-frame"></div></body></html>',
    screenLinks: () => ofScreen,
  });
  const { app, staff } = await openOffice({ pages });
  const sheets = `<link rel="stylesheet" crossorigin href="/start.css">${ofScreen}`;
  const bodyOf = async (path: string, client: Pick<Client, 'get'> = staff) => {
    const { body } = await client.get(path);
    assert.equal(body.match(/<link rel="stylesheet"/g)?.length, 2, path);
    return body.slice(body.indexOf('</head>'));
  };
  const frame = `<div id="first-frame"></div>${sheets}</body></html>`;
  assert.equal(await bodyOf('/admin/dashboard'), `</head><body>${frame}`);
  const asDoor = `</head><body class="door">${frame}`;
  assert.equal(await bodyOf('/admin/dashboard', app), asDoor, 'where one is led to');
  assert.equal(await bodyOf('/admin/login', app), asDoor);
  assert.equal(await bodyOf('/admin/invitation', app), asDoor);
});

test('the document asks for what its first screen shows only if someone is signed in', async () => {
  const app = await openApp({ pages: composePages(site) });
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  const asked = async (path: string, headers: Record<string, string> = { cookie }) => {
    const found = await asking(app, path, headers);
    if (found) {
      assert.match(found.script, new RegExp(`"x-speaks-as":"affiliate ${id}"`));
    }
    return found?.addresses ?? null;
  };
  const session = '/api/affiliate/session';
  const tabs = [session, '/api/affiliate/earnings'];
  const all = [
    ...tabs,
    '/api/affiliate/news',
    '/api/affiliate/dashboard/stats',
    '/api/affiliate/referrals?pageSize=25',
  ];
  assert.deepEqual(await asked('/affiliate/dashboard'), all);
  assert.deepEqual(await asked('/affiliate/dashboard?tab=dashboard&lang=es'), all);
  for (const path of ['dashboard?tab=profile', 'dashboard?tab=<script>']) {
    assert.deepEqual(await asked(`/affiliate/${path}`), tabs, path);
  }
  assert.deepEqual(await asked('/affiliate/contact/7'), [session]);
  assert.equal(await asked('/affiliate/login'), null, 'a door asks for itself');
  assert.equal(await asked('/affiliate/dashboard', {}), null, 'nobody is signed in');
  assert.equal(await asked('/affiliate/dashboard', { cookie: `${cookie}x` }), null);
  const other = await makeAffiliate(await app.signIn());
  const answer = await app.get(session, { cookie, 'x-speaks-as': `affiliate ${other.id}` });
  assert.equal(answer.statusCode, 412, 'an account that took its place has no answer for it');
});
