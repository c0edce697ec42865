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

const rowOf = (body: Body) => ({
  first_name: body.firstName,
  last_name: body.lastName,
  email: body.email,
  phone: body.phone,
  home_price: body.homePrice,
  electric_bill: body.electricBill,
  credit_score: body.creditScore,
  property_state: body.propertyState,
  first_time_homebuyer: body.firstTimeHomebuyer,
  timeline: body.timeline,
  contact_method: body.contactMethod,
  current_address: body.currentAddress,
  housing_status: body.housingStatus,
  monthly_payment: body.monthlyPayment,
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
  session_id: body.sessionId,
});
const columns = Object.keys(rowOf({}));
const text = `insert into leads (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;

const app = Fastify();
app.post<{ Body: Body }>('/lead', async ({ body }, reply) => {
  const { rows } = await database.pool.query<{ id: number }>({
    name: 'bare_lead',
    text,
    values: Object.values(rowOf(body)),
  });
  return reply.code(201).send({ id: rows[0]!.id });
});
app.post<{ Body: Body }>('/view', async ({ body }) => {
  await database.pool.query({
    name: 'bare_view',
    text: 'insert into interactions (session_id, user_agent, page, action, data, ip_address) values ($1, $2, $3, $4, $5, $6)',
    values: [body.sessionId, body.userAgent, body.page, body.action, body.data, '127.0.0.0'],
  });
  return { ok: true };
});
// What the server and its load can do at most, whatever the database does.
app.post('/nothing', async () => ({ ok: true }));
console.log(await app.listen({ port: 0, host: '127.0.0.1' }));
process.on('SIGTERM', async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
