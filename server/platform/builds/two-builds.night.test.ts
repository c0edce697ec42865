import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findNginx, startNginx } from '#server/testing/builds/nginx.ts';
import { loadPage, makeOtherBuild } from '#server/testing/builds/other-build.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { startProduct } from '#server/testing/product.ts';

test('of 200 loads from two builds behind a load balancer none misses a file', async (t) => {
  const nginx = findNginx();
  if (!nginx) {
    return t.skip('there is no nginx on this machine');
  }
  const fresh = await freshDatabase();
  t.after(fresh.dispose);
  const variables = {
    DATABASE_URL: fresh.options.databaseUrl!,
    DATA_DIR: fresh.options.dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_SCALE: '100000',
  };
  const one = await startProduct(variables);
  t.after(one.kill);
  const other = await startProduct(variables, { folder: makeOtherBuild(t) });
  t.after(other.kill);
  const origin = await startNginx(t, nginx, [one.origin, other.origin]);
  const pages = ['/', '/apply', '/admin/login', '/affiliate/login', '/calculator?lang=es'];
  const broken: string[] = [];
  for (let load = 0; load < 200; load += 1) {
    broken.push(...(await loadPage(origin, pages[load % pages.length]!)));
  }
  assert.deepEqual(broken, []);
});
