import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '#server/db/open.ts';
import { applicationOf } from './applicants.ts';
import { startProduct } from './product.ts';
import { makeAffiliate, password, referralCode } from './product-home.ts';
import { mountSmallDisk } from './small-disk.ts';

test('on a full disk writes are refused and nothing acknowledged is lost; with room again the same process goes on', async (t) => {
  const disk = mountSmallDisk(t, 220);
  if (!disk) {
    return t.skip('this machine lets nobody mount a disk');
  }
  const product = await startProduct({
    DATA_DIR: disk.folder,
    ADMIN_PASSWORD: password,
    RATE_LIMIT_SCALE: '10000',
    LOG_LEVEL: 'warn',
  });
  t.after(product.kill);
  await makeAffiliate(product.origin);
  const acknowledged: number[] = [];
  const apply = async (number: number) => {
    const answer = await fetch(`${product.origin}/api/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(applicationOf(number, referralCode)),
    });
    const body = (await answer.json()) as { id: number; message?: string };
    if (answer.status === 201) {
      acknowledged.push(body.id);
    }
    return { status: answer.status, body };
  };
  assert.equal((await apply(0)).status, 201);
  let number = 1;
  for (let round = 1; round <= 3; round += 1) {
    let refused: Awaited<ReturnType<typeof apply>> | undefined;
    while (!refused) {
      disk.fill();
      const answer = await apply((number += 1));
      refused = answer.status === 201 ? undefined : answer;
    }
    assert.equal(refused.status, 503, JSON.stringify(refused.body));
    disk.empty();
    const began = performance.now();
    while ((await apply((number += 1))).status !== 201) {
      await sleep(200);
    }
    const seconds = (performance.now() - began) / 1000;
    t.diagnostic(`${acknowledged.length} acknowledged; writes again after ${seconds.toFixed(1)} s`);
    assert.ok(seconds < 60);
  }
  assert.equal(await product.stop(), 0);
  const database = await openDatabase({ dataDir: disk.folder });
  const { rows } = await database.query<{ id: number }>('select id from leads');
  await database.close();
  const kept = new Set(rows.map(({ id }) => id));
  assert.deepEqual(
    acknowledged.filter((id) => !kept.has(id)),
    [],
  );
});
