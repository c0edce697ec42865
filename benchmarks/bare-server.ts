import Fastify from 'fastify';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';

// The peer: Fastify and one prepared INSERT of the same row into the same table of the same engine;
// nothing is checked, nothing else written.
const databaseUrl = process.env.DATABASE_URL;
const database = await openDatabase({
  dataDir: process.env.DATA_DIR!,
  ...(databaseUrl && { databaseUrl }),
});
await migrate(database);

type Body = Record<string, string | number | boolean>;

const answered =
  'firstName lastName email phone homePrice electricBill creditScore propertyState timeline ' +
  'firstTimeHomebuyer contactMethod currentAddress housingStatus monthlyPayment sessionId';
const answers = answered.split(' ');
/** The rules make these of the answers. */
const judged = {
  solar_cost: 41_000,
  tax_credit: 12_300,
  education_earnings: 13_000,
  monthly_savings: 297,
  monthly_savings_low: 297,
  annual_savings: 3564,
  lifetime_savings: 89_100,
  savings_amount: 297,
  system_kw: 10.5,
  is_qualified: true,
  status: 'New',
  language: 'es',
};
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
const columns = [...answers.map(snake), ...Object.keys(judged)];
const text = `insert into leads (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;

const app = Fastify();
app.post<{ Body: Body }>('/lead', async ({ body }, reply) => {
  const { rows } = await database.pool.query<{ id: number }>({
    name: 'bare_lead',
    text,
    values: [...answers.map((name) => body[name]), ...Object.values(judged)],
  });
  return reply.code(201).send({ id: rows[0]!.id });
});
// The most that a server and its load can do, whatever the database does.
app.post('/nothing', async () => ({ ok: true }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
