import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationOf, Applicants } from './applicants.ts';
import { startRefused } from './product.ts';
import { freshHome, makeAffiliate, password, referralCode } from './product-home.ts';

test('with its lock files deleted under it, a server stays the only one on its folder, and loses no lead', async (t) => {
  const home = await freshHome(t, 'embedded');
  const beside = path.join(home.dataDir, 'database.lock');
  const inside = path.join(home.dataDir, 'database', 'server.lock');
  // The engine of a server that starts after a kill opens every file of its folder.
  await (await home.start()).kill();
  const first = await home.start();
  await makeAffiliate(first.origin);
  const applicants = new Applicants(referralCode);
  const stream = applicants.stream(first.origin, 4);
  await applicants.acknowledge(20);
  for (const deleted of [[beside], [inside], [beside, inside]]) {
    for (const file of deleted) {
      fs.rmSync(file);
    }
    const second = await startRefused({ DATA_DIR: home.dataDir, ADMIN_PASSWORD: password });
    assert.equal(second.code, 1);
    assert.match(second.lines.join('\n'), /^Another server is using the database folder /);
    await applicants.acknowledge(20);
    while (!deleted.every((file) => fs.existsSync(file))) {
      await sleep(50);
    }
  }
  await first.kill();
  await stream;
  const emails = [...applicants.acknowledged.keys()].map((n) => applicationOf(n, '').email);
  const { rows } = await home.inspect((database) =>
    database.query('select count(*) as n from leads where email = any($1)', [emails]),
  );
  assert.equal(rows[0]!.n, emails.length);
});
