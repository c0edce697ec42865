import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { type AnyRoute, route } from '#core/contract/route.ts';
import { type AnswerShape, noAnswer } from '#core/contract/shapes.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';
import { nameContract } from './contract-names.ts';
import { describeApi } from './describe-api.ts';

const base = { access: 'staff', roles: everyStaff, summary: 'A call.' } as const;

type Parts = Partial<Parameters<typeof describeApi>[1]>;

/** Describes entries that are called `call0`, `call1` and so on. */
function describeEntries(entries: readonly AnyRoute[], parts: Parts = {}) {
  return describeApi(entries, {
    publicUrl: 'https://www.lender.example',
    cookies: { staff: 'staff_cookie', affiliate: 'affiliate_cookie' },
    names: {
      calls: new Map(entries.map((entry, at) => [entry, `call${at}`])),
      models: z.registry<{ id: string }>(),
    },
    ...parts,
  });
}

type Printed = Record<string, never>;

/** The documentation of one entry. */
function printed(entry: AnyRoute, parts: Parts = {}): Printed {
  const { paths } = describeEntries([entry], parts);
  return paths['/api/x']![entry.method.toLowerCase()] as Printed;
}

const answered = (answer: AnswerShape) =>
  printed(route({ ...base, method: 'GET', path: '/api/x', answer }))[
    'responses'
  ] as unknown as Record<string, { content?: Record<string, { schema: unknown }> }>;

test('every shape of an answer is described by its status and type', () => {
  const typesOf = (answer: AnswerShape) =>
    Object.entries(answered(answer))
      .filter(([status]) => !(Number(status) >= 400))
      .map(([status, { content = {} }]) => [status, ...Object.keys(content)]);
  assert.deepEqual(typesOf(noAnswer), [['204']]);
  assert.deepEqual(typesOf({ kind: 'stream', contentType: 'text/csv; charset=utf-8' }), [
    ['200', 'text/csv; charset=utf-8'],
  ]);
  assert.deepEqual(typesOf({ kind: 'file', contentTypes: ['video/mp4', 'image/png'] }), [
    ['200', 'video/mp4', 'image/png'],
    ['206', 'video/mp4', 'image/png'],
    ['304'],
  ]);
  assert.deepEqual(typesOf({ kind: 'redirect' }), [['302'], ['default']]);
});

test('how a call may be refused follows from its entry, the rest is listed there', () => {
  const refusalsOf = (entry: AnyRoute) =>
    Object.keys(printed(entry)['responses']!).filter((status) => Number(status) >= 400);
  const common = { summary: 'A call.', path: '/api/x', answer: noAnswer } as const;
  assert.deepEqual(refusalsOf(route({ ...common, method: 'GET', access: 'public' })), [
    '415',
    '429',
    '500',
    '503',
  ]);
  const write = route({
    ...common,
    method: 'POST',
    access: 'staff-or-affiliate',
    roles: everyStaff,
    body: z.object({}),
    takesIdempotencyKey: true,
    refuses: [409],
  });
  const ofWrite = '400 401 403 409 412 413 415 422 429 500 503';
  assert.deepEqual(refusalsOf(write), ofWrite.split(' '));
  const file = route({
    ...common,
    method: 'GET',
    access: 'staff',
    roles: everyStaff,
    answer: { kind: 'file', contentTypes: ['image/png'] },
  });
  assert.deepEqual(refusalsOf(file), ['401', '403', '412', '415', '416', '429', '500', '503']);
});

test('a form is described by its fields, its file and what that may be', () => {
  const { requestBody, security } = printed(
    route({
      ...base,
      method: 'POST',
      path: '/api/x',
      body: {
        kind: 'form',
        fields: z.object({ title: z.string() }),
        file: { name: 'film', maxBytes: 1000, contentTypes: ['video/mp4'] },
      },
      answer: noAnswer,
    }),
  );
  const { schema, encoding } = requestBody!['content']!['multipart/form-data'] as {
    schema: unknown;
    encoding: unknown;
  };
  assert.deepEqual(schema, {
    type: 'object',
    properties: {
      title: { type: 'string' },
      film: { type: 'string', format: 'binary', maxLength: 1000 },
    },
    required: ['title', 'film'],
  });
  assert.deepEqual(encoding, { film: { contentType: 'video/mp4' } });
  assert.deepEqual(security, [{ staff: [] }]);
});

test('a schema with a name is printed once, with what the names do not say', () => {
  const models = z.registry<{ id: string }>();
  const dollars = z.int();
  models.add(dollars, { id: 'Dollars' });
  const home = z.object({ price: dollars, rates: z.array(z.object({ rate: z.number() })) });
  models.add(home, { id: 'Home' });
  const entry = route({
    ...base,
    method: 'GET',
    path: '/api/x',
    query: z.object({ since: z.optional(z.string()) }),
    answer: z.object({ homes: z.array(home), best: z.nullable(home) }),
  });
  const names = { calls: new Map([[entry, 'listHomes']]), models };
  const notes = {
    Dollars: 'Whole.',
    'Home.rates.rate': 'Percent.',
    'listHomes.since': { description: 'A day.', format: 'date' },
    '*.best': 'The cheapest.',
  };
  const description = describeEntries([entry], { names, notes });
  const { schemas } = description['components'] as { schemas: Record<string, unknown> };
  const { parameters } = description.paths['/api/x']!['get']!;
  assert.deepEqual(schemas['Dollars'], { type: 'integer', description: 'Whole.' });
  assert.deepEqual(schemas['Home'], {
    type: 'object',
    properties: {
      price: { $ref: '#/components/schemas/Dollars' },
      rates: {
        type: 'array',
        items: {
          type: 'object',
          properties: { rate: { type: 'number', description: 'Percent.' } },
          required: ['rate'],
          additionalProperties: false,
        },
      },
    },
    required: ['price', 'rates'],
    additionalProperties: false,
  });
  assert.deepEqual(parameters, [
    {
      name: 'since',
      in: 'query',
      required: false,
      description: 'A day.',
      schema: { type: 'string', format: 'date' },
    },
  ]);
  assert.deepEqual(
    JSON.stringify(description).match(/"\$ref":"#\/components\/schemas\/Home"/g)?.length,
    2,
  );
  const misspelt = { ...notes, 'Home.prize': 'Whole.' };
  assert.throws(() => describeEntries([entry], { names, notes: misspelt }), /Home\.prize/);
});

test('a schema that goes in otherwise than it comes out needs two names', () => {
  const models = z.registry<{ id: string }>();
  const body = z.object({ count: z._default(z.int(), 1) });
  models.add(body, { id: 'Count' });
  const entry = route({ ...base, method: 'POST', path: '/api/x', body, answer: body });
  const names = { calls: new Map([[entry, 'count']]), models };
  assert.throws(() => describeEntries([entry], { names }), /Count goes in otherwise/);
});

test('two calls at one address share its template, and the longer name gives way', () => {
  const common = { ...base, answer: noAnswer } as const;
  const params = z.object({ leadId: z.string() });
  const entries = [
    route({ ...common, method: 'GET', path: '/api/notes/:leadId', params }),
    route({
      ...common,
      method: 'DELETE',
      path: '/api/notes/:id',
      params: z.object({ id: z.string() }),
    }),
  ];
  const { paths } = describeEntries(entries, { notes: { 'call0.leadId': 'Of the lead.' } });
  assert.deepEqual(Object.keys(paths), ['/api/notes/{id}']);
  const { get, delete: remove } = paths['/api/notes/{id}']!;
  const nameIn = (call: unknown) => {
    const { parameters } = call as { parameters: { name: string; description?: string }[] };
    return parameters.map(({ name, description }) => [name, description]);
  };
  assert.deepEqual(nameIn(get), [['id', 'Of the lead.']]);
  assert.deepEqual(nameIn(remove), [['id', undefined]]);
});

test('events stand beside the calls once there are any', () => {
  const entry = route({ ...base, method: 'GET', path: '/api/x', answer: noAnswer });
  const plain = describeEntries([entry]);
  assert.equal(plain['webhooks'], undefined);
  const full = describeEntries([entry], {
    events: [{ name: 'lead.created', summary: 'A lead came.', body: z.object({ id: z.int() }) }],
  });
  const { 'lead.created': created } = full['webhooks'] as Record<string, { post: Printed }>;
  const { schema } = created!.post['requestBody']!['content']!['application/json']!;
  assert.deepEqual(Object.keys(schema['properties']!), ['id']);
  const versionOf = ({ info }: Record<string, unknown>) => (info as { version: string }).version;
  assert.notEqual(versionOf(plain), versionOf(full));
  assert.equal(versionOf(plain), versionOf(describeEntries([entry])));
});

test('every entry and schema that the contract exports has a name of its own', async () => {
  const { calls } = await nameContract();
  assert.ok(calls.size > 150);
  assert.equal(new Set(calls.values()).size, calls.size);
});

test('each call names who may call it, by the cookie of theirs or a key', () => {
  const common = { summary: 'A call.', method: 'GET', path: '/api/x', answer: noAnswer } as const;
  const securityOf = (entry: AnyRoute) => printed(entry)['security'];
  assert.deepEqual(securityOf(route({ ...common, access: 'public' })), []);
  assert.deepEqual(securityOf(route({ ...common, access: 'affiliate' })), [{ affiliate: [] }]);
  assert.deepEqual(
    securityOf(route({ ...common, access: 'staff-or-affiliate', roles: everyStaff })),
    [{ staff: [] }, { affiliate: [] }],
  );
  assert.deepEqual(securityOf(route({ ...common, access: 'staff-or-key', roles: everyStaff })), [
    { staff: [] },
    { apiKey: [] },
  ]);
  const { components, servers } = describeEntries([]) as unknown as {
    components: { securitySchemes: unknown };
    servers: unknown;
  };
  assert.deepEqual(servers, [{ url: 'https://www.lender.example' }]);
  assert.deepEqual(components.securitySchemes, {
    staff: { type: 'apiKey', in: 'cookie', name: 'staff_cookie' },
    affiliate: { type: 'apiKey', in: 'cookie', name: 'affiliate_cookie' },
    apiKey: { type: 'http', scheme: 'bearer', description: 'A key made in the CRM.' },
  });
});

test('a call that is done once for one key says so', () => {
  const entry = { ...base, method: 'POST', path: '/api/x', answer: noAnswer } as const;
  const headersOf = (takes: object) =>
    (printed(route({ ...entry, ...takes }))['parameters'] as unknown as { name: string }[]).map(
      ({ name }) => name,
    );
  assert.deepEqual(headersOf({ takesIdempotencyKey: true }), ['Idempotency-Key']);
  assert.deepEqual(headersOf({}), []);
});
