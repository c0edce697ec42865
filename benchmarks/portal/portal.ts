import os from 'node:os';
import { affiliateCookie } from '#server/testing/sessions/affiliate-session.ts';
import { makeBusyAffiliate, visitsOfLead } from './busy-affiliate.ts';
import type { ChildServer } from '../child-server.ts';
import { type Engine, onEachEngine, startProduct } from '../engines.ts';
import { percentile } from '../percentile.ts';
import { prepareDatabase } from '../filled/prepared-database.ts';
import { section, table, verdict } from '../report.ts';

/** What is promised on PostgreSQL, in milliseconds. */
const mostMs = 100;
const warmUps = 5;

/** Leads of the database, a twentieth of them credited to one affiliate. */
const sizes: Record<string, number> = {
  PostgreSQL: 1_000_000,
  embedded: 100_000,
};

type Ask = (path: string) => Promise<{ nextCursor?: string }>;

function askAs(origin: string, cookie: string): Ask {
  return async (path) => {
    const response = await fetch(`${origin}${path}`, { headers: { cookie } });
    if (!response.ok) {
      throw new Error(`${response.status}: ${await response.text()}`);
    }
    return response.json() as Promise<{ nextCursor?: string }>;
  };
}

const list = '/api/affiliate/referrals';

/** Each call of the dashboard under its name, the whole dashboard last. */
async function dashboardCalls(ask: Ask): Promise<Record<string, () => Promise<unknown>>> {
  const session = () => ask('/api/affiliate/session');
  const stats = () => ask('/api/affiliate/dashboard/stats');
  const first = () => ask(list);
  const { nextCursor } = await ask(`${list}?pageSize=100&page=20`);
  return {
    session,
    stats,
    'referrals, first page': first,
    'referrals, tenth page': () => ask(`${list}?page=10`),
    'referrals, deep, by cursor': () =>
      ask(`${list}?page=40&cursor=${encodeURIComponent(nextCursor ?? '')}`),
    'all of the dashboard at once': () => Promise.all([session(), stats(), first()]),
  };
}

async function timeDashboard(ask: Ask, turns: number): Promise<Map<string, number>> {
  const times = new Map<string, number>();
  for (const [name, run] of Object.entries(await dashboardCalls(ask))) {
    const took: number[] = [];
    for (let turn = -warmUps; turn < turns; turn++) {
      const start = performance.now();
      await run();
      if (turn >= 0) {
        took.push(performance.now() - start);
      }
    }
    times.set(name, percentile(took, 0.95));
  }
  return times;
}

async function measureEngine(engine: Engine, turns: number): Promise<Map<string, number>> {
  const leadCount = sizes[engine.name]!;
  let cookie = '';
  const { home } = await prepareDatabase(engine, leadCount, async (db) => {
    const id = await makeBusyAffiliate(db, leadCount / 20);
    cookie = await affiliateCookie(db, id);
  });
  const product: ChildServer = await startProduct(home);
  try {
    return await timeDashboard(askAs(product.origin, cookie), turns);
  } finally {
    await product.stop();
  }
}

/** How long an affiliate with very many referrals waits for the dashboard. */
export async function measurePortal(rounds: number): Promise<string> {
  const turns = 20 * rounds;
  const loads = [os.loadavg()[0]!];
  const [embedded, postgres] = await onEachEngine(async (engine) => {
    const times = await measureEngine(engine, turns);
    loads.push(os.loadavg()[0]!);
    return times;
  });
  const rows = [...embedded!].map(([name, ms]) => {
    const onPostgres = postgres?.get(name) ?? Number.NaN;
    return [name, `${onPostgres.toFixed(1)} ${verdict(onPostgres < mostMs)}`, ms.toFixed(1)];
  });
  return section('portal', 'The dashboard of a busy affiliate', [
    `Milliseconds until an affiliate has an answer over HTTP, p95 of ${turns} calls one after the other by one warm client. A twentieth of all leads are credited to this affiliate, ${visitsOfLead} visits came with the code for each. The load of the machine was ${loads.map((load) => load.toFixed(1)).join(', ')} before, between and after (1 for each process that wants a processor).`,
    table(
      [
        'call',
        `PostgreSQL, 50,000 referrals among 1,000,000 leads (< ${mostMs})`,
        'embedded, 5,000 among 100,000',
      ],
      rows,
    ),
  ]);
}
