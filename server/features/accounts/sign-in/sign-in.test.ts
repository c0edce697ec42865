import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { adminPassword, affiliatePassword } from '#server/testing/app.ts';
import { makeAffiliate } from '#server/testing/factories.ts';
import { openOffice } from '#server/testing/open-app.ts';

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
    const changed = Promise.withResolvers<void>();
    const mayCommit = Promise.withResolvers<void>();
    const changing = app.database.transaction(async (tx) => {
      await tx.query(change);
      await tx.query('delete from sessions');
      changed.resolve();
      await mayCommit.promise;
    });
    await changed.promise;
    const answer = { isThere: false };
    const signingIn = app.send({ method: 'POST', url, payload }).finally(() => {
      answer.isThere = true;
    });
    const waiting = `select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`;
    while (!answer.isThere && (await app.rows(waiting)).length === 0) {
      await sleep(5);
    }
    mayCommit.resolve();
    await changing;
    assert.equal((await signingIn).statusCode, 401);
    assert.equal(await app.count('sessions'), 0);
  });
}
