import { leadStatuses } from '#core/domain/leads/lead-status.ts';
import { timelines } from '#core/domain/options.ts';
import { creditScoreRanges } from '#core/domain/visitor/credit-score.ts';
import { stateCodes } from '#core/domain/us-states.ts';
import { readConfig } from '#server/config.ts';
import { migrate } from '#server/db/migrate.ts';
import { type Database, openDatabase } from '#server/db/open.ts';
import { openProgramme } from '#server/features/programme/open-programme.ts';
import { seedProgramme } from '#server/features/programme/seed-programme.ts';
import { markStaleEstimates } from '#server/features/visitor/stale-estimates/mark-stale-estimates.ts';
import { ensureFirstAdmin } from '#server/features/accounts/staff/ensure-first-admin.ts';
import { systemClock } from '#server/outside/clock.ts';
import { hashPassword } from '#server/platform/passwords.ts';
import { firstNames, lastNames } from '#scripts/demo/people.ts';
import { newHome, staffPassword } from './product.ts';

type Client = Parameters<Parameters<Database['maintain']>[0]>[0];

/** Leads of one statement. */
const chunk = 20_000;

const affiliateCount = 200;

/** Loan officers, who own seven of ten leads. */
const officerCount = 6;

const times = (count: number, value: string) => Array<string>(count).fill(value);

/** Values to draw from, $4 to $12 of the leads; a frequent value is listed several times. */
const lists = {
  statuses: [...times(9, 'New'), ...times(2, 'Contacted'), ...leadStatuses],
  states: [...stateCodes, ...times(12, 'CA'), ...times(10, 'TX'), ...times(8, 'FL')],
  languages: [...times(6, 'en'), ...times(3, 'es'), 'pt'],
  sources: [
    ...times(3, '{}'),
    ...times(2, '{"utm_source": "google", "utm_medium": "cpc", "gclid": "bench"}'),
    '{"utm_source": "facebook", "utm_campaign": "spring", "fbclid": "bench"}',
    '{"referrer": "https://www.zillow.com/mortgage"}',
    '{"utm_source": "newsletter", "utm_medium": "email"}',
  ],
  firstNames,
  lastNames,
  timelines: [...timelines, '1-3 months', '3-6 months', 'not sure'],
  scores: [...creditScoreRanges, '620-659', '700-739'],
  ways: [...times(3, 'phone'), ...times(2, 'email'), 'text'],
};

// Always the same people in the same order: chance is a hash of the row's number.
const makeTools = `
create function pg_temp.draw(n bigint, salt bigint, count int) returns int
  language sql immutable parallel safe
  return (abs(hashint8extended(n, salt) % count))::int;
create function pg_temp.one_of(n bigint, salt bigint, list text[]) returns text
  language sql immutable parallel safe
  return list[1 + (abs(hashint8extended(n, salt) % cardinality(list)))::int]`;

const insertTermsAndAffiliates = `
insert into terms_versions (id, as_of, terms) values ('benchmark0000000', current_date, '{}');
insert into affiliates (first_name, last_name, email, referral_code)
select 'Partner', 'Number ' || n, 'partner.' || n || '@example.com', 'BENCH' || n
from generate_series(1, ${affiliateCount}) n`;

const insertOfficers = `
insert into admin_users (username, sign_in_name, password, role)
select 'officer-' || n, 'officer-' || n, $1, 'officer' from generate_series(1, ${officerCount}) n
returning id`;

// $1 and $2 are the first and the last lead, $3 is how many there will be in all: they are spread
// evenly over two years, the last one a minute ago.
const insertLeads = `
insert into leads (
  id, created_at, updated_at, first_name, last_name, email, phone, home_price, electric_bill,
  credit_score, property_state, first_time_homebuyer, timeline, contact_method, current_address,
  solar_cost, tax_credit, education_earnings, monthly_savings, annual_savings, lifetime_savings,
  is_qualified, status, referral_code, language, terms_version, session_id, source, suspicion,
  owner_id
) overriding system value
select
  n, moment, moment, first_name, last_name,
  lower(fold_text(replace(first_name || '.' || last_name, ' ', ''))) || '.' || n || '@example.com',
  '(' || 200 + pg_temp.draw(n, 3, 780) || ') 555-' || lpad(pg_temp.draw(n, 4, 10000)::text, 4, '0'),
  150000 + 1000 * pg_temp.draw(n, 5, 700), 80 + pg_temp.draw(n, 6, 400),
  pg_temp.one_of(n, 15, $11), pg_temp.one_of(n, 7, $5), n % 3 = 0, pg_temp.one_of(n, 16, $10),
  pg_temp.one_of(n, 17, $12), n || ' Orchard Lane, Medford, OR',
  41000, 12300, 13000, 297, 3564, 89100,
  pg_temp.draw(n, 8, 10) < 6, pg_temp.one_of(n, 9, $4),
  case when pg_temp.draw(n, 10, 5) = 0 then 'BENCH' || 1 + pg_temp.draw(n, 11, ${affiliateCount}) end,
  pg_temp.one_of(n, 12, $6), 'benchmark0000000', 'bench-' || lpad(n::text, 12, '0'),
  pg_temp.one_of(n, 13, $7)::jsonb,
  case when pg_temp.draw(n, 14, 100) = 0 then '{honeypot}'::text[] else '{}' end,
  case when pg_temp.draw(n, 18, 10) < 7 then pg_temp.one_of(n, 19, $13)::bigint end
from (
  select
    n,
    now() - interval '1 minute' - ($3::bigint - n) * (interval '730 days' / $3::bigint) as moment,
    pg_temp.one_of(n, 1, $8) as first_name,
    pg_temp.one_of(n, 2, $9) as last_name
  from generate_series($1::bigint, $2::bigint) n
) people`;

/** Statements for the leads from $1 to $2. */
const ofChunks = [
  `insert into referrals (affiliate_id, lead_id, referral_code, created_at)
select a.id, l.id, a.referral_code, l.created_at
from leads l
join affiliates a on a.referral_code = l.referral_code
where l.id between $1 and $2`,

  `insert into lead_status_history (lead_id, to_status, actor_kind, changed_at)
select id, 'New', 'visitor', created_at from leads where id between $1 and $2`,

  // Ten a lead: nine before it applied, one after. The first names the browser.
  `insert into interactions (
  session_id, user_agent, ip_address, page, action, data, lead_id, created_at
)
select
  l.session_id, case when k = 1 then 'Mozilla/5.0 (benchmark)' end, '203.0.113.0',
  (array['/', '/calculator', '/qualify', '/apply'])[1 + k % 4],
  case when k % 3 = 0 then 'button_click' else 'page_view' end,
  '{"language": "es"}', case when k = 10 then l.id end,
  l.created_at - (9 - k) * interval '40 seconds'
from leads l, generate_series(1, 10) k
where l.id between $1 and $2
order by l.id, k`,

  `insert into calculations (
  session_id, home_price, electric_bill, property_state, result, terms_version, created_at
)
select
  session_id, home_price, electric_bill, property_state,
  '{"monthlySavings": 297, "totalBenefit": 25300}', terms_version,
  created_at - interval '4 minutes'
from leads where id between $1 and $2`,

  `insert into eligibility_checks (
  session_id, name, mobile_number, credit_score, state, home_price, first_time_homebuyer, eligible,
  reasons, terms_version, created_at
)
select
  session_id, first_name, phone, 700, property_state, home_price, false, is_qualified, '{}',
  terms_version, created_at - interval '2 minutes'
from leads where id between $1 and $2 and id % 2 = 0`,

  // Every 200th mail was given up.
  `with given_up as (
  insert into jobs (kind, recipient, language, lead_id, status, attempts, run_at, created_at)
  select 'application_received', email, language, id, 'failed', 1, created_at, created_at
  from leads where id between $1 and $2 and id % 200 = 0
)
insert into sent_mails (
  id, kind, recipient, language, payload, lead_id, attempts, created_at, sent_at
)
select
  nextval('jobs_id_seq'), 'application_received', email, language,
  '{"subject": "We received your application", "text": "Hello", "html": "<p>Hello</p>"}', id, 1,
  created_at, created_at
from leads where id between $1 and $2 and id % 200 <> 0`,

  `insert into consent_records (
  lead_id, purpose, version, language, channels, text, is_version_confirmed, granted, was_prechecked,
  ticked, page_url, ip_address, user_agent, recorded_at
)
select
  id, 'application', '2026-01', language, '{call,text,email}', 'I agree to be contacted.', true, true,
  false, 'person', '/apply', '203.0.113.0', 'Mozilla/5.0 (benchmark)', created_at
from leads where id between $1 and $2`,

  // Each application, and what staff did with every fifth lead.
  `insert into audit_log (actor_kind, actor_id, action, entity, entity_id, after, ip_address, at)
select
  'visitor', null::bigint, 'lead.submit', 'lead', id, '{}'::jsonb, '203.0.113.0', created_at
from leads where id between $1 and $2
union all
select
  'staff', 1,
  case when id % 500 = 0 then 'lead.delete' when id % 4 = 0 then 'lead.update' else 'lead.view' end,
  'lead', id, '{"status": "Contacted"}'::jsonb, '203.0.113.0', created_at + interval '1 hour'
from leads where id between $1 and $2 and id % 5 = 0`,
];

/** Indexes that no constraint needs: made anew at the end, which takes a fifth of the time. */
const looseIndexes = `
select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
from pg_index i
join pg_class t on t.oid = i.indrelid
where t.relnamespace = 'public'::regnamespace and not i.indisunique`;

async function withoutIndexes(client: Client, work: () => Promise<void>): Promise<void> {
  const { rows } = await client.query<Record<'name' | 'definition', string>>(looseIndexes);
  for (const { name } of rows) {
    await client.query(`drop index ${name}`);
  }
  await work();
  for (const { definition } of rows) {
    await client.query(definition);
  }
}

async function fillLeads(database: Database, count: number): Promise<void> {
  const password = await hashPassword(staffPassword);
  await database.maintain(async (client) => {
    // Foreign keys of rows that were just read from the other table would double the time.
    await client.query(
      `set session_replication_role = replica; set maintenance_work_mem = '256MB'`,
    );
    await client.query(`${makeTools}; ${insertTermsAndAffiliates}`);
    const officers = await client.query<{ id: number }>(insertOfficers, [password]);
    const owners = officers.rows.map(({ id }) => String(id));
    await withoutIndexes(client, async () => {
      for (let first = 1; first <= count; first += chunk) {
        const last = Math.min(count, first + chunk - 1);
        await client.query(insertLeads, [first, last, count, ...Object.values(lists), owners]);
        for (const text of ofChunks) {
          await client.query(text, [first, last]);
        }
      }
    });
    await client.query(`select setval('leads_id_seq', $1)`, [count]);
    await client.query('reset session_replication_role; reset maintenance_work_mem');
    await client.query('vacuum (analyze)');
  });
}

/**
 * A database with so many leads over two years, each with ten interactions, a calculation, a mail and
 * a consent record, every second one with a check; a fifth of them came by one of 200 affiliates. The
 * same people at every run, judged by today's terms so that the server need not do it during the
 * first calls. Answers the variables of its server.
 */
export async function prepareDatabase(
  leadCount: number,
  databaseUrl?: string,
): Promise<Record<string, string>> {
  console.log(`${leadCount} leads ...`);
  const home = { ...newHome(), ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
  const db = await openDatabase({ dataDir: home.DATA_DIR, databaseUrl });
  try {
    await migrate(db);
    const config = { adminUsername: 'admin', adminPassword: staffPassword };
    await ensureFirstAdmin({ db, config });
    await fillLeads(db, leadCount);
    await seedProgramme({ db });
    const programme = openProgramme(db, systemClock, readConfig({}).timeZone);
    await markStaleEstimates({ db, programme }, { graceSeconds: 0 });
    await db.maintain((client) => client.query('vacuum (analyze) leads, outdated_leads'));
  } finally {
    await db.close();
  }
  return home;
}
