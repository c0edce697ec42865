import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { applicationOf } from '#server/testing/applicants.ts';
import { findNginx, startNginx } from '#server/testing/builds/nginx.ts';
import { freshDatabase } from '#server/testing/database.ts';
import { freePort } from '#server/db/cluster/open-cluster.ts';
import { type Product, startProduct } from '#server/testing/product.ts';

const applications = 20_000;
const perSecond = 200;
const servers = 3;

/** Sends applications at the rate above, as fast as they are answered where they are not. */
class Visitors {
  readonly failed: string[] = [];
  sent = 0;
  #waiting = new Set<Promise<void>>();

  async #apply(origin: string, number: number): Promise<void> {
    try {
      const answer = await fetch(`${origin}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': `restart-${number}` },
        body: JSON.stringify(applicationOf(number, '')),
      });
      await answer.text();
      if (answer.status !== 201) {
        this.failed.push(`${number}: ${answer.status}`);
      }
    } catch (error) {
      this.failed.push(`${number}: ${String(error)}`);
    }
  }

  async send(origin: string): Promise<void> {
    const began = performance.now();
    while (this.sent < applications) {
      const due = Math.min(applications, ((performance.now() - began) / 1000) * perSecond);
      while (this.sent < due && this.#waiting.size < perSecond) {
        this.sent += 1;
        const work = this.#apply(origin, this.sent).then(() => void this.#waiting.delete(work));
        this.#waiting.add(work);
      }
      await sleep(5);
    }
    await Promise.all(this.#waiting);
  }
}

async function threeServers(t: TestContext) {
  const fresh = await freshDatabase();
  t.after(fresh.dispose);
  const running = new Map<number, Product>();
  t.after(() => Promise.all([...running.values()].map((product) => product.kill())));
  const start = async (port: number) => {
    const product = await startProduct({
      PORT: String(port),
      DATABASE_URL: fresh.options.databaseUrl!,
      DATA_DIR: fresh.options.dataDir,
      LOG_LEVEL: 'silent',
      RATE_LIMIT_SCALE: '100000',
      TRUSTED_PROXIES: '127.0.0.1',
      DRAIN_SECONDS: '2',
    });
    running.set(port, product);
  };
  const ports: number[] = [];
  for (let index = 0; index < servers; index += 1) {
    const port = await freePort();
    ports.push(port);
    await start(port);
  }
  return {
    ports,
    database: fresh.database,
    restart: async (port: number) => {
      assert.equal(await running.get(port)!.stop(), 0);
      await start(port);
    },
  };
}

test(`three servers are restarted in turn under ${perSecond} applications a second: none of ${applications} fails`, async (t) => {
  const nginx = findNginx();
  if (!nginx) {
    return t.skip('there is no nginx on this machine');
  }
  const { ports, database, restart } = await threeServers(t);
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const origin = await startNginx(t, nginx, origins);
  const visitors = new Visitors();
  const began = performance.now();
  const sending = visitors.send(origin);
  let restarts = 0;
  while (visitors.sent < applications) {
    await restart(ports[restarts % servers]!);
    restarts += 1;
  }
  await sending;
  const seconds = Math.round((performance.now() - began) / 1000);
  t.diagnostic(`${restarts} restarts, ${applications} applications in ${seconds} s`);
  assert.deepEqual(visitors.failed, []);
  assert.ok(restarts >= servers, `${restarts} restarts`);
  const { rows } = await database.query<{ n: number }>('select count(*)::int as n from leads');
  assert.equal(rows[0]!.n, applications);
});
