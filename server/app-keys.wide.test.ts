import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type AnyRoute, route } from '#core/contract/route.ts';
import { noAnswer } from '#core/contract/shapes.ts';
import { apiScopes, scopeOf } from '#core/contract/integrations/api-keys.ts';
import { adminsOnly } from '#core/domain/accounts/staff-role.ts';
import { keyClient } from '#server/testing/sessions/api-key.ts';
import { openApp } from '#server/testing/open-app.ts';

/** Addresses that no key may ever reach, by their words. */
const neverByKey: Readonly<Record<string, RegExp>> = {
  staff: /^\/api\/admin\/(staff|accept-invitation|impersonate|return-from)/,
  keys: /api-keys/,
  factors: /second-factor|step-up|login|logout|session|profile|password/,
  payouts: /payouts|commissions/,
  terms: /programme/,
  erasure: /eras|receipt/,
  audit: /audit/,
};

/** Why an entry that takes keys must not; undefined if it may. */
function whyNot({ access, path, method, needsStepUp }: AnyRoute): string | undefined {
  if (access !== 'staff-or-key') {
    return undefined;
  }
  const [what] = Object.entries(neverByKey).find(([, words]) => words.test(path)) ?? [];
  return what ?? (needsStepUp ? 'step-up' : method === 'DELETE' ? 'deletion' : undefined);
}

describe('what a key may reach', async () => {
  const app = await openApp();
  const entries = () => app.app.routeSettings.entries;

  test('its scopes are the calls that take keys, and none of these is kept from keys', () => {
    const taking = entries().filter(({ access }) => access === 'staff-or-key');
    assert.deepEqual(taking.map(scopeOf).toSorted(), [...apiScopes].toSorted());
    assert.deepEqual(taking.map(whyNot).filter(Boolean), []);
  });

  test('an entry that must not take keys is found', () => {
    const plant = (path: string, flags: object = {}) =>
      whyNot(
        route({
          method: 'GET',
          path,
          access: 'staff-or-key',
          roles: adminsOnly,
          summary: 'Planted.',
          answer: noAnswer,
          ...flags,
        }) as AnyRoute,
      );
    const kept = entries().filter(({ access, path }) => {
      return access === 'staff' && Object.values(neverByKey).some((words) => words.test(path));
    });
    assert.ok(kept.length > 40, `${kept.length} calls`);
    for (const { path } of kept) {
      assert.ok(plant(path), path);
    }
    for (const path of ['staff', 'api-keys', 'payouts', 'programme', 'leads/erase']) {
      assert.ok(plant(`/api/admin/${path}`), path);
    }
    assert.equal(plant('/api/admin/leads', { needsStepUp: true }), 'step-up');
    assert.equal(plant('/api/admin/leads', { method: 'DELETE' }), 'deletion');
    assert.equal(plant('/api/admin/leads'), undefined);
  });

  test('a key with every scope is refused by every other call, and changes nothing', async () => {
    const program = await keyClient(app, apiScopes);
    await program.get('/api/admin/leads');
    const stored = async () =>
      (
        await app.rows<{ table: string }>(
          `select table_name as table from information_schema.tables
         where table_schema = 'public' and table_type = 'BASE TABLE'
           and table_name <> 'call_counts' order by 1`,
        )
      ).map(({ table }) => table);
    const contents = async () => {
      const found: Record<string, unknown> = {};
      for (const table of await stored()) {
        [found[table]] = await app.rows(
          `select md5(string_agg(to_jsonb(t)::text, ',' order by to_jsonb(t)::text)) from "${table}" t`,
        );
      }
      return found;
    };
    const earlier = await contents();
    let refused = 0;
    for (const { method, path, access } of entries()) {
      if (access === 'public' || access === 'staff-or-key') {
        continue;
      }
      const url = path.replace(/:\w+/g, '1');
      const answer = await program.send({ method, url, ...(method !== 'GET' && { payload: {} }) });
      assert.equal(answer.statusCode, 403, `${method} ${path}: ${answer.body}`);
      assert.equal(answer.json().message, 'API keys cannot make this call.');
      refused += 1;
    }
    assert.ok(refused > 100, `${refused} calls`);
    assert.deepEqual(await contents(), earlier);
  });

  test('a key opens no session, at no door', async () => {
    const program = await keyClient(app, apiScopes);
    for (const { path, method } of entries().filter(({ access }) => access === 'public')) {
      const url = path.replace(/:\w+/g, '1');
      const answer = await program.send({ method, url, ...(method !== 'GET' && { payload: {} }) });
      assert.doesNotMatch(String(answer.headers['set-cookie'] ?? ''), /staff|affiliate/i, path);
    }
    assert.equal(await app.count("sessions where kind = 'affiliate'"), 0);
  });
});
