import assert from 'node:assert/strict';
import { test } from 'node:test';
import { until } from '../listening-app.ts';
import { freshDatabase } from '../database.ts';
import { makeLeadBody } from '../factories.ts';
import { startMailServer } from '../mail-server.ts';
import { startProduct } from '../product.ts';
import { signInStaff } from '../sessions/staff-session.ts';
import { findPooler, startPooler } from './pooler.ts';

const password = 'correct-horse-9';
const settings = [
  `timezone = 'UTC'`,
  'jit = off',
  `statement_timeout = '30s'`,
  `idle_in_transaction_session_timeout = '60s'`,
];

test('two servers share four connections of a pooler in transaction mode, and every call is answered', async (t) => {
  const program = findPooler();
  if (!program) {
    return t.skip('there is no PgBouncer on this machine');
  }
  const { database, options, dispose } = await freshDatabase();
  const { username, pathname } = new URL(options.databaseUrl!);
  for (const setting of settings) {
    await database.query(`alter role ${username} in database ${pathname.slice(1)} set ${setting}`);
  }
  const mailServer = await startMailServer();
  const pooler = await startPooler(t, program, options.databaseUrl!, 'transaction', 4);
  const start = async (name: string) => {
    const product = await startProduct({
      DATA_DIR: `${options.dataDir}/${name}`,
      DATABASE_URL: pooler,
      DATABASE_DIRECT_URL: options.databaseUrl!,
      ADMIN_PASSWORD: password,
      SMTP_URL: mailServer.url,
      RATE_LIMIT_SCALE: '10000',
      LOG_LEVEL: 'warn',
    });
    t.after(product.kill);
    return product;
  };
  const servers = await Promise.all([start('first'), start('second')]);
  t.after(mailServer.close);
  t.after(dispose);
  const [admin, colleague] = await Promise.all(
    servers.map(({ origin }) => signInStaff(origin, password)),
  );

  const paths = ['leads', 'dashboard/stats', 'queue', 'news', 'leads?q=maria'];
  const statuses = await Promise.all(
    Array.from({ length: 60 }, async (_, n) => {
      const { origin } = servers[n % 2]!;
      const answer = await fetch(`${origin}/api/leads`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(makeLeadBody({ email: `buyer-${n}@example.com` })),
      });
      await [admin, colleague][n % 2]!.get(`/api/admin/${paths[n % paths.length]}`);
      return answer.status;
    }),
  );
  assert.deepEqual(new Set(statuses), new Set([201]));
  const count = async (text: string) =>
    (await database.query<{ n: number }>(`select count(*)::int as n from ${text}`)).rows[0]!.n;
  assert.equal(await count('leads'), 60);
  await until(
    async () => (await count(`jobs where recipient is not null and done_at is null`)) === 0,
  );
  assert.equal(mailServer.received.length, 60);
  for (const { lines } of servers) {
    assert.deepEqual(
      lines.filter((line) => /error|26000|42P05/i.test(line)),
      [],
    );
  }
});
