import assert from 'node:assert/strict';
import { test } from 'node:test';
import { makeLeadBody } from '#server/testing/factories.ts';
import { isForeign } from './origin-guard.ts';
import { openOffice } from '#server/testing/open-app.ts';

const post = {
  method: 'POST',
  isOpen: true,
  site: undefined,
  origin: undefined,
  host: 'www.example.com',
};
const home = 'https://www.example.com';

test('refuses what another website started, and lets the site itself and plain tools through', () => {
  const evil = 'https://evil.example';
  for (const [what, changes, expected] of [
    ['another site', { site: 'cross-site' }, true],
    ['a sister domain is not this one', { site: 'same-site' }, true],
    ['another origin', { origin: evil }, true],
    ['no origin', { origin: 'null' }, true],
    ['one that begins alike', { origin: 'https://www.example.com.evil.example' }, true],
    ['another origin, hiding', { hidesOrigin: true, origin: evil }, true],
    ['another site, hiding', { hidesOrigin: true, origin: 'null', site: 'cross-site' }, true],
    ['an old Safari', { hidesOrigin: true, origin: 'null' }, false],
    ['a tool', {}, false],
    ['the site', { site: 'same-origin', origin: home }, false],
    ["the browser's own word goes first", { site: 'same-origin', origin: 'null' }, false],
    ['a port', { origin: 'http://localhost:3000', host: 'localhost:3000' }, false],
    ['a link', { method: 'GET', site: 'cross-site', origin: evil }, false],
  ] as const) {
    assert.equal(isForeign({ ...post, ...changes }, home), expected, what);
  }
});

test('no other website reads in the name of staff: its link, image or script is refused', async () => {
  const { app, staff } = await openOffice();
  const { id } = (await app.post('/api/leads', makeLeadBody())).json();
  const looks = () => app.rows(`select 1 from audit_log where action = 'lead.view'`);
  const lead = `/api/admin/leads/${id}`;
  for (const [site, mode, dest] of [
    ['cross-site', 'navigate', 'document'],
    ['cross-site', 'no-cors', 'image'],
    ['same-site', 'no-cors', 'script'],
  ]) {
    const asked = { 'sec-fetch-site': site!, 'sec-fetch-mode': mode!, 'sec-fetch-dest': dest! };
    const answer = await staff.get(lead, asked);
    assert.equal(answer.statusCode, 403);
    assert.match(answer.json().message, /another website/);
    assert.equal((await staff.get(`/api/%61dmin/leads/${id}`, asked)).statusCode, 403);
    assert.equal((await staff.get('/api/admin/leads', asked)).statusCode, 403);
  }
  assert.deepEqual(await looks(), []);
  for (const headers of [
    {},
    { 'sec-fetch-site': 'none' },
    { 'sec-fetch-site': 'same-origin', origin: 'null' },
  ]) {
    assert.equal((await staff.get(lead, headers)).statusCode, 200);
  }
  assert.equal((await looks()).length, 3);
  for (const path of ['/api/openapi.json', '/api/hero-media/active', '/healthz', '/nowhere']) {
    const linked = await app.get(path, { 'sec-fetch-site': 'cross-site' });
    assert.notEqual(linked.statusCode, 403, path);
  }
});
