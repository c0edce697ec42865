import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { openDatabase } from '#server/db/open.ts';
import { startMailServer } from '#server/testing/mail-server.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { newHome, startProduct } from './product.ts';
import { leadBody, post } from './lead-body.ts';
import { section, table, verdict } from './report.ts';

const perRound = 4000;
const promisedBytes = 9000;

const userAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const steps = [
  ['/', 'page_view', { language: 'en', referrer: 'https://www.google.com/' }],
  ['/calculator', 'page_view', { language: 'en' }],
  ['/calculator', 'calculate_savings', null],
  ['/qualify', 'page_view', { language: 'en' }],
  ['/', 'page_view', { language: 'en' }],
  ['/apply', 'page_view', { language: 'en' }],
  ['/apply', 'begin_application', null],
  ['/apply', 'submit_application', { price: 425_000, language: 'en' }],
  ['/apply', 'generate_lead', { value: 13_000, currency: 'USD' }],
  ['/thank-you', 'page_view', { language: 'en' }],
] as const;

/** What one visitor does who calculates and applies, in ten steps. */
async function apply(origin: string): Promise<void> {
  const sessionId = randomUUID();
  const send = async (path: string, body: object, headers = {}) => {
    const all = { 'user-agent': userAgent, ...headers };
    await (await post(origin + path, JSON.stringify(body), all)).arrayBuffer();
  };
  for (const [page, action, data] of steps) {
    if (action === 'calculate_savings') {
      const { homePrice, electricBill, creditScore, propertyState } = usualAnswers;
      const home = { homePrice, electricBill, creditScore, propertyState };
      await send('/api/calculate-savings', { ...home, sessionId });
    }
    if (action === 'submit_application') {
      const body = { ...JSON.parse(leadBody()), sessionId };
      await send('/api/leads', body, { 'idempotency-key': randomUUID() });
    }
    await send('/api/track-interaction', { sessionId, userAgent, page, action, data });
  }
}

// Parts of a table that lie beside its rows (TOAST) count as rows.
const sizes = `
select relname as name, reltuples as rows, pg_table_size(oid) as bytes,
  pg_indexes_size(oid) as indexes
from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace`;

// By application; $1 is how many there were.
const growth = `
select name, now.rows / $1::float8 as rows, (now.bytes - before.bytes) / $1::float8 as bytes,
  (now.indexes - before.indexes) / $1::float8 as indexes
from (${sizes}) now join pg_temp.before using (name)
order by now.bytes - before.bytes + now.indexes - before.indexes desc`;

type Growth = Record<'rows' | 'bytes' | 'indexes', number> & { name: string };

async function measure(applications: number): Promise<Growth[]> {
  const home = newHome();
  const server = await startMailServer();
  const mail = { STAFF_MAIL: 'team@lender.example', SMTP_URL: server.url };
  const product = await startProduct({ ...home, ...mail });
  const database = await openDatabase({ dataDir: home.DATA_DIR, isShared: true });
  const measureWith = async (client: pg.PoolClient) => {
    await client.query('vacuum (analyze)');
    await client.query(`create temp table before as ${sizes}`);
    let left = applications;
    const visitor = async () => {
      while (left-- > 0) {
        await apply(product.origin);
        // So many mails that wait would be a queue that no day has.
        while (server.received.length < 2 * (applications - left) - 500) {
          await sleep(5);
        }
      }
    };
    await Promise.all(Array.from({ length: 16 }, visitor));
    while (server.received.length < 2 * applications) {
      await sleep(100);
    }
    await sleep(2000);
    await client.query('vacuum (analyze)');
    return (await client.query<Growth>(growth, [applications])).rows;
  };
  try {
    return await database.maintain(measureWith);
  } finally {
    await database.close();
    await product.stop();
    await server.close();
  }
}

/** The bytes that an application takes, with all that hangs on it. */
export async function measureSize(rounds: number): Promise<string> {
  const applications = perRound * rounds;
  const found = await measure(applications);
  const tables = found.map((one) => ({ ...one, all: one.bytes + one.indexes }));
  const total = tables.reduce((sum, { all }) => sum + all, 0);
  return section('size', 'The size of an application', [
    `Bytes an application, from ${applications} that were made by calls as a browser makes them: ten steps with the user agent of a phone, a calculation, an application with consent and key, two mails that a mail server took. In all ${total.toFixed(0)} bytes (<= ${promisedBytes}: ${verdict(total <= promisedBytes)}).`,
    table(
      'table | rows | its rows | indexes | in all',
      tables
        .filter(({ all }) => all >= 10)
        .map(({ name, rows, bytes, indexes, all }) => [
          `\`${name}\``,
          rows.toFixed(1),
          ...[bytes, indexes, all].map((figure) => figure.toFixed(0)),
        ]),
    ),
  ]);
}
