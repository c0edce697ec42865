import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { isSignedIn, signOnOffice, verified } from '#server/testing/sessions/sign-on.ts';

const person = verified('omar@lender.example');
// Answers of an attacker, or of an identity provider that is not ours, to the return address.
const office = await signOnOffice();
await office.invite('omar@lender.example');
after(() => office.dispose());
beforeEach(() => {
  Object.assign(office.provider.state, { isForged: false, isAway: false });
});

const seconds = () => Math.floor(Date.now() / 1000);

test('a token that is not for us, not for this sign-in, over or not signed opens nothing', async () => {
  const { provider, signOnAs } = office;
  const wrong: Record<string, Record<string, unknown>> = {
    'another sign-in': { nonce: 'another' },
    'no sign-in': { nonce: undefined },
    'another client': { aud: 'another' },
    'several clients': { aud: ['crm', 'another'], azp: 'another' },
    'another issuer': { iss: 'https://elsewhere.example' },
    over: { iat: seconds() - 900, exp: seconds() - 600 },
    'not yet': { nbf: seconds() + 600 },
    'without a subject': { sub: '' },
    'with a long subject': { sub: 'x'.repeat(256) },
  };
  for (const [what, claims] of Object.entries(wrong)) {
    const answer = await signOnAs({ ...person, claims: { ...person.claims, ...claims } });
    assert.equal(answer.refused, 'failed', what);
    assert.equal(answer.cookie, '', what);
  }
  provider.state.isForged = true;
  assert.equal((await signOnAs(person)).refused, 'failed', 'signed with another key');
  provider.state.isForged = false;
  assert.equal((await signOnAs(person)).refused, null, 'all else is right');
});

test('an answer signs in the browser that asked, once, and no other one', async () => {
  const { app, leave, pass, arrived } = office;
  const mine = await leave();
  const theirs = await leave();
  const back = await pass(theirs.url, person);
  const without = arrived(await app.get(back));
  assert.deepEqual([without.refused, without.cookie], ['interrupted', '']);
  const inMine = arrived(await app.get(back, { cookie: mine.cookie }));
  assert.deepEqual([inMine.refused, inMine.cookie], ['interrupted', '']);

  // A code that was caught elsewhere, sent with the state of this browser's sign-in.
  const caught = new URLSearchParams((await pass(theirs.url, person)).split('?')[1]);
  const own = new URL(await pass(mine.url, person), 'http://x');
  own.searchParams.set('code', caught.get('code')!);
  const injected = arrived(await app.get(own.pathname + own.search, { cookie: mine.cookie }));
  assert.deepEqual([injected.refused, injected.cookie], ['failed', '']);

  const fresh = await leave();
  const answer = await pass(fresh.url, person);
  const first = await app.get(answer, { cookie: fresh.cookie });
  assert.ok(await isSignedIn(arrived(first)));
  const taken = [first.headers['set-cookie']].flat().map(String);
  assert.ok(
    taken.some((line) => /^sign-on-[\w-]+=;/.test(line)),
    'the browser forgets what it asked',
  );
  const replayed = arrived(await app.get(answer, { cookie: fresh.cookie }));
  assert.deepEqual([replayed.refused, replayed.cookie], ['failed', '']);
});

test('what a browser keeps lasts ten minutes, and nonsense in its place is nothing', async () => {
  const { app, leave, pass, arrived } = office;
  const { url, cookie } = await leave();
  const back = await pass(url, person);
  const kept = JSON.parse(Buffer.from(cookie.split('=')[1]!, 'base64url').toString());
  kept.request.at -= 601;
  const old = Buffer.from(JSON.stringify(kept)).toString('base64url');
  for (const value of [old, 'nonsense', '', Buffer.from('{}').toString('base64url')]) {
    const answer = arrived(await app.get(back, { cookie: `${cookie.split('=')[0]}=${value}` }));
    assert.equal(answer.refused, 'interrupted', value);
  }
});

test('the cookie is out of reach of scripts and other sites, and of this host alone over https', async () => {
  const { url, cookie } = await office.leave();
  assert.match(cookie, /^sign-on-[\w-]{43}=/);
  assert.equal(url.searchParams.get('code_challenge_method'), 'S256');
  assert.equal(url.searchParams.get('scope'), 'openid email');
  const away = await signOnOffice({ publicUrl: 'https://www.lender.example' });
  const answer = await away.app.get('/api/admin/oidc/start');
  await away.dispose();
  const line = String(answer.headers['set-cookie']);
  assert.match(
    line,
    /^__Host-sign-on-[\w-]{43}=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  );
  const sent = new URL(String(answer.headers.location));
  assert.equal(
    sent.searchParams.get('redirect_uri'),
    'https://www.lender.example/api/admin/oidc/callback',
  );
  assert.equal(sent.searchParams.get('client_secret'), null);
});

test('it leads to a screen of the CRM and nowhere else', async () => {
  const { signOnAs } = office;
  for (const [returnTo, to] of [
    ['/admin/contact/7?tab=notes&q=a%20b', '/admin/contact/7?tab=notes&q=a%20b'],
    ['https://evil.example/', '/admin/dashboard'],
    ['//evil.example/admin/x', '/admin/dashboard'],
    ['/\\evil.example', '/admin/dashboard'],
    ['/admin/\\evil.example', '/admin/dashboard'],
    ['/admin//evil.example', '/admin/dashboard'],
    ['/admin/..//evil.example', '/admin/dashboard'],
    ['/admin/%2e%2e//evil.example', '/admin/dashboard'],
    ['/admin/x\r\nset-cookie: staff=evil', '/admin/dashboard'],
    ['/admin@evil.example/x', '/admin/dashboard'],
    ['javascript:alert(1)', '/admin/dashboard'],
    ['/admin/login', '/admin/dashboard'],
    ['/api/admin/leads/export', '/admin/dashboard'],
    ['', '/admin/dashboard'],
  ] as const) {
    const answer = await signOnAs(person, `?returnTo=${encodeURIComponent(returnTo)}`);
    assert.equal(answer.to, to, returnTo);
    const refused = await signOnAs(null, `?returnTo=${encodeURIComponent(returnTo)}`);
    const from = new URL(refused.to, 'http://x').searchParams.get('from');
    assert.deepEqual([refused.refused, from], ['canceled', to], returnTo);
  }
});

test('an identity provider that is away refuses in words, passwords still open, and it is asked again', async () => {
  const { signOnAs, provider, app, leave, pass, arrived } = office;
  const started = await leave();
  const back = await pass(started.url, person);
  provider.state.isAway = true;
  const late = arrived(await app.get(back, { cookie: started.cookie }));
  assert.equal(late.refused, 'away');
  const down = await signOnOffice();
  await down.provider.close();
  const answer = down.arrived(await down.app.get('/api/admin/oidc/start?returnTo=/admin/profile'));
  assert.equal(answer.to, '/admin/login?refused=away&from=%2Fadmin%2Fprofile');
  assert.ok(await isSignedIn(await down.app.signIn()));
  await down.app.dispose();
  provider.state.isAway = false;
  assert.equal((await signOnAs(person)).refused, null);
});

test('what an issuer says of itself is asked for once, and again after a failure', async () => {
  const other = await signOnOffice();
  const asked = () => other.provider.calls.filter((path) => path.includes('well-known')).length;
  other.provider.state.isAway = true;
  for (const times of [1, 2]) {
    const answer = other.arrived(await other.app.get('/api/admin/oidc/start'));
    assert.deepEqual([answer.refused, asked()], ['away', times]);
  }
  other.provider.state.isAway = false;
  await Promise.all([other.leave(), other.leave(), other.leave()]);
  await other.leave();
  assert.equal(asked(), 3);
  await other.dispose();
});

test('without settings there is no such way in', async () => {
  const without = await signOnOffice({ signOn: null });
  for (const path of ['start', 'callback?code=x&state=y']) {
    assert.equal((await without.app.get(`/api/admin/oidc/${path}`)).statusCode, 404);
  }
  await without.dispose();
});

test('callers are counted', async () => {
  const counted = await signOnOffice({ rateLimitScale: 1 });
  const statuses = [];
  for (let n = 0; n < 31; n += 1) {
    statuses.push((await counted.app.get('/api/admin/oidc/callback?code=x')).statusCode);
  }
  assert.deepEqual([statuses.at(-2), statuses.at(-1)], [302, 429]);
  await counted.dispose();
});
