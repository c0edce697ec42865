import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import * as z from 'zod/mini';

import { pathId, route } from '#core/contract/route.ts';
import { noAnswer } from '#core/contract/shapes.ts';
import { type ListeningApp, listeningApp } from '#server/testing/listening-app.ts';
import { addRoute } from './contract-routes.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';

const renameThing = route({
  method: 'PATCH',
  path: '/api/things/:id',
  access: 'staff',
  roles: everyStaff,
  summary: 'Renames a thing.',
  params: z.object({ id: pathId }),
  body: z.object({ name: z.string('text.line').check(z.minLength(1, 'text.line')) }),
  answer: noAnswer,
});

const renamed: [number, string][] = [];
const app: ListeningApp = await listeningApp((router) => {
  addRoute(router, renameThing, async (_context, { params: { id }, body: { name } }) => {
    renamed.push([id, name]);
  });
});
const { cookie } = await app.signIn();
after(() => app.dispose());

const patch = (body: unknown, headers: Record<string, string> = { cookie }) =>
  fetch(`${app.origin}/api/things/7`, {
    method: 'PATCH',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });

test('a part of something is changed by PATCH, and 204 says nothing', async () => {
  const response = await patch({ name: 'Sun' });
  assert.equal(response.status, 204);
  assert.equal(await response.text(), '');
  assert.equal(response.headers.get('content-type'), null);
  assert.equal(response.headers.get('x-content-type-options'), 'nosniff');
  assert.deepEqual(renamed, [[7, 'Sun']]);
});

test('it is refused like every other call', async () => {
  assert.equal((await patch({ name: '' })).status, 400);
  assert.equal((await patch({ name: 'Sun' }, {})).status, 401);
  const foreign = { cookie, origin: 'https://evil.example' };
  assert.equal((await patch({ name: 'Sun' }, foreign)).status, 403);
  assert.equal(renamed.length, 1);
});

test('an entry that does not say who may call it does not boot, whatever it takes', async () => {
  const { access: _none, ...rest } = renameThing;
  const file = { name: 'file', maxBytes: 1, contentTypes: ['image/png'] };
  const form = { kind: 'form', fields: z.object({}), file } as const;
  for (const entry of [rest, { ...rest, body: form }]) {
    const booting = listeningApp((router) => {
      addRoute(router, entry as typeof renameThing, () => {});
    });
    await assert.rejects(booting, /do not declare who may call them: PATCH \/api\/things\/:id/);
  }
});
