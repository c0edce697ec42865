import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { route } from '#core/contract/route.ts';
import { addRoute } from '#server/platform/contract-routes.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Client } from '#server/testing/app.ts';
import { type ListeningApp, listeningApp, until } from '#server/testing/listening-app.ts';
import { everyStaff } from '#core/domain/accounts/staff-role.ts';

const base = {
  method: 'GET',
  access: 'public',
  summary: 'A stream.',
  answer: { kind: 'stream', contentType: 'text/csv; charset=utf-8' },
} as const;

const row = `${'x'.repeat(8191)}\n`;
let made = 0;
let ended = 0;

async function* endless() {
  try {
    for (;;) {
      made += row.length;
      yield row;
    }
  } finally {
    ended += 1;
  }
}

async function* failsAfter(count: number) {
  try {
    for (let n = 0; n < count; n += 1) {
      yield row;
    }
    throw new HttpError(409, 'There is nothing to export.');
  } finally {
    ended += 1;
  }
}

let goOn = Promise.withResolvers<void>();

/** Stops after its first row until `goOn`. */
async function* inParts() {
  made = 0;
  for (let n = 0; n < 4; n += 1) {
    made += 1;
    yield row;
    await goOn.promise;
  }
}

const app: ListeningApp = await listeningApp((router) => {
  addRoute(router, route({ ...base, path: '/api/export' }), () => ({
    fileName: 'Leads – año 2026.csv',
    chunks: Readable.from(['id,name\n', '1,Ana\n', new TextEncoder().encode('2,Bob\n')]),
  }));
  addRoute(router, route({ ...base, path: '/api/endless' }), () => ({ chunks: endless() }));
  addRoute(router, route({ ...base, path: '/api/fails-first' }), () => ({ chunks: failsAfter(0) }));
  addRoute(router, route({ ...base, path: '/api/fails-later' }), () => ({ chunks: failsAfter(3) }));
  addRoute(
    router,
    route({ ...base, path: '/api/staff-export', access: 'staff', roles: everyStaff }),
    () => ({ chunks: endless() }),
  );
  addRoute(
    router,
    route({ ...base, path: '/api/staff-parts', access: 'staff', roles: everyStaff }),
    () => ({ chunks: inParts() }),
  );
});
after(() => app.dispose());

async function open(path: string): Promise<IncomingMessage> {
  const asking = get(`${app.origin}${path}`, { agent: false });
  asking.on('error', () => {});
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  return response;
}

test('text and bytes arrive as they were made, under the name to save them by', async () => {
  const response = await fetch(`${app.origin}/api/export`);
  assert.equal(await response.text(), 'id,name\n1,Ana\n2,Bob\n');
  const { headers } = response;
  assert.equal(headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.equal(
    headers.get('content-disposition'),
    `attachment; filename="Leads ? a?o 2026.csv"; filename*=UTF-8''Leads%20%E2%80%93%20a%C3%B1o%202026.csv`,
  );
  assert.equal(headers.get('cache-control'), 'no-store');
  assert.equal(headers.get('x-content-type-options'), 'nosniff');
});

test('nothing is made before the caller takes it, and the source ends when the caller hangs up', async () => {
  ended = 0;
  const response = await open('/api/endless');
  response.pause();
  let before = -1;
  while (before !== made) {
    before = made;
    await sleep(200);
  }
  assert.ok(made < 64 * 1024 * 1024, `${made} bytes were made for a caller who read none`);
  response.destroy();
  await until(() => ended === 1);
});

test('an error before the first line is an ordinary refusal', async () => {
  const response = await fetch(`${app.origin}/api/fails-first`);
  assert.equal(response.status, 409);
  assert.deepEqual(await response.json(), { message: 'There is nothing to export.' });
});

test('an error in the middle breaks the answer off: a part is never taken for the whole', async () => {
  ended = 0;
  const response = await fetch(`${app.origin}/api/fails-later`);
  assert.equal(response.status, 200);
  await assert.rejects(response.text());
  assert.equal(ended, 1);
});

test('who may not have it starts nothing', async () => {
  made = 0;
  assert.equal((await fetch(`${app.origin}/api/staff-export`)).status, 401);
  assert.equal(made, 0);
});

test('a request for its head has its first part made, for its status, and nothing more', async () => {
  made = 0;
  ended = 0;
  const response = await fetch(`${app.origin}/api/endless`, { method: 'HEAD' });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('content-type'), 'text/csv; charset=utf-8');
  assert.equal(await response.text(), '');
  await until(() => ended === 1);
  assert.equal(made, row.length);
});

type End = (staff: Client) => Promise<unknown>;

const ways: Readonly<Record<string, End | null>> = {
  nothing: null,
  'a log out': (staff) => staff.post('/api/admin/logout'),
  'a deactivation': () => app.rows('update admin_users set is_active = false'),
};

for (const [name, end] of Object.entries(ways)) {
  test(`${end ? 'an answer is broken off' : 'an answer is whole'} after ${name}`, async () => {
    goOn = Promise.withResolvers();
    const staff = await app.signIn();
    const headers = { cookie: staff.cookie };
    const response = await fetch(`${app.origin}/api/staff-parts`, { headers });
    await end?.(staff);
    goOn.resolve();
    if (end) {
      await assert.rejects(response.text());
      assert.ok(made < 4, `${made} parts were made`);
    } else {
      assert.equal((await response.text()).length, 4 * row.length);
    }
  });
}
