import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { type FreshApp, freshApp } from '#server/testing/app.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { composePages } from './compose.ts';
import { openApp } from '#server/testing/open-app.ts';

const site = fakeSite(
  ({ page, language, offer = '' }) =>
    `<!doctype html><html lang="${language}"><title>${page}</title>${offer && `<i>${offer}</i>`}${'<p>Sun</p>'.repeat(50)}</html>`,
  {
    appDocument: async (app) =>
      `<!doctype html><html lang="en"><head></head>${app === 'admin' ? 'CRM' : 'Portal'}</html>`,
  },
);

describe('pages', async () => {
  let app: FreshApp;
  app = await freshApp({ pages: composePages(site) });
  const code: string = (await makeAffiliate(await app.signIn())).referralCode;
  after(() => app.dispose());

  test('an address that cannot be read is refused like everything else, without repeating it', async () => {
    for (const [url, status] of [
      ['/%ZZ', 400],
      ['/api/affiliate/%ff', 400],
    ] as const) {
      const { statusCode, headers, body } = await app.get(url);
      assert.equal(statusCode, status, url);
      assert.deepEqual(Object.keys(JSON.parse(body)), ['message']);
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.match(String(headers['content-security-policy']), /default-src 'none'/);
      assert.equal(headers['cache-control'], 'no-store');
    }
    const long = await app.get(`/${'long'.repeat(2000)}`);
    assert.deepEqual(
      [long.statusCode, long.body.includes('longlong'), long.body.length < 100_000],
      [404, false, true],
      'an endless one is nothing that there is',
    );
    const packed = await app.get('/', { 'content-encoding': 'gzip' });
    assert.deepEqual(
      [packed.statusCode, packed.headers['x-content-type-options']],
      [415, 'nosniff'],
    );
  });

  test('a path is found in any case and with a slash at its end, and its query goes along', async () => {
    for (const [url, target] of [
      ['/calculator/', '/calculator'],
      ['/Calculator', '/calculator'],
      [
        '/CALCULATOR/?ref=A-B&lang=es&x=%2F%2Fevil.example',
        '/calculator?ref=A-B&lang=es&x=%2F%2Fevil.example',
      ],
      ['/Thank-You?leadId=7', '/thank-you?leadId=7'],
      ['/Affiliate/Register/', '/affiliate/register'],
      ['/Admin/', '/admin'],
      ['/admin/LOGIN', '/admin/login'],
      ['/Admin/Contact/12/?tab=notes', '/admin/contact/12?tab=notes'],
      ['/Affiliate/', '/affiliate'],
      ['/Affiliate/Login/', '/affiliate/login'],
      ['/affiliate/Contact/12/', '/affiliate/contact/12'],
      ['/Affiliate/Reset-Password?token=aB-9', '/affiliate/reset-password?token=aB-9'],
      [`/${code}/?lang=pt`, `/${code}?lang=pt`],
      [`/${code.toLowerCase()}/`, `/${code.toLowerCase()}`],
    ] as const) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.send({ method, url });
        assert.deepEqual([statusCode, headers.location], [308, target], `${method} ${url}`);
      }
      const { statusCode, headers } = await app.get(target);
      assert.notEqual(statusCode, 308, `${target} leads no further`);
      assert.notEqual(statusCode, 404, target);
      assert.notEqual(headers.location, url);
    }
    const landed = await app.get(`/${code}`);
    assert.equal(landed.headers.location, `/?ref=${code}`);
  });

  test('the confirmation is for whom the form has led there, and asks no number of the database', async () => {
    const title = async (url: string, headers: Record<string, string> = {}) => {
      const { body, headers: answered } = await app.get(url, headers);
      const [, page] = /<title>(.*?)</.exec(body) ?? [];
      return [page, String(answered['set-cookie'] ?? '').split(';')[0]];
    };
    const sent = { 'sec-fetch-site': 'same-origin', referer: 'http://localhost/apply' };
    assert.deepEqual(await title('/thank-you?leadId=7', sent), ['thankYou', 'applied=7']);
    const old = { referer: 'http://localhost/apply', host: 'localhost' };
    assert.deepEqual(await title('/thank-you?leadId=7', old), ['thankYou', 'applied=7']);
    const again = { cookie: 'applied=7' };
    assert.deepEqual(await title('/thank-you?leadId=7&lang=es', again), ['thankYou', 'lang=es']);
    for (const [url, headers] of [
      ['/thank-you', {}],
      ['/thank-you', sent],
      ['/thank-you?leadId=7', {}],
      ['/thank-you?leadId=7', { 'sec-fetch-site': 'none' }],
      ['/thank-you?leadId=7', { ...sent, 'sec-fetch-site': 'cross-site' }],
      ['/thank-you?leadId=7', { ...old, referer: 'http://evil.example/apply' }],
      ['/thank-you?leadId=7', { ...sent, referer: 'http://localhost/thank-you?leadId=7' }],
      ['/thank-you?leadId=8', again],
      ['/thank-you?leadId=0', sent],
      ['/thank-you?leadId=7&leadId=8', sent],
      ['/thank-you?leadId=abc', { cookie: 'applied=abc' }],
    ] as const) {
      assert.deepEqual(await title(url, headers), ['noApplication', ''], JSON.stringify(headers));
    }
  });

  test('no path leads to another house, to the calls, to files or in a circle', async () => {
    for (const url of [
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
      '/evil.example/',
      '/calculator%2F',
      '/calculator/extra/',
      '/api/',
      '/API/',
      '/media/',
      '/assets/',
      '/Sitemap.xml/',
      '/admin//contact',
      '/admin/.env',
      '/affiliate/login.php',
      '/no',
      `/${'x'.repeat(21)}/`,
    ]) {
      for (const method of ['GET', 'HEAD'] as const) {
        const { statusCode, headers } = await app.send({ method, url });
        assert.deepEqual([statusCode, headers.location], [404, undefined], `${method} ${url}`);
      }
    }
    const posted = await app.post('/API/leads/', {});
    assert.equal(posted.statusCode, 404);
    const called = await app.get('/api/leads/');
    assert.equal(called.statusCode, 404);
  });

  test('a wrong address of an office keeps who is signed in there, and shows a stranger the page of any other', async () => {
    const [staff, partner] = [await app.signIn(), await affiliateCookie(app.database, 1)];
    for (const [path, ending] of [
      ['/admin/nonsense', 'CRM'],
      ['/admin/contact/abc/', 'CRM'],
      ['/admin/programme/7/more?tab=x', 'CRM'],
      ['/affiliate/nonsense', 'Portal'],
      ['/affiliate/contact/abc/', 'Portal'],
    ] as const) {
      const stranger = await app.get(path);
      const known = await (ending === 'CRM' ? staff.get(path) : app.get(path, { cookie: partner }));
      for (const [{ statusCode, body }, shown] of [
        [stranger, /<title>notFound</],
        [known, new RegExp(ending)],
      ] as const) {
        assert.equal(statusCode, 404, path);
        assert.match(body, shown, path);
      }
    }
  });

  test('an encoding is used only where it is wanted', async () => {
    const encodingFor = async (acceptEncoding: string) =>
      (await app.get('/', { 'accept-encoding': acceptEncoding })).headers['content-encoding'];
    assert.deepEqual(
      await Promise.all(['gzip, deflate, br', 'br;q=0.5', 'GZIP'].map(encodingFor)),
      ['br', 'br', 'gzip'],
    );
    assert.deepEqual(
      await Promise.all(
        ['br;q=0, gzip', 'br; q=0.000,gzip;q=0', 'identity', 'vibrant'].map(encodingFor),
      ),
      ['gzip', undefined, undefined, undefined],
    );
  });

  test('a page that the browser has is not sent again, and never in another language', async () => {
    const { etag } = (await app.get('/?lang=es')).headers as { etag: string };
    const statusFor = async (tags: string, url = '/?lang=es', cookie = '') =>
      (await app.get(url, { 'if-none-match': tags, cookie })).statusCode;
    assert.deepEqual(
      [await statusFor(etag), await statusFor(`"other", ${etag}`), await statusFor(etag.slice(2))],
      [304, 304, 304],
    );
    assert.deepEqual(
      [
        await statusFor(etag, '/'),
        await statusFor(etag, '/', 'lang=es'),
        await statusFor(etag, '/?lang=pt', 'lang=es'),
      ],
      [200, 304, 200],
    );
  });

  test('a language is remembered however the address writes it, by the code that is kept', async () => {
    const remembered = async (url: string, cookie = '') => {
      const { headers, body } = await app.get(url, { cookie });
      return [
        /lang="(\w+)"/.exec(body)![1],
        /lang=(\w+)/.exec(String(headers['set-cookie'] ?? ''))?.[1],
      ];
    };
    assert.deepEqual(await remembered('/?lang=pt-BR'), ['pt', 'pt']);
    assert.deepEqual(await remembered('/?lang=ES', 'lang=pt'), ['es', 'es']);
    assert.deepEqual(await remembered('/?lang=es-US', 'lang=es'), ['es', undefined]);
    assert.deepEqual(await remembered('/?lang=fr', 'lang=pt'), ['pt', undefined]);
  });

  test('a browser that prefers another language is offered it, until one was chosen', async () => {
    const offered = async (wanted: string, url = '/', cookie = '') => {
      const headers = { 'accept-language': wanted, cookie };
      const answer = await app.get(url, headers);
      assert.match(String(answer.headers.vary), /\baccept-language\b/);
      return [/lang="(\w+)"/.exec(answer.body)![1], /<i>(\w+)<\/i>/.exec(answer.body)?.[1] ?? null];
    };
    assert.deepEqual(await offered('es-MX,es;q=0.9,en;q=0.8'), ['en', 'es']);
    assert.deepEqual(await offered('pt-BR'), ['en', 'pt']);
    assert.deepEqual(await offered('fr,pt;q=0.4'), ['en', 'pt']);
    for (const other of ['en-US,en;q=0.9,es;q=0.8', 'fr', 'essential', '']) {
      assert.deepEqual(await offered(other), ['en', null], other);
    }
    assert.deepEqual(await offered('es', '/?lang=en'), ['en', null]);
    assert.deepEqual(await offered('es', '/', 'lang=en'), ['en', null]);
    assert.deepEqual(await offered('es', '/', 'lang=pt'), ['pt', null]);
  });

  test('a page that has moved keeps the query of its address, and nothing else of it', async () => {
    for (const [path, location] of [
      ['/affiliate?lang=es', '/affiliate/dashboard?lang=es'],
      ['/affiliate?lang=pt&utm_source=x', '/affiliate/dashboard?lang=pt&utm_source=x'],
      ['/affiliate', '/affiliate/dashboard'],
      ['/admin?tab=leads', '/admin/dashboard?tab=leads'],
      ['/affiliate?x=//evil.example', '/affiliate/dashboard?x=//evil.example'],
    ]) {
      const answer = await app.get(path!);
      assert.deepEqual([answer.statusCode, answer.headers.location], [302, location]);
    }
  });

  test("a partner's link leads to the site, in any case, and to nowhere else", async () => {
    for (const [path, location] of [
      [`/${code}`, `/?ref=${code}`],
      ...['.', ')', ',', '%E2%80%9D', ').'].map(
        (end) => [`/${code}${end}`, `/?ref=${code}`] as const,
      ),
      [`/${code.toLowerCase()}?utm=1&ref=other`, `/?utm=1&ref=${code}`],
      [`/${code}?x=//evil.example`, `/?x=%2F%2Fevil.example&ref=${code}`],
    ]) {
      const answer = await app.get(path!);
      assert.deepEqual([answer.statusCode, answer.headers.location], [302, location]);
    }
    for (const path of [
      '/nobody',
      '/Session',
      '//evil.example',
      '/%2f%2fevil.example',
      '/%5cevil.example',
      `/${code}%0d%0ax`,
    ]) {
      assert.equal((await app.get(path)).statusCode, 404, path);
    }
  });

  test("a partner's link works while the database is away; the page keeps the code", async () => {
    const { query } = app.database.pool;
    app.database.pool.query = (() =>
      Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }))) as typeof query;
    const [link, reserved, page] = [
      await app.get(`/${code}?utm=1`),
      await app.get('/Session'),
      await app.get('/apply'),
    ];
    app.database.pool.query = query;
    assert.deepEqual([link.statusCode, link.headers.location], [302, `/?utm=1&ref=${code}`]);
    assert.deepEqual([reserved.statusCode, page.statusCode], [404, 200]);
  });

  test('codes cannot be tried without end', async () => {
    const strict = await openApp({ pages: composePages(site), config: { rateLimitScale: 0.05 } });
    const statuses = [];
    for (let n = 0; n < 10; n += 1) {
      statuses.push((await strict.get(`/guess-${n}`)).statusCode);
    }
    assert.deepEqual([statuses[0], statuses.at(-1)], [404, 429]);
    assert.equal((await strict.get('/apply')).statusCode, 200, 'the pages stay open');
  });
});
