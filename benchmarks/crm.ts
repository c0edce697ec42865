import { migrate } from '#server/db/migrate.ts';
import { openDatabase } from '#server/db/open.ts';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { fillLeads } from './fill-leads.ts';
import { section, table, verdict } from './report.ts';
import { type CallTimes, timeStaffCalls } from './staff-calls.ts';

const password = 'a benchmark signs itself in';

/** What is promised, in milliseconds and as a share of the small database's. */
const mostMs = { PostgreSQL: 150, embedded: 200 };
const mostOfSmall = 1.5;

const sizes: Record<string, readonly number[]> = {
  PostgreSQL: [10_000, 1_000_000],
  embedded: [100_000],
};

async function measureSize(engine: Engine, leadCount: number, turns: number): Promise<CallTimes> {
  console.log(`${leadCount} leads on ${engine.name} ...`);
  const home = await engine.newHome();
  const database = await openDatabase({
    dataDir: home.DATA_DIR!,
    databaseUrl: home.DATABASE_URL,
  });
  await migrate(database);
  await fillLeads(database, leadCount);
  await database.close();
  const product = await startProduct({ ...home, ADMIN_PASSWORD: password });
  try {
    return await timeStaffCalls({
      origin: product.origin,
      password,
      leadCount,
      turns,
    });
  } finally {
    await product.stop();
  }
}

/** The rows of the report: the p95 of each call in the small, the large and the embedded database. */
function rowsOf(small: CallTimes | undefined, large: CallTimes | undefined, embedded: CallTimes) {
  return [...embedded].map(([name, ms]) => {
    const of = (times: CallTimes | undefined) => times?.get(name) ?? Number.NaN;
    const ratio = of(large) / of(small);
    return [
      name,
      of(small).toFixed(1),
      `${of(large).toFixed(1)} ${verdict(of(large) < mostMs.PostgreSQL)}`,
      `${ratio.toFixed(2)} ${verdict(ratio <= mostOfSmall)}`,
      `${ms.toFixed(1)} ${verdict(ms < mostMs.embedded)}`,
    ];
  });
}

/** How long staff wait for each screen of the CRM, in a small and in a large database. */
export async function measureCrm(rounds: number): Promise<string> {
  const turns = 20 * rounds;
  const measured = await onEachEngine(async (engine) => {
    const times: CallTimes[] = [];
    for (const leadCount of sizes[engine.name]!) {
      times.push(await measureSize(engine, leadCount, turns));
    }
    return times;
  });
  const [[embedded], [small, large] = []] = measured as [CallTimes[], CallTimes[]?];
  return section('crm', 'The CRM over many leads', [
    `Milliseconds until staff have an answer over HTTP, p95 of ${turns} calls one after the other by one warm client; ten interactions a lead.`,
    table(
      [
        'call',
        'PostgreSQL, 10,000 leads',
        `1,000,000 (< ${mostMs.PostgreSQL})`,
        `ratio (<= ${mostOfSmall})`,
        `embedded, 100,000 (< ${mostMs.embedded})`,
      ],
      rowsOf(small, large, embedded!),
    ),
  ]);
}
