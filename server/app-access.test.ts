import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, test } from 'node:test';
import type { Access, AnyRoute } from '#core/contract/route.ts';
import { sentences } from '#server/platform/http-error.ts';
import { makeStaff } from '#server/testing/sessions/second-staff.ts';
import type { Client, FreshApp } from '#server/testing/app.ts';
import { type StaffRole, staffRoles } from '#core/domain/accounts/staff-role.ts';
import { makeAffiliate, makeLeadBody } from '#server/testing/factories.ts';
import { openApp, openOffice } from '#server/testing/open-app.ts';

const letIn: Readonly<Record<Access, readonly string[]>> = {
  public: ['visitor', 'staff', 'affiliate', 'acting', 'inactive'],
  staff: ['staff'],
  affiliate: ['affiliate', 'acting'],
  'staff-or-affiliate': ['staff', 'affiliate', 'acting'],
  'staff-or-key': ['staff'],
};

describe('who may call what', async () => {
  const { app, staff } = await openOffice();
  // The first one is at the addresses that staff call, and is deleted by one of them.
  await makeAffiliate(staff);
  const rita = await makeAffiliate(staff);
  const affiliate = await app.signInAffiliate(rita);
  const asleep = await makeAffiliate(staff);
  const inactive = await app.signInAffiliate(asleep);
  await app.database.query('update affiliates set is_active = false where id = $1', [asleep.id]);
  // By a session of the admin's own that none of the calls below touches.
  const admin = await app.signIn();
  /** Signs in, in the affiliate's name, with nothing but that session. */
  const act: () => Promise<Client> = async () => {
    const answer = await admin.post(`/api/admin/impersonate-affiliate/${rita.id}`);
    const cookie = String(answer.headers['set-cookie']).split(';')[0]!;
    return {
      ...app,
      send: (options) => app.send({ ...options, headers: { ...options.headers, cookie } }),
    };
  };

  const entries = (): AnyRoute[] => app.app.routeSettings.entries;

  test('every call of the contract is served', async () => {
    const isEntry = (value: unknown): value is AnyRoute =>
      typeof value === 'object' && value !== null && 'method' in value && 'access' in value;
    const contract = path.resolve(import.meta.dirname, '../core/contract');
    const files = globSync('**/*.ts', { cwd: contract }).filter((name) => !/\.test\./.test(name));
    const rooms = await Promise.all(
      files.map(async (name) => (await import(`#core/contract/${name}`)) as object),
    );
    const written = rooms.flatMap((room) => Object.values(room)).filter(isEntry);
    assert.ok(written.length > 200);
    const nameOf = ({ method, path: address }: AnyRoute) => `${method} ${address}`;
    // Previews of whole pages are answered by the pages, which this app does without.
    const ofPages = [
      'GET /api/admin/programme/revisions/:id/restore-before',
      'GET /api/admin/programme/rules/:id/preview',
    ];
    const served = new Set([...entries().map(nameOf), ...ofPages]);
    assert.deepEqual(
      written.map(nameOf).filter((name) => !served.has(name)),
      [],
      'forgotten in server/app.ts, or in the plugin',
    );
  });
  const url = (path: string): string => path.replace(/:\w+/g, '1');

  test('every route lets in the actors it declares and no others', async () => {
    const seen: string[] = [];
    let acting = await act();
    for (const { method, path, access } of entries()) {
      const call = (client: Client) =>
        client.send({ method, url: url(path), ...(method === 'GET' ? {} : { payload: {} }) });
      if (path.endsWith('/logout')) {
        continue;
      }
      const answers = {
        visitor: await call(app),
        staff: await call(staff),
        affiliate: await call(affiliate),
        acting: await call(acting),
        inactive: await call(inactive),
      };
      for (const [who, { statusCode, headers }] of Object.entries(answers)) {
        const isLetIn = letIn[access].includes(who);
        assert.equal(statusCode !== 401, isLetIn, `${method} ${path} for ${who}: ${statusCode}`);
        assert.ok(statusCode < 500, `${method} ${path} for ${who}: ${statusCode}`);
        assert.equal(headers['cache-control'], 'no-store');
      }
      seen.push(`${method} ${path}`);
      // A call that changes something may have ended that session.
      acting = method === 'GET' ? acting : await act();
    }
    assert.ok(seen.length >= 16, seen.join(', '));
  });

  test('the office is for staff alone, but for the way in and the way back from acting', () => {
    const others = entries().filter(
      ({ path, access }) =>
        path.startsWith('/api/admin/') && access !== 'staff' && access !== 'staff-or-key',
    );
    assert.deepEqual(
      others.map(({ method, path, access }) => `${method} ${path} ${access}`).toSorted(),
      [
        'GET /api/admin/login/second-factor public',
        'GET /api/admin/oidc/callback public',
        'GET /api/admin/oidc/start public',
        'POST /api/admin/accept-invitation public',
        'POST /api/admin/check-invitation public',
        'POST /api/admin/login public',
        'POST /api/admin/login/second-factor public',
        'POST /api/admin/return-from-impersonation staff-or-affiliate',
      ],
    );
  });

  test('another spelling of an address opens nothing', async () => {
    for (const spelling of [
      '/api/%61dmin/leads',
      '/api/admin/%6ceads',
      '/api//admin/leads',
      '/API/admin/leads',
      '/api/admin/leads/',
      '/api/./admin/leads',
      '/api/admin%2fleads',
    ]) {
      const answer = await app.get(spelling);
      assert.ok([401, 404].includes(answer.statusCode), `${spelling}: ${answer.statusCode}`);
      assert.doesNotMatch(answer.body, /items/);
    }
  });

  test('the API describes itself', async () => {
    const { paths, openapi } = (await app.get('/api/openapi.json')).json();
    assert.equal(openapi, '3.1.0');
    for (const { method, path, access } of entries()) {
      const template = path.replace(/:(\w+)/g, '{$1}').replace('{leadId}', '{id}');
      const operation = paths[template][method.toLowerCase()];
      const schemes = operation.security.flatMap(Object.keys);
      const expected = access === 'public' ? [] : access.replace('key', 'apiKey').split('-or-');
      assert.deepEqual(schemes, expected, path);
      assert.match(operation.tags.join(), /^[a-z][a-z-]*$/, path);
      assert.ok(operation.summary.endsWith('.'));
    }
  });

  test('no answer for staff or an affiliate has a key that speaks of a secret', async () => {
    const { id } = (await app.post('/api/leads', makeLeadBody())).json();
    for (const { method, path, access } of entries()) {
      if (method !== 'GET' || access === 'public') {
        continue;
      }
      const client = access === 'affiliate' ? affiliate : staff;
      const { body } = await client.get(url(path).replace(/1$/, String(id)));
      const keys = [...body.matchAll(/"(\w+)":/g)].map(([, key]) => key!);
      assert.deepEqual(
        keys.filter((key) => /password$|hash|token|secret/i.test(key) && key !== 'hasWeakPassword'),
        [],
        path,
      );
    }
  });
});

/** Every row of every table, except sessions and counts, which each request writes. */
async function everything(app: FreshApp): Promise<Record<string, unknown>> {
  const tables = await app.rows<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('sessions', 'call_counts')`,
  );
  const contents: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [row] = await app.rows(
      `select count(*) as rows, md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text))
       from "${name}" t`,
    );
    contents[name] = row;
  }
  return contents;
}

describe('which staff may call what', async () => {
  const clients = new Map<StaffRole, Client>();
  const app = await openApp();
  await makeAffiliate(await app.signIn());
  await app.apply();
  for (const role of staffRoles) {
    clients.set(role, await makeStaff(app, { role }));
  }

  const call = (role: StaffRole, { method, path }: AnyRoute) =>
    clients.get(role)!.send({
      method,
      url: path.replace(/:\w+/g, '1'),
      ...(method === 'GET' ? {} : { payload: {} }),
    });

  for (const role of staffRoles) {
    test(`${role}: refused by every call that does not name the role, and nothing changes`, async () => {
      const before = await everything(app);
      let refused = 0;
      for (const entry of app.app.routeSettings.entries) {
        if (!entry.roles || entry.roles.includes(role)) {
          continue;
        }
        const { statusCode, body } = await call(role, entry);
        assert.equal(statusCode, 403, `${entry.method} ${entry.path} for ${role}: ${body}`);
        refused += 1;
      }
      assert.deepEqual(await everything(app), before);
      assert.equal(refused > 10, role !== 'admin', `${refused} calls`);
    });

    test(`${role}: let in by every call that names the role`, async () => {
      for (const entry of app.app.routeSettings.entries) {
        if (!entry.roles?.includes(role) || entry.path.endsWith('/logout')) {
          continue;
        }
        const { json, statusCode } = await call(role, entry);
        const isRefusedByRole = statusCode === 403 && json().message === sentences.forbidden;
        assert.ok(!isRefusedByRole && statusCode !== 401, `${entry.method} ${entry.path}`);
      }
    });
  }

  test('what each role is employed for, as the office decided it', () => {
    const decided: Readonly<Record<string, string>> = {
      'DELETE /api/admin/leads/:id': 'admin',
      'DELETE /api/admin/webhooks/:id': 'admin',
      'GET /api/admin/affiliates/:id/basis': 'admin, compliance',
      'GET /api/admin/audit': 'admin, compliance',
      'GET /api/admin/audit/export': 'admin, compliance',
      'GET /api/admin/commissions': 'admin, compliance',
      'GET /api/admin/imports/:id/refused.csv': 'admin',
      'GET /api/admin/leads/:id/archive': 'admin, compliance',
      'GET /api/admin/leads/export': 'admin',
      'GET /api/admin/notices': 'admin, compliance',
      'GET /api/admin/notices/due': 'admin, compliance',
      'GET /api/admin/office': 'admin, compliance, read_only',
      'GET /api/admin/pay-rules': 'admin, compliance',
      'GET /api/admin/payouts/due': 'admin, compliance',
      'GET /api/admin/queue': 'admin, officer',
      'GET /api/admin/sent-mails': 'admin, compliance',
      'GET /api/admin/system': 'admin',
      'GET /api/admin/webhooks': 'admin',
      'GET /api/admin/webhooks/:id/deliveries': 'admin',
      'POST /api/admin/affiliates/:id/restore': 'admin',
      'POST /api/admin/commissions/:id/void': 'admin, compliance',
      'POST /api/admin/commissions/approve': 'admin, compliance',
      'POST /api/admin/imports': 'admin',
      'POST /api/admin/leads/:id/calls': 'admin, officer',
      'POST /api/admin/leads/:id/stop': 'admin, officer, compliance',
      'POST /api/admin/leads/ask': 'admin, officer',
      'POST /api/admin/notices/:id/sent': 'admin, compliance',
      'POST /api/admin/notices/:id/set-aside': 'admin, compliance',
      'POST /api/admin/pay-rules': 'admin, compliance',
      'POST /api/admin/payouts': 'admin',
      'POST /api/admin/payouts/:id/reverse': 'admin',
      'POST /api/admin/programme/facts/:fact/confirmations': 'admin, compliance',
      'POST /api/admin/programme/rules/:id/publish': 'admin',
      'POST /api/admin/queue/next': 'admin, officer',
      'POST /api/admin/webhooks': 'admin',
      'POST /api/admin/webhooks/:id/ping': 'admin',
      'POST /api/notes': 'admin, officer, compliance',
      'PUT /api/admin/affiliates/:id/basis': 'admin, compliance',
      'PUT /api/admin/leads/:id': 'admin, officer',
      'PUT /api/admin/lender': 'admin',
    };
    const named = app.app.routeSettings.entries
      .map(({ method, path, roles }) => [`${method} ${path}`, roles?.join(', ')] as const)
      .filter(([call]) => call in decided);
    assert.deepEqual(Object.fromEntries(named), decided);
  });
});
