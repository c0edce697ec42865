import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { test, type TestContext } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '#server/db/open.ts';
import { applicationOf, Applicants } from './applicants.ts';
import { type EngineName, engines, freshDatabase } from './database.ts';
import { type Product, startProduct, startRefused } from './product.ts';
import { signInStaff } from './staff-session.ts';

const password = 'correct-horse-9';
const kills: Record<EngineName, number> = { embedded: 20, postgres: 5 };
const referralCode = 'DURABLE1';

/**
 * The variables that start the product on a fresh database of its own, and how to look into that
 * database once no product runs.
 */
async function freshHome(t: TestContext, engine: EngineName) {
  const fresh = await freshDatabase(engine);
  await fresh.database.close();
  t.after(fresh.dispose);
  const { dataDir, databaseUrl } = fresh.options;
  const running: Product[] = [];
  t.after(async () => {
    for (const product of running) {
      await product.kill();
    }
  });
  return {
    dataDir,
    start: async (variables: Record<string, string> = {}) => {
      const product = await startProduct({
        DATA_DIR: dataDir,
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ADMIN_PASSWORD: password,
        RATE_LIMIT_SCALE: '10000',
        LOG_LEVEL: 'warn',
        ...variables,
      });
      running.push(product);
      return product;
    },
    inspect: async <T>(work: (database: Database) => Promise<T>): Promise<T> => {
      const database = await openDatabase(fresh.options);
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}

async function makeAffiliate(origin: string): Promise<void> {
  const staff = await signInStaff(origin, password);
  await staff.post('/api/admin/affiliates', {
    firstName: 'Paula',
    lastName: 'Partner',
    email: 'paula@example.com',
    referralCode,
  });
}

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

for (const engine of engines()) {
  test(`every acknowledged lead survives ${kills[engine]} kills with its consent and referral, and the server starts again (${engine})`, async (t) => {
    const home = await freshHome(t, engine);
    const applicants = new Applicants(referralCode);
    const restarts: number[] = [];
    let product = await home.start();
    await makeAffiliate(product.origin);
    for (let round = 0; round < kills[engine]; round++) {
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
      {
        lost: 0,
        halves: 0,
        twins: 0,
      },
    );
    t.diagnostic(
      `${applicants.acknowledged.size} of ${applicants.sent} applications acknowledged over ${kills[engine]} kills; ` +
        `ready again after ${seconds(median(restarts))} (median), ${seconds(Math.max(...restarts))} (longest)`,
    );
    assert.ok(Math.max(...restarts) < 30_000, `a start took ${seconds(Math.max(...restarts))}`);
  });

  test(`SIGTERM lets a request that is under way finish, refuses new ones, and exits with 0 (${engine})`, async (t) => {
    const home = await freshHome(t, engine);
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
      {
        lost: 0,
        halves: 0,
        twins: 0,
      },
    );
  });
}

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
  // Until the server has read it: its answer to another request on a later connection says so.
  await fetch(`${origin}/healthz`);
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

test('a second server on the same data folder refuses to start, and the first one goes on', async (t) => {
  const home = await freshHome(t, 'embedded');
  const first = await home.start();
  const second = await startRefused({ DATA_DIR: home.dataDir, ADMIN_PASSWORD: password });
  assert.equal(second.code, 1);
  assert.match(
    second.lines.join('\n'),
    /^Another server is using the database folder .* or set DATA_DIR to another folder.*$/,
  );
  assert.equal((await fetch(`${first.origin}/readyz`)).status, 200);
  await first.kill();
  await home.start();
});

test('a start with a wrong configuration ends with one sentence for each variable at fault, and touches nothing', async (t) => {
  const home = await freshHome(t, 'embedded');
  const before = fs.readdirSync(home.dataDir).toSorted();
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://db.example.com/x',
    SMTP_URL: 'mail.example.com',
    TIME_ZONE: 'Mars/Olympus',
    ADMIN_PASSWORD: 'short',
    PUBLIC_URL: 'example.com',
  };
  const one = await startRefused({
    DATA_DIR: home.dataDir,
    ADMIN_PASSWORD: password,
    PUBLIC_URL: 'example.com',
  });
  assert.deepEqual(one, {
    code: 1,
    lines: [
      'PUBLIC_URL must be the origin of the site, such as https://www.example.com, without a path.',
    ],
  });
  const all = await startRefused({ DATA_DIR: home.dataDir, ...wrong });
  assert.equal(all.code, 1);
  assert.deepEqual(
    all.lines.map((line) => line.split(' ')[0]).toSorted(),
    Object.keys(wrong).toSorted(),
  );
  for (const line of all.lines) {
    assert.match(line, /^[A-Z_]+ must .+\.$/);
  }
  assert.deepEqual(fs.readdirSync(home.dataDir).toSorted(), before);
});

test('a data folder that cannot be used ends the start with a sentence that names it', async (t) => {
  const home = await freshHome(t, 'embedded');
  const file = path.join(home.dataDir, 'not-a-folder');
  fs.writeFileSync(file, 'a file');
  const { code, lines } = await startRefused({ DATA_DIR: file, ADMIN_PASSWORD: password });
  assert.equal(code, 1);
  assert.match(lines.join('\n'), /not-a-folder/);
  assert.doesNotMatch(lines.join('\n'), /^\s+at /m);
});

test('names, phone numbers and mail addresses never reach the log, whatever goes wrong', async (t) => {
  const home = await freshHome(t, 'embedded');
  const product = await home.start({ LOG_LEVEL: 'trace' });
  await makeAffiliate(product.origin);
  const mark = randomBytes(4).toString('hex');
  const person = {
    ...applicationOf(1, referralCode),
    firstName: `Fname${mark}`,
    lastName: `Lname${mark}`,
    email: `mail${mark}@example.com`,
    phone: '(541) 555-9731',
    currentAddress: `9 Addr${mark} St`,
  };
  const post = (address: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${product.origin}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
  const statuses = [
    await post('/api/leads', JSON.stringify(person)),
    await post('/api/leads', JSON.stringify({ ...person, email: `not-a-mail-${mark}` })),
    await post('/api/leads', JSON.stringify(person).slice(0, -1)),
    await post('/api/leads', JSON.stringify({ ...person, firstName: `Fname${mark}\u0000` })),
    await post('/api/leads', JSON.stringify({ ...person, lastName: 'y' }), {
      'idempotency-key': `mail${mark}@example.com`,
    }),
    await post('/api/leads', JSON.stringify({ ...person, lastName: 'z' }), {
      'idempotency-key': `mail${mark}@example.com`,
    }),
    await post('/api/leads', JSON.stringify({ ...person, pad: `Fname${mark}`.repeat(10_000) })),
    await post(
      '/api/check-eligibility',
      JSON.stringify({
        name: `Fname${mark} Lname${mark}`,
        mobileNumber: '(541) 555-9731',
        creditScore: 700,
        state: 'OR',
        homePrice: 400_000,
        firstTimeHomebuyer: true,
      }),
    ),
    await post(
      '/api/check-eligibility',
      JSON.stringify({ name: `Fname${mark}`, mobileNumber: '5415559731x' }),
    ),
    await post(
      '/api/admin/login',
      JSON.stringify({ username: `mail${mark}@example.com`, password: `Fname${mark}` }),
    ),
    await post(`/api/mail${mark}@example.com?phone=5415559731`, '{}'),
    await fetch(`${product.origin}/apply?email=mail${mark}@example.com&phone=5415559731`, {
      headers: { 'user-agent': `Fname${mark}`, referer: `${product.origin}/?name=Lname${mark}` },
    }),
    await fetch(`${product.origin}/Fname${mark}`),
    await fetch(`${product.origin}/%E0%A4%A?name=Lname${mark}`),
  ].map(({ status }) => status);
  assert.deepEqual(
    statuses,
    [201, 400, 400, 400, 201, 422, 413, 200, 400, 401, 404, 200, 404, 400],
  );
  await sleep(1500);
  assert.equal(await product.stop(), 0);
  assert.ok(product.lines.length > statuses.length, 'the log is written');
  const personal = new RegExp(`${mark}|555-?9731|@example\\.com`);
  assert.deepEqual(
    product.lines.filter((line) => personal.test(line)),
    [],
  );
});
