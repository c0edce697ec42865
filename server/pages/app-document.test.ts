import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from './compose.ts';
import type { Site } from './site.ts';

const site: Site = {
  renderer: { render: async () => '' },
  assets: {
    head: '',
    scripts: [],
    cssOf: () => '',
  },
  appDocument: async (app) =>
    `<!doctype html><html lang="en"><head><title>${app}</title></head></html>`,
  screenLinks: (path, language) => `<link href="${path} ${language}">`,
  isCacheable: true,
};

test('the portal is one document: never kept, never indexed, in the language of the visit', async (t) => {
  const app = await freshApp({ engine: 'embedded', pages: composePages(site) });
  t.after(() => app.dispose());
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

test('the document of the portal names the files of the screen that is seen first, in its language', async (t) => {
  const app = await freshApp({ engine: 'embedded', pages: composePages(site) });
  t.after(() => app.dispose());
  const linked = async (path: string, headers = {}) =>
    /<link href="([^"]*)">/.exec((await app.get(path, headers)).body)?.[1];
  assert.equal(await linked('/affiliate/login?lang=pt'), '/affiliate/login pt');
  assert.equal(await linked('/affiliate/forgot-password'), '/affiliate/forgot-password en');
  assert.equal(await linked('/affiliate/dashboard'), '/affiliate/login en', 'where one is led to');
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  assert.equal(await linked('/affiliate/dashboard', { cookie }), '/affiliate/dashboard en');
  assert.equal(await linked('/affiliate/contact/7', { cookie }), '/affiliate/contact/:id en');
  assert.equal(await linked('/admin/login'), undefined, 'the CRM speaks one language');
});

test('the document asks for what its first screen shows, for who is signed in and for nobody else', async (t) => {
  const app = await freshApp({ engine: 'embedded', pages: composePages(site) });
  t.after(() => app.dispose());
  const { id } = await makeAffiliate(await app.signIn());
  const cookie = await affiliateCookie(app.database, id);
  const asked = async (path: string, headers: Record<string, string> = { cookie }) => {
    const { body, headers: sent } = await app.get(path, headers);
    const [, script, addresses] =
      /<head><script>([^<]*of (\[.*?\])\)[^<]*)<\/script><title>/.exec(body) ?? [];
    if (script === undefined) {
      assert.doesNotMatch(body, /<script>/);
      return null;
    }
    assert.match(script, new RegExp(`"x-speaks-as":"affiliate ${id}"`));
    const hash = createHash('sha256').update(script).digest('base64');
    assert.ok(String(sent['content-security-policy']).includes(`'sha256-${hash}'`), 'it may run');
    assert.equal(sent['cache-control'], 'no-store');
    return JSON.parse(addresses!);
  };
  const session = '/api/affiliate/session';
  const tabs = [session, '/api/affiliate/earnings'];
  const all = [...tabs, '/api/affiliate/dashboard/stats', '/api/affiliate/referrals?pageSize=25'];
  assert.deepEqual(await asked('/affiliate/dashboard'), all);
  assert.deepEqual(await asked('/affiliate/dashboard?tab=dashboard&lang=es'), all);
  for (const path of ['dashboard?tab=profile', 'dashboard?tab=<script>']) {
    assert.deepEqual(await asked(`/affiliate/${path}`), tabs, path);
  }
  assert.deepEqual(await asked('/affiliate/contact/7'), [session]);
  assert.equal(await asked('/affiliate/login'), null, 'a door asks for itself');
  assert.equal(await asked('/affiliate/dashboard', {}), null, 'nobody is signed in');
  assert.equal(await asked('/affiliate/dashboard', { cookie: `${cookie}x` }), null);
  const staff = await app.signIn();
  assert.doesNotMatch((await staff.get('/admin/dashboard')).body, /<script>/);
  const other = await makeAffiliate(staff);
  const answer = await app.get(session, { cookie, 'x-speaks-as': `affiliate ${other.id}` });
  assert.equal(answer.statusCode, 412, 'an account that took its place has no answer for it');
});
