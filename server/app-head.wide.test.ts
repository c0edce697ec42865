import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { composePages } from '#server/pages/compose.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { fakeSite } from '#server/testing/fake-site.ts';
import { ok, openOffice } from '#server/testing/open-app.ts';
import { applyAsBuyer } from '#server/testing/sessions/buyer.ts';

describe('HEAD', async () => {
  const read: string[] = [];
  const { app, staff } = await openOffice({
    pages: composePages(fakeSite(({ page }) => `<!doctype html><title>${page}</title>`)),
    watchAnswers: (server) =>
      server.addHook('onRoute', ({ method, url }) => {
        if ([method].flat().includes('GET')) {
          read.push(url);
        }
      }),
  });
  const partner = await makeAffiliate(staff);
  const affiliate = await app.signInAffiliate(partner);
  await app.rows(`update admin_users set first_name = 'Dana', last_name = 'Desk'`);
  const buyer = await applyAsBuyer(app);
  await app.rows('update leads set owner_id = (select min(id) from admin_users)');
  const calendar = (await ok(staff.post('/api/admin/profile/calendar'), 201)).url;

  const values: Readonly<Record<string, string>> = {
    file: new URL(calendar).pathname.split('/').at(-1)!,
    token: buyer.token,
    code: partner.referralCode,
  };
  /** What changes from one call to the next. */
  const differs =
    /^(date|x-request-id|set-cookie|etag|server-timing|transfer-encoding|content-length)$/;
  const headOf = (headers: Record<string, unknown>) =>
    Object.entries(headers)
      .filter(([name]) => !differs.test(name))
      .map(([name, value]) => `${name}: ${String(value)}`)
      .toSorted();

  test('every address that can be read answers it with the status and headers of GET, and no body', async () => {
    const found = new Set<string>();
    for (const route of new Set(read)) {
      const url = route.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '1');
      for (const { cookie } of [/affiliate/.test(url) ? affiliate : staff, buyer]) {
        const ask = (method: 'GET' | 'HEAD') => app.send({ method, url, headers: { cookie } });
        const [head, whole] = [await ask('HEAD'), await ask('GET')];
        assert.deepEqual(
          [head.statusCode, headOf(head.headers), head.body],
          [whole.statusCode, headOf(whole.headers), ''],
          url,
        );
        if (whole.statusCode === 200) {
          found.add(route);
        }
      }
    }
    const streamed = ['/calendar/:file', '/api/my/:token/specialist', '/api/my/:token/call'];
    const named = [...streamed, '/api/admin/leads/export', '/', '/api/admin/audit', '/healthz'];
    assert.deepEqual(
      named.filter((one) => !found.has(one)),
      [],
    );
  });
});
