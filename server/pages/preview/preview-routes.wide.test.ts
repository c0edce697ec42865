import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { sitePages } from '#core/contract/site.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { composePages } from '../compose.ts';
import { fieldsOf, ok, openApp } from '#server/testing/open-app.ts';

// A page that prints one figure, once as text and once in a script.
const site = fakeSite(
  ({ page, language, terms }) =>
    `<html><head><title>Grant &amp; ${terms.grantCap}</title><style>a{}</style></head><body>
      <p>${page} in ${language}</p><p>Up to ${page === 'qualify' ? 'much' : terms.grantCap}</p>
      <form action="/apply"><button>Send</button></form><script>run()</script>
      <script type="module" src="/assets/a.js"></script></body></html>`,
);

const path = '/api/admin/programme/rules';

describe('preview of new terms', async () => {
  const app = await openApp({ pages: composePages(site) });
  app.clock.set(new Date('2026-11-22T17:00:00Z'));
  const staff = await app.signIn();
  const draft = await staff.post(path, {
    effectiveFrom: '2026-12-01',
    source: 'Board resolution 12',
    basis: null,
    terms: { grantCap: 15_000, minCreditScore: 600 },
  });
  const id: number = draft.json().id;

  test('says what changes on each page, in the calculator and in eligibility', async () => {
    const { pages, estimates, answers } = await ok(staff.get(`${path}/${id}/preview?language=es`));
    assert.equal(pages.length, Object.keys(sitePages).length);
    const changesOf = (name: string) =>
      pages.find((page: { name: string }) => page.name === name).changes;
    const title = { before: 'Grant & 13000', after: 'Grant & 15000' };
    assert.deepEqual(changesOf('landing'), [
      title,
      { before: 'Up to 13000', after: 'Up to 15000' },
    ]);
    assert.deepEqual(changesOf('qualify'), [title]);
    const large = estimates.find(({ homePrice }: { homePrice: number }) => homePrice === 900_000);
    assert.equal(large.before.educationEarnings, 13_000);
    assert.equal(large.after.educationEarnings, 15_000);
    assert.deepEqual(fieldsOf(answers, 'creditScore', 'isEligible'), [[580, false]]);
    assert.match((await app.get('/')).body, /Up to 13000/, 'visitors see nothing of it');
  });

  test('counts the open leads that were shown what would no longer hold', async () => {
    const home = { electricBill: 250, creditScore: '700-739', propertyState: 'TX' };
    const apply = async (homePrice: number) => {
      const lead = await app.post('/api/leads', makeLeadBody({ ...home, homePrice }));
      return lead.json().id as number;
    };
    await apply(200_000);
    const large = await apply(900_000);
    const closed = await apply(900_000);
    const { openLeads: none } = (await staff.get(`${path}/${id}/preview?language=en`)).json();
    assert.deepEqual(none, { touched: 2, looked: 3, isAll: true });
    for (const [lead, status] of [
      [closed, 'Closed Lost'],
      [large, 'Contacted'],
    ] as const) {
      await staff.put(`/api/admin/leads/${lead}`, { status });
    }
    const { openLeads } = (await staff.get(`${path}/${id}/preview?language=en`)).json();
    assert.deepEqual(openLeads, { touched: 1, looked: 2, isAll: true });
  });

  test('what going back would change is previewed, and refused for what is not in effect', async () => {
    const url = '/api/admin/programme/revisions';
    assert.equal((await staff.get(`${url}/${id}/restore-before?language=en`)).statusCode, 409);
    const draft = await staff.post(path, {
      effectiveFrom: '2026-11-22',
      source: 'Board resolution 13',
      basis: null,
      terms: { grantCap: 14_000 },
    });
    const held = draft.json();
    await staff.post(`${path}/${held.id}/publish`, held);
    const { earlier, terms, pages, standing } = await ok(
      staff.get(`${url}/${held.id}/restore-before?language=en`),
    );
    assert.deepEqual([earlier, terms], [{ grantCap: 14_000 }, { grantCap: 13_000 }]);
    assert.deepEqual(
      pages.find(({ name }: { name: string }) => name === 'landing').changes.at(-1),
      { before: 'Up to 14000', after: 'Up to 13000' },
    );
    await ok(staff.post(`${url}/${held.id}/restore-before`, { standing }));
    assert.match((await app.get('/')).body, /Up to 13000/);
  });

  test('shows a page under the draft to staff alone, and nothing in it runs', async () => {
    const url = `${path}/${id}/page?page=landing&language=pt`;
    const page = await staff.get(url);
    assert.equal(page.statusCode, 200);
    assert.match(page.body, /landing in pt/);
    assert.match(page.body, /Up to 15000/);
    assert.doesNotMatch(page.body, /<script/);
    assert.match(String(page.headers['content-security-policy']), /; sandbox$/);
    assert.equal(page.headers['cache-control'], 'no-store');
    assert.equal((await app.get(url)).statusCode, 401);
    for (const wrong of ['page?page=nothing&language=pt', 'page?page=landing&language=fr']) {
      assert.equal((await staff.get(`${path}/${id}/${wrong}`)).statusCode, 404, wrong);
    }
    assert.equal((await staff.get(`${path}/99999/page?page=landing&language=pt`)).statusCode, 404);
    assert.equal((await staff.get(`${path}/99999/preview?language=en`)).statusCode, 404);
  });

  test('the pages that visitors get, and their tags, follow what is published', async () => {
    const before = await app.get('/');
    const tag = String(before.headers['etag']);
    const { updatedAt, standing } = (await staff.get(`${path}/${id}`)).json();
    await ok(staff.post(`${path}/${id}/publish`, { updatedAt, standing }));
    assert.equal((await app.get('/', { 'if-none-match': tag })).statusCode, 304, 'not its day');
    app.clock.set(new Date('2026-12-01T05:00:00Z'));
    const later = await app.get('/', { 'if-none-match': tag });
    assert.equal(later.statusCode, 200);
    assert.match(later.body, /Up to 15000/);
    assert.notEqual(later.headers['etag'], tag);
  });
});
