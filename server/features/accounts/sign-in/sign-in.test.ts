import assert from 'node:assert/strict';
import { test } from 'node:test';
import { adminPassword, affiliatePassword } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';
import { duringTransaction } from '#server/testing/postgres/during-transaction.ts';

const { app, staff } = await openOffice();

const kinds: Record<string, () => Promise<{ url: string; payload: object; change: string }>> = {
  'a partner': async () => {
    const affiliate = await makeAffiliate(staff);
    await app.signInAffiliate(affiliate);
    return {
      url: '/api/affiliate/dashboard/login',
      payload: { email: affiliate.email, password: affiliatePassword },
      change: `update affiliates set password = null`,
    };
  },
  'a member of staff': async () => ({
    url: '/api/admin/login',
    payload: { username: 'admin', password: adminPassword },
    change: `update admin_users set password = null`,
  }),
};

for (const [who, kind] of Object.entries(kinds)) {
  test(`no session of ${who} outlives a change of the password that was under way`, async () => {
    const { url, payload, change } = await kind();
    const changes = `${change}; delete from sessions`;
    const signIn = () => [app.send({ method: 'POST', url, payload })];
    const [answer] = await duringTransaction(app, changes, signIn);
    assert.equal(answer!.statusCode, 401);
    assert.equal(await app.count('sessions'), 0);
  });
}
