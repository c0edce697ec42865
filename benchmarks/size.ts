import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { startMailServer } from '#server/testing/mail-server.ts';
import { usualAnswers } from '#server/testing/usual-answers.ts';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { leadBody } from './lead-body.ts';
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
  const post = async (path: string, body: object, headers = {}) => {
    const answer = await fetch(origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent, ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) {
      throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    }
    await answer.arrayBuffer();
  };
  for (const [page, action, data] of steps) {
    if (action === 'calculate_savings') {
      const { homePrice, electricBill, creditScore, propertyState } = usualAnswers;
      const home = { homePrice, electricBill, creditScore, propertyState };
      await post('/api/calculate-savings', { ...home, sessionId });
    }
    if (action === 'submit_application') {
      const body = { ...JSON.parse(leadBody()), sessionId };
      await post('/api/leads', body, { 'idempotency-key': randomUUID() });
    }
    await post('/api/track-interaction', { sessionId, userAgent, page, action, data });
  }
}

interface TableSize {
  name: string;
  rows: number;
  bytes: number;
  indexes: number;
}

// Parts of a table that lie beside its rows (TOAST) count as rows.
const sizesText = `
select relname as name, reltuples as rows, pg_table_size(oid)::int as bytes,
  pg_indexes_size(oid)::int as indexes
from pg_class
where relkind = 'r' and relnamespace = 'public'::regnamespace`;

async function measure(engine: Engine, applications: number): Promise<TableSize[]> {
  if (engine.name !== 'PostgreSQL') {
    return [];
  }
  const home = await engine.newHome();
  const server = await startMailServer();
  const product = await startProduct({
    ...home,
    STAFF_MAIL: 'team@lender.example',
    SMTP_URL: server.url,
  });
  const client = new pg.Client({ connectionString: home.DATABASE_URL! });
  await client.connect();
  const sizes = async () => {
    await client.query('vacuum (analyze)');
    return (await client.query<TableSize>(sizesText)).rows;
  };
  try {
    const before = new Map((await sizes()).map((one) => [one.name, one]));
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
    return (await sizes()).map(({ name, rows, bytes, indexes }) => ({
      name,
      rows: rows / applications,
      bytes: (bytes - before.get(name)!.bytes) / applications,
      indexes: (indexes - before.get(name)!.indexes) / applications,
    }));
  } finally {
    await client.end();
    await product.stop();
    await server.close();
  }
}

/** What an application takes on the disk of a PostgreSQL, with all that hangs on it. */
export async function measureSize(rounds: number): Promise<string> {
  const applications = perRound * rounds;
  const found = (await onEachEngine((engine) => measure(engine, applications))).flat();
  const total = found.reduce((sum, { bytes, indexes }) => sum + bytes + indexes, 0);
  const rows = found
    .filter(({ bytes, indexes }) => bytes + indexes >= 10)
    .toSorted((a, b) => b.bytes + b.indexes - a.bytes - a.indexes)
    .map(({ name, ...one }) => [
      `\`${name}\``,
      one.rows.toFixed(1),
      one.bytes.toFixed(0),
      one.indexes.toFixed(0),
      (one.bytes + one.indexes).toFixed(0),
    ]);
  return section('size', 'The size of an application', [
    `Bytes an application on PostgreSQL, from ${applications} that were made by calls as a browser makes them: ten steps with the user agent of a phone, a calculation, an application with consent and key, two mails that a mail server took. In all ${total.toFixed(0)} bytes (<= ${promisedBytes}: ${verdict(total <= promisedBytes)}).`,
    table(['table', 'rows', 'its rows', 'indexes', 'in all'], rows),
  ]);
}
