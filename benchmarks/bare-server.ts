import Fastify from 'fastify';
import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { serveUntilStopped } from './serve-until-stopped.ts';

// The peer: Fastify and one prepared INSERT of the same row into the same table of the same engine;
// nothing is checked, nothing else written.
const databaseUrl = process.env.DATABASE_URL;
const database = await openDatabase({
  dataDir: process.env.DATA_DIR!,
  ...(databaseUrl && { databaseUrl }),
});
await migrate(database);

const columns = [
  'first_name',
  'last_name',
  'email',
  'phone',
  'home_price',
  'electric_bill',
  'credit_score',
  'property_state',
  'first_time_homebuyer',
  'timeline',
  'contact_method',
  'current_address',
  'housing_status',
  'monthly_payment',
  'solar_cost',
  'tax_credit',
  'education_earnings',
  'monthly_savings',
  'monthly_savings_low',
  'annual_savings',
  'lifetime_savings',
  'savings_amount',
  'system_kw',
  'is_qualified',
  'status',
  'language',
  'session_id',
];
const text = `insert into leads (${columns.join(', ')}) values (${columns.map((_, index) => `$${index + 1}`).join(', ')}) returning id`;
type Body = Record<string, string | number | boolean>;

const app = Fastify();
app.post<{ Body: Body }>('/lead', async ({ body }, reply) => {
  const { rows } = await database.pool.query<{ id: number }>({
    name: 'bare_lead',
    text,
    values: [
      body.firstName,
      body.lastName,
      body.email,
      body.phone,
      body.homePrice,
      body.electricBill,
      body.creditScore,
      body.propertyState,
      body.firstTimeHomebuyer,
      body.timeline,
      body.contactMethod,
      body.currentAddress,
      body.housingStatus,
      body.monthlyPayment,
      41_000,
      12_300,
      13_000,
      297,
      297,
      3564,
      89_100,
      297,
      10.5,
      true,
      'New',
      'es',
      body.sessionId,
    ],
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
await serveUntilStopped(app, () => database.close());
