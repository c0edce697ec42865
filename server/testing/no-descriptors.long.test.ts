import assert from 'node:assert/strict';
import fs from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationOf } from './applicants.ts';
import { freshDatabase } from './database.ts';
import { startProduct } from './product.ts';

const skip = process.platform !== 'linux' && 'open files are counted in /proc';

test(
  'with too few file descriptors applicants are told to come back, and it works again without a restart',
  { skip },
  async (t) => {
    const fresh = await freshDatabase('embedded');
    await fresh.database.close();
    t.after(fresh.dispose);
    const variables = {
      DATA_DIR: fresh.options.dataDir,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'warn',
    };
    const unbounded = await startProduct(variables);
    const ownFiles = fs.readdirSync(`/proc/${unbounded.process.pid}/fd`).length;
    await unbounded.stop();
    // The engine and the applicants want more than are left.
    const product = await startProduct(variables, { fileLimit: ownFiles + 4 });
    t.after(product.kill);
    const statuses: number[] = [];
    const acknowledged: number[] = [];
    for (let number = 1; acknowledged.length < 60; number++) {
      const answer = await fetch(`${product.origin}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(applicationOf(number, '')),
      });
      statuses.push(answer.status);
      if (answer.status === 201) {
        acknowledged.push(((await answer.json()) as { id: number }).id);
      } else {
        assert.equal(
          answer.status,
          503,
          `after ${acknowledged.length} leads: ${await answer.text()}`,
        );
        assert.ok(Number(answer.headers.get('retry-after')) > 0);
        await sleep(100);
      }
    }
    await product.stop();
    t.diagnostic(`${statuses.length} applications, ${acknowledged.length} acknowledged`);
  },
);
