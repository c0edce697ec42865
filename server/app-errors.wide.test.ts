import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createWebhook } from '#core/contract/integrations/webhooks.ts';
import { composePages } from './pages/compose.ts';
import { isForm } from './platform/contract-routes.ts';
import { makeAffiliate } from './testing/factories.ts';
import { openApp } from '#server/testing/open-app.ts';

const site = {
  renderer: { render: async () => '<!doctype html><html><title>page</title></html>' },
  assets: { head: '', scriptsOf: () => [], cssOf: () => '', dark: '', landingStart: '' },
  appDocument: async () => '<!doctype html><html><head></head></html>',
  isCacheable: true,
};
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

describe('refusals', async () => {
  let lines: string[] = [];
  const app = await openApp({
    pages: composePages(site),
    config: { logLevel: 'info', rateLimitScale: 0.1 },
    logStream: { write: (line) => void lines.push(line) },
  });

  test('the bare prefix of the API is part of it', async () => {
    for (const url of ['/api', '/api?x', '/api/', '/api/nothing']) {
      const answer = await app.get(url, browser);
      assert.deepEqual(
        [answer.statusCode, answer.json()],
        [404, { message: 'There is nothing at this address.' }],
        url,
      );
    }
  });

  test('a person reads a sentence in their language, a program JSON', async () => {
    const readable = await app.get('/%', { ...browser, 'accept-language': 'es-MX,es;q=0.9' });
    assert.equal(readable.statusCode, 400);
    assert.match(readable.body, /<html lang="es">[\s\S]*<p>No se pudo leer esta dirección\.<\/p>/);
    assert.match(String(readable.headers['content-type']), /^text\/html/);
    const { 'content-security-policy': policy } = readable.headers;
    assert.match(String(policy), /^default-src 'none'; style-src 'sha256-/);
    for (const headers of [{}, { accept: 'application/json' }]) {
      assert.deepEqual((await app.get('/%', headers)).json(), {
        message: 'This request could not be read.',
      });
    }
    assert.deepEqual((await app.get('/api/%ff', browser)).json(), {
      message: 'This request could not be read.',
    });

    let limited = await app.get('/somebody', browser);
    for (let n = 0; n < 15; n += 1) {
      limited = await app.get('/somebody', { ...browser, cookie: 'lang=pt' });
    }
    assert.equal(limited.statusCode, 429);
    assert.ok(Number(limited.headers['retry-after']) > 0);
    assert.match(limited.body, /<html lang="pt-BR">[\s\S]*Foram muitas tentativas/);
    assert.match((await app.get('/somebody')).json().message, /Too many requests/);
  });

  test('a body is read in UTF-8, or refused: no letter is lost', async () => {
    const text = JSON.stringify({ code: 'José' });
    for (const [payload, sentence] of [
      [Buffer.from(text), undefined],
      [Buffer.from(`\ufeff${text}`), undefined],
      [Buffer.from(text, 'latin1'), 'Please send JSON in UTF-8.'],
      [Buffer.from(text, 'utf16le'), 'Please send JSON in UTF-8.'],
      [Buffer.from('{"code":NaN}'), 'This request could not be read.'],
    ] as const) {
      const headers = { 'content-type': 'application/json; charset=utf-8' };
      const url = '/api/calculate-savings';
      const answer = await app.send({ method: 'POST', url, headers, payload });
      const expected = sentence ?? 'Please check the highlighted fields.';
      assert.deepEqual([answer.statusCode, answer.json().message], [400, expected]);
    }
  });

  test('a call is one line of the log: method, route, status, time and network', async () => {
    for (const [url, status, route] of [
      ['/', 200, '/'],
      ['/api/hero-media/active?secret=1', 200, '/api/hero-media/active'],
      ['/%', 400, null],
      ['/no/where', 404, null],
    ] as const) {
      lines = [];
      assert.equal(
        (await app.send({ method: 'GET', url, remoteAddress: '203.0.113.50' })).statusCode,
        status,
      );
      await new Promise(setImmediate);
      assert.equal(lines.length, 1, `${url}: ${lines.join('')}`);
      const { req, res, msg } = JSON.parse(lines[0]!);
      assert.deepEqual(
        { req, res, msg },
        {
          req: { method: 'GET', route, network: '203.0.113.0' },
          res: { status },
          msg: 'request completed',
        },
      );
    }
    lines = [];
    await app.get('/healthz');
    await new Promise(setImmediate);
    assert.deepEqual(lines, [], 'health is asked for all day');
  });
});

describe('bodies of a type that cannot be read', async () => {
  const app = await openApp();

  const form = 'multipart/form-data; boundary=';
  // Content types of a call, with its status where it takes a form and where it takes JSON.
  const types: readonly (readonly [string, number, number])[] = [
    ['multipart/form-data', 415, 415],
    ['multipart/form-data;', 400, 415],
    ['multipart/form-data; charset=utf-8', 400, 415],
    [form, 400, 415],
    [`${form}""`, 400, 415],
    [form + 'b'.repeat(70), 400, 415],
    [form + 'b'.repeat(71), 400, 415],
    [`${form}"${'b '.repeat(40)}"`, 400, 415],
    [form + 'b'.repeat(253), 400, 415],
    [`multipart/form-data; boundary*=utf-8''${'b'.repeat(300)}`, 400, 415],
    [`multipart/form-data; a=${'é'.repeat(99)}; BOUNDARY = "${'b'.repeat(400)}`, 400, 415],
    ['multipart/mixed; boundary=b', 415, 415],
    ['application/json; charset=klingon', 415, 400],
    ['application/json;charset="', 415, 400],
    ['application/x-www-form-urlencoded', 415, 415],
    ['text/plain', 415, 415],
    ['a/b/c; =', 415, 415],
    ['/', 415, 415],
    [';', 415, 415],
  ];
  const body = `--b\r\ncontent-disposition: form-data; name="x"\r\n\r\nhalf`;

  test('are refused by every call that takes a form, and by one that takes JSON', async () => {
    const staff = await app.signIn();
    const partner = await app.signInAffiliate(await makeAffiliate(staff));
    const { entries } = app.app.routeSettings;
    const forms = entries.filter(({ body: taken }) => isForm(taken));
    assert.ok(forms.length >= 5);
    const answered: string[] = [];
    const meant: string[] = [];
    for (const { method, path, access } of [...forms, createWebhook]) {
      const by = access === 'affiliate' ? partner : staff;
      for (const [type, ofForm, ofJson] of types) {
        const headers = { 'content-type': type };
        const url = path.replace(/:\w+/g, '1');
        const { statusCode } = await by.send({ method, url, headers, payload: body });
        const status = path === createWebhook.path ? ofJson : ofForm;
        answered.push(`${path} ${type}: ${statusCode}`);
        meant.push(`${path} ${type}: ${status}`);
      }
    }
    assert.deepEqual(answered, meant);
  });
});
