import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as z from 'zod/mini';
import { type AnyRoute, route } from '#core/contract/route.ts';
import { type AnswerShape, noAnswer } from '#core/contract/shapes.ts';
import { describeApi } from './openapi.ts';
import { everyStaff } from '#core/domain/staff-role.ts';

const base = { access: 'staff', roles: everyStaff, summary: 'A call.' } as const;

const described = {
  publicUrl: 'https://www.lender.example',
  cookies: { staff: 'staff_cookie', affiliate: 'affiliate_cookie' },
};

type Printed = Record<string, never>;

/** The documentation of one entry. */
function printed(entry: AnyRoute): Printed {
  const { paths } = describeApi([entry], described) as { paths: Record<string, Printed> };
  return paths['/api/x']![entry.method.toLowerCase()] as unknown as Printed;
}

const answered = (answer: AnswerShape) =>
  printed(route({ ...base, method: 'GET', path: '/api/x', answer }))[
    'responses'
  ] as unknown as Record<string, { content?: Record<string, { schema: unknown }> }>;

test('every shape of an answer is described by its status and type', () => {
  const typesOf = (answer: AnswerShape) =>
    Object.entries(answered(answer)).map(([status, { content = {} }]) => [
      status,
      ...Object.keys(content),
    ]);
  const refusal = ['default', 'application/json'];
  assert.deepEqual(typesOf(noAnswer), [['204'], refusal]);
  assert.deepEqual(typesOf({ kind: 'stream', contentType: 'text/csv; charset=utf-8' }), [
    ['200', 'text/csv; charset=utf-8'],
    refusal,
  ]);
  assert.deepEqual(typesOf({ kind: 'file', contentTypes: ['video/mp4', 'image/png'] }), [
    ['200', 'video/mp4', 'image/png'],
    ['206', 'video/mp4', 'image/png'],
    ['304'],
    refusal,
  ]);
  assert.deepEqual(typesOf({ kind: 'redirect' }), [['302'], refusal]);
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
      film: {
        type: 'string',
        format: 'binary',
        maxLength: 1000,
      },
    },
    required: ['title', 'film'],
  });
  assert.deepEqual(encoding, { film: { contentType: 'video/mp4' } });
  assert.deepEqual(security, [{ staff: [] }]);
});

test('every reference leads to a schema, and each call states its access', () => {
  const entry = route({ ...base, method: 'PATCH', path: '/api/x', answer: noAnswer });
  const text = JSON.stringify(describeApi([entry], described));
  const { components } = JSON.parse(text) as { components: { schemas: Record<string, unknown> } };
  for (const [, name] of text.matchAll(/#\/components\/schemas\/(\w+)/g)) {
    assert.ok(components.schemas[name!], name);
  }
  assert.equal(printed(entry)['x-access'], 'staff');
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
  const { components, servers } = describeApi([], described) as {
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
