import assert from 'node:assert/strict';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import * as z from 'zod/mini';
import { lookUpAffiliate } from '#core/contract/public-calls.ts';
import { listLeads, readLead } from '#core/contract/leads/leads.ts';
import { noAnswer } from '#core/contract/shapes.ts';
import { logIn, logOut } from '#core/contract/accounts/staff.ts';
import { addressOf, call, CallError } from './api.ts';

const asked: { request: IncomingMessage; body: string }[] = [];
const answers: [status: number, body: string][] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) {
    body += chunk;
  }
  asked.push({ request, body });
  const [status, text] = answers.shift() ?? [200, 'null'];
  response.writeHead(status).end(text);
});
const realFetch = globalThis.fetch;
before(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  // A browser resolves an address against its page; Node has no page.
  globalThis.fetch = (path, init) =>
    realFetch(new URL(String(path), `http://127.0.0.1:${port}`), init);
});
after(() => {
  globalThis.fetch = realFetch;
  server.close();
});

test('parameters and values of a query are written so that the server reads them back', () => {
  assert.equal(addressOf(readLead, { params: { id: 7 } }), '/api/admin/leads/7');
  assert.equal(
    addressOf(lookUpAffiliate, { params: { ref: '../a b?c=1' } }),
    '/api/affiliate/..%2Fa%20b%3Fc%3D1',
  );
  const query = { page: 2, q: 'o’neil & co', status: undefined, sort: 'lastName' };
  assert.equal(
    addressOf(listLeads, { query }),
    '/api/admin/leads?page=2&q=o%E2%80%99neil+%26+co&sort=lastName',
  );
  assert.equal(
    addressOf(listLeads, { query: { state: ['OR', 'TX'] }, language: 'es' }),
    '/api/admin/leads?state=OR&state=TX&lang=es',
  );
});

test('the body is sent as JSON, the answer is parsed', async () => {
  answers.push([200, '{"id":1}']);
  const body = { username: 'ana', password: 'x' };
  assert.deepEqual(await call(logIn, { body, headers: { 'x-more': 'yes' } }), { id: 1 });
  const { request, body: sent } = asked.pop()!;
  assert.deepEqual([request.method, request.url], ['POST', '/api/admin/login']);
  assert.equal(request.headers['content-type'], 'application/json');
  assert.equal(request.headers['x-more'], 'yes');
  assert.deepEqual(JSON.parse(sent), body);
});

test('a call without a body sends none and says no type', async () => {
  await call(logOut);
  const { request, body } = asked.pop()!;
  assert.equal(request.headers['content-type'], undefined);
  assert.equal(body, '');
});

test('an error keeps its status, its text and the fields it names', async () => {
  const errors = [{ path: 'username', message: 'Username is required' }];
  const text = JSON.stringify({ message: 'Please check your entries.', errors });
  answers.push([400, text], [502, '<html>'], [503, '']);
  const failed = async () => {
    const error = await call(logOut).catch((reason: unknown) => reason);
    assert.ok(error instanceof CallError);
    return error;
  };
  const refused = await failed();
  assert.deepEqual([refused.message, refused.status], [`400: ${text}`, 400]);
  assert.deepEqual(refused.errors, errors);
  const foreign = await failed();
  assert.deepEqual([foreign.message, foreign.body, foreign.errors], ['502: <html>', null, []]);
  assert.equal((await failed()).message, '503: Service Unavailable');
});

test('a form goes as the browser writes it, and 204 is no answer', async () => {
  const changeFile = {
    ...logIn,
    body: {
      kind: 'form',
      fields: z.object({}),
      file: { name: 'file', maxBytes: 100, contentTypes: ['text/plain'] },
    },
    answer: noAnswer,
  } as const;
  answers.push([204, '']);
  const body = new FormData();
  body.append('file', new File(['sun'], 'a.txt', { type: 'text/plain' }));
  assert.equal(await call(changeFile, { body }), undefined);
  const { request, body: sent } = asked.pop()!;
  assert.match(request.headers['content-type']!, /^multipart\/form-data; boundary=/);
  assert.match(sent, /filename="a.txt"[^]*sun/);
});
