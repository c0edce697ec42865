import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { findNginx, startNginx } from '#server/testing/builds/nginx.ts';
import { makeLeadBody } from '#server/testing/factories.ts';
import { until } from '#server/testing/listening-app.ts';
import { freshHome, makeAffiliate, password, referralCode } from '#server/testing/product-home.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';

const told = 'add_header x-kept $upstream_cache_status always; proxy_cache_revalidate on;';

/** Caches that people put in front of a site. */
const caches = {
  'that does as it is told': told,
  // Like a cache that keeps `no-cache` answers and revalidates them with the ETag. nginx cannot
  // revalidate each time: its copies are a second old at most.
  'that keeps pages as well': `${told} proxy_no_cache $is_never_kept;
    proxy_ignore_headers Cache-Control; proxy_cache_valid 200 301 302 308 404 1s;`,
};

interface Visitor {
  cookie?: string;
  'accept-language'?: string;
}

async function startBehind(t: TestContext, program: string, cache: string) {
  const home = await freshHome(t);
  const product = await home.start({ TRUSTED_PROXIES: '127.0.0.1' });
  const origin = await startNginx(t, program, [product.origin], { cache });
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${origin}${path}`, { headers, redirect: 'manual' });
    const [kept, control] = ['x-kept', 'cache-control'].map((one) => answer.headers.get(one));
    const [setCookie = null] = answer.headers.getSetCookie();
    return { status: answer.status, text: await answer.text(), kept, control, setCookie };
  };
  return { product, origin, get };
}

type Behind = Awaited<ReturnType<typeof startBehind>>;

/** Several visitors ask for the same page again and again: each gets only their own answer. */
async function demandOwnPages({ product, get }: Behind, staffCookie: string): Promise<void> {
  const visitors: Record<string, Visitor> = {
    anyone: {},
    spanish: { cookie: 'lang=es' },
    portuguese: { cookie: 'lang=pt' },
    offered: { 'accept-language': 'es' },
    staff: { cookie: staffCookie },
  };
  for (const path of ['/', '/apply', '/calculator', `/?ref=${referralCode}`]) {
    const own = new Map<string, string>();
    for (const [visitor, headers] of Object.entries(visitors)) {
      const direct = await fetch(`${product.origin}${path}`, { headers: { ...headers } });
      own.set(visitor, await direct.text());
    }
    assert.equal(new Set(own.values()).size, 4, 'staff see what anyone sees');
    for (let round = 0; round < 3; round++) {
      for (const [visitor, headers] of Object.entries(visitors)) {
        const { text, setCookie } = await get(path, { ...headers });
        assert.ok(text === own.get(visitor), `${path} as ${visitor} sees it`);
        assert.equal(setCookie, null);
      }
    }
  }
}

/** Cookies are set for each caller, and a confirmation is shown to its applicant alone. */
async function demandOwnCookies({ origin, get }: Behind): Promise<void> {
  for (let round = 0; round < 3; round++) {
    assert.match((await get('/?lang=es')).setCookie!, /^lang=es;/);
    assert.equal((await get('/?lang=es', { cookie: 'lang=es' })).setCookie, null);
    assert.match((await get('/')).text, /<html lang="en"/);
    const link = await get(`/${referralCode}`);
    assert.deepEqual([link.status, link.kept], [302, 'MISS']);
  }
  const applied = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(makeLeadBody()),
  });
  const { id } = (await applied.json()) as { id: number };
  const path = `/thank-you?leadId=${id}`;
  const own = await get(path, { 'sec-fetch-site': 'same-origin', referer: `${origin}/apply` });
  assert.match(own.setCookie!, /HttpOnly/);
  assert.equal(own.control, 'no-store');
  for (let round = 0; round < 3; round++) {
    const other = await get(path);
    assert.ok(other.text !== own.text);
    assert.equal(other.setCookie, null);
    const again = await get(path, { cookie: own.setCookie!.split(';')[0]! });
    assert.ok(again.text === own.text);
  }
}

/** An answer for one caller or for one moment comes from the server every time. */
async function demandUnkept({ get }: Behind, cookie: string): Promise<void> {
  for (const [path, status] of [
    ['/api/admin/leads', 200],
    ['/api/admin/leads/export', 200],
    [`/api/affiliate/${referralCode}`, 200],
    ['/admin/dashboard', 200],
    ['/admin/login', 200],
    ['/healthz', 200],
    ['/readyz', 200],
    ['/assets/missing-12345678.js', 404],
    ['/media/missing.png', 404],
  ] as const) {
    for (let round = 0; round < 3; round++) {
      const answer = await get(path, { cookie });
      assert.deepEqual([answer.status, answer.kept], [status, 'MISS'], path);
      assert.equal(answer.control, 'no-store', path);
    }
  }
  assert.equal((await get('/api/admin/leads')).status, 401);
}

async function publish({ product }: Behind, grantCap: number): Promise<void> {
  const staff = await signInStaff(product.origin, password);
  const rules = '/api/admin/programme/rules';
  const draft = await staff.post<{ id: number; updatedAt: string; standing: number }>(rules, {
    effectiveFrom: new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(),
    source: 'Board resolution 12',
    basis: null,
    terms: { grantCap },
  });
  const { id, updatedAt, standing } = draft;
  await staff.post(`${rules}/${id}/publish`, { updatedAt, standing });
}

const nginx = findNginx();
for (const [name, cache] of Object.entries(caches)) {
  const keepsPages = cache !== told;
  test(`behind a cache ${name} all visitors have their own pages, as they are now, and files without the server`, async (t) => {
    if (!nginx) {
      return t.skip('there is no nginx on this machine');
    }
    const behind = await startBehind(t, nginx, cache);
    const { product, get } = behind;
    await makeAffiliate(product.origin);
    const { cookie } = await signInStaff(product.origin, password);
    await demandOwnPages(behind, cookie);
    await demandOwnCookies(behind);
    await demandUnkept(behind, cookie);

    const before = await get('/');
    if (keepsPages) {
      await until(async () => (await get('/')).kept === 'REVALIDATED');
    } else {
      assert.equal(before.kept, 'MISS');
    }
    assert.ok(before.text.includes('$13,000'));
    await publish(behind, 15_432);
    if (keepsPages) {
      await until(async () => (await get('/')).kept !== 'HIT');
    }
    assert.ok((await get('/')).text.includes('$15,432'));

    const files = before.text.matchAll(/"(\/(?:assets|media)\/[^"]+[.-][\w-]{8}\.\w+)"/g);
    const paths = [...new Set([...files].map(([, path]) => path!))];
    assert.ok(paths.length > 3, paths.join());
    const encodings = ['br', 'gzip', 'identity'];
    const answers = new Map<string, string>();
    const read = async (path: string, encoding: string) => {
      const answer = await get(path, { 'accept-encoding': encoding });
      assert.equal(answer.status, 200, path);
      return answer;
    };
    for (const path of paths) {
      for (const encoding of encodings) {
        answers.set(`${path} ${encoding}`, (await read(path, encoding)).text);
      }
    }
    await product.stop();
    for (const path of paths) {
      for (const encoding of encodings) {
        const { kept, text } = await read(path, encoding);
        assert.equal(kept, 'HIT', `${path} ${encoding}`);
        assert.ok(text === answers.get(`${path} ${encoding}`));
      }
    }
    assert.equal((await get('/api/admin/leads', { cookie })).status, 502);
  });
}
