import assert from 'node:assert/strict';
import { once } from 'node:events';
import http from 'node:http';
import net from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#server/db/open.ts';
import { applicationOf, Applicants } from './applicants.ts';
import { freshHome, makeAffiliate, password, referralCode } from './product-home.ts';
import { signInStaff } from './sessions/staff-session.ts';

// A kill takes seconds, most of them the next start: `npm run test:night` asks for twenty.
const kills = Number(process.env['KILLS'] ?? 2);

/**
 * Acknowledged applications that are not there whole, leads that are there in part, and
 * applications that became more than one lead.
 */
async function findLosses(database: Database, acknowledged: ReadonlyMap<number, number>) {
  const count = async (sql: string, values: unknown[] = []) =>
    Number(
      (await database.query<{ n: unknown }>(`select count(*) as n from ${sql}`, values)).rows[0]!.n,
    );
  return {
    lost: await count(
      `unnest($1::bigint[], $2::text[]) as a (id, email) where not exists (select 1 from leads l
      join consent_records c on c.lead_id = l.id and c.purpose = 'application' and c.text <> ''
      join referrals r on r.lead_id = l.id and r.referral_code = $3
      join idempotency_keys k on k.lead_id = l.id
      where l.id = a.id and l.email = a.email)`,
      [
        [...acknowledged.values()],
        [...acknowledged.keys()].map((number) => applicationOf(number, '').email),
        referralCode,
      ],
    ),
    halves:
      await count(`leads l where (select count(*) from consent_records c where c.lead_id = l.id) <> 1
      or (select count(*) from referrals r where r.lead_id = l.id) <> 1
      or (select count(*) from lead_status_history h where h.lead_id = l.id) <> 1`),
    twins: await count('(select email from leads group by email having count(*) > 1) as twins'),
  };
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

test(`every acknowledged lead survives ${kills} kills with its consent and referral, and the server starts again`, async (t) => {
  const home = await freshHome(t, { isBundled: true });
  const applicants = new Applicants(referralCode);
  const restarts: number[] = [];
  let product = await home.start();
  await makeAffiliate(product.origin);
  for (let round = 0; round < kills; round++) {
    const stream = applicants.stream(product.origin, 6);
    await applicants.acknowledge(10);
    await sleep(Math.random() * 600);
    await product.kill();
    await stream;
    product = await home.start();
    restarts.push(product.readyAfterMs);
    const { total } = await (
      await signInStaff(product.origin, password)
    ).get<{ total: number }>('/api/admin/leads?pageSize=1');
    assert.ok(
      total >= applicants.acknowledged.size,
      `after kill ${round + 1} there are ${total} leads, ${applicants.acknowledged.size} were acknowledged`,
    );
  }
  await product.kill();
  assert.deepEqual(
    await home.inspect((database) => findLosses(database, applicants.acknowledged)),
    { lost: 0, halves: 0, twins: 0 },
  );
  t.diagnostic(
    `${applicants.acknowledged.size} of ${applicants.sent} applications acknowledged over ${kills} kills; ` +
      `ready again after ${seconds(median(restarts))} (median), ${seconds(Math.max(...restarts))} (longest)`,
  );
});

test('SIGTERM lets a request that is under way finish, refuses new ones, and exits with 0', async (t) => {
  const home = await freshHome(t, { isBundled: true });
  const product = await home.start();
  await makeAffiliate(product.origin);
  const applicants = new Applicants(referralCode);
  const stream = applicants.stream(product.origin, 4);
  await applicants.acknowledge(20);

  const slow = await halfSent(
    product.origin,
    JSON.stringify(applicationOf(1_000_000, referralCode)),
  );
  const ended = product.stop();
  await stream;
  // The half-sent application holds the process; meanwhile its door closes.
  while (await takesConnections(product.origin)) {
    await sleep(5);
  }
  assert.equal(product.process.exitCode, null);
  const { status, body } = await slow.sendRest();
  assert.equal(status, 201);
  applicants.acknowledged.set(1_000_000, (JSON.parse(body) as { id: number }).id);
  assert.equal(await ended, 0);
  assert.deepEqual(
    await home.inspect((database) => findLosses(database, applicants.acknowledged)),
    { lost: 0, halves: 0, twins: 0 },
  );
});

function takesConnections(origin: string): Promise<boolean> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve) => {
    const socket = net.connect(Number(port), hostname, () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

/** Sends the head and the first half of an application over a connection of its own. */
async function halfSent(origin: string, body: string) {
  const { hostname, port, host } = new URL(origin);
  const socket = net.connect(Number(port), hostname);
  await once(socket, 'connect');
  const half = Math.floor(body.length / 2);
  socket.write(
    `POST /api/leads HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, half)}`,
  );
  // Until the server has read it: its answers on two later connections say so. An existing
  // connection may be read before a new one.
  for (let later = 0; later < 2; later++) {
    const asked = http.get(`${origin}/healthz`, { agent: false });
    const [answer] = (await once(asked, 'response')) as [http.IncomingMessage];
    answer.resume();
  }
  return {
    sendRest: async () => {
      let text = '';
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.write(body.slice(half));
      await once(socket, 'close');
      return { status: Number(text.split(' ')[1]), body: text.slice(text.indexOf('\r\n\r\n') + 4) };
    },
  };
}
