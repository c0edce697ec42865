import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshApp } from '#server/testing/app.ts';
import { engines } from '#server/testing/database.ts';
import { countJob } from './count-job.ts';
import { countNewRows } from './count-new-rows.ts';

for (const engine of engines()) {
  test(`a large database that nobody counted yet on ${engine}: figures say so, lists go on`, async () => {
    const large = await freshApp({ engine, config: { timeZone: 'America/New_York' } });
    try {
      const staff = await large.signIn();
      await large.database.query(`
        insert into interactions (id, session_id, page, action) overriding system value
        values (1, 'first', '/', 'page_view'), (300001, 'last', '/', 'page_view')`);
      const figures = () => staff.get('/api/admin/dashboard/stats');
      const refused = await figures();
      assert.equal(refused.statusCode, 503, refused.body);
      assert.match(refused.json().message, /being counted/);
      assert.ok(refused.headers['retry-after']);
      const report = await staff.get('/api/admin/reports/leads');
      assert.equal(report.statusCode, 503);
      const list = await staff.get('/api/admin/leads?status=New');
      assert.deepEqual([list.statusCode, list.json().total], [200, 0], list.body);
      const { services } = large.app;
      assert.equal(await countNewRows(services, { graceSeconds: 0, mostMs: 0 }), true, 'no time');
      assert.equal((await figures()).statusCode, 503);
      // Transactions of other databases of the cluster hold it up.
      while ((await figures()).statusCode === 503) {
        await countNewRows(services, { graceSeconds: 0 });
      }
      assert.equal((await figures()).json().pageViews, 2);
      const job = countJob(services);
      const now = new Date();
      assert.equal(job.nextRun!(now).getTime() - now.getTime(), 60_000);
    } finally {
      await large.dispose();
    }
  });
}
