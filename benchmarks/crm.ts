import os from 'node:os';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { prepareDatabase } from './filled/prepared-database.ts';
import { section, table, verdict } from './report.ts';
import { type CallTimes, countedCalls, timeFirstCall, timeStaffCalls } from './staff-calls.ts';

const password = 'a benchmark signs itself in';

/** What is promised, in milliseconds. */
const mostMs: Record<string, number> = { PostgreSQL: 150, embedded: 200 };
/** Of a search, which looks for what was typed anywhere in a name, an address or a number. */
const mostSearchMs: Record<string, number> = { PostgreSQL: 300, embedded: 300 };
/** Of figures that are not kept yet. */
const mostFirstMs = 3000;

// The p95 of twenty calls is their worst but one: chance decides.
const turnsOfRound = 100;

const sizes: Record<string, number> = { PostgreSQL: 1_000_000, embedded: 100_000 };

interface Measured {
  engine: string;
  times: CallTimes;
  firsts: Map<string, number>;
}

async function measureEngine(engine: Engine, turns: number): Promise<Measured> {
  const leadCount = sizes[engine.name]!;
  const home = await prepareDatabase(engine, leadCount, password);
  const start = () => startProduct({ ...home, ADMIN_PASSWORD: password });
  const firsts = new Map<string, number>();
  for (const [name, path] of Object.entries(countedCalls)) {
    const fresh = await start();
    const office = { origin: fresh.origin, leadCount, password };
    firsts.set(name, await timeFirstCall(office, path));
    await fresh.stop();
  }
  const product = await start();
  try {
    const office = { origin: product.origin, leadCount, password };
    return {
      engine: engine.name,
      times: await timeStaffCalls(office, { turns, only: process.env.BENCH_ONLY }),
      firsts,
    };
  } finally {
    await product.stop();
  }
}

/** The p95 of a call, and whether it keeps the promise of its engine. */
function cellOf({ engine, times }: Measured, name: string): string {
  const most = (name.includes('search') ? mostSearchMs : mostMs)[engine]!;
  const p95 = times.get(name)!;
  return `${p95.toFixed(1)} ${verdict(p95 < most)}`;
}

function firstRows(measured: readonly Measured[]): string[][] {
  return Object.keys(countedCalls).map((name) => [
    name,
    ...measured.map(({ firsts }) => {
      const ms = firsts.get(name)!;
      return `${ms.toFixed(0)} ${verdict(ms < mostFirstMs)}`;
    }),
  ]);
}

/** How long staff wait for each screen of the CRM over many leads. */
export async function measureCrm(rounds: number): Promise<string> {
  const turns = Math.round(turnsOfRound * rounds);
  const loads = [os.loadavg()[0]!];
  const measured = await onEachEngine(async (engine) => {
    const found = await measureEngine(engine, turns);
    loads.push(os.loadavg()[0]!);
    return found;
  });
  const heads = measured.map(
    ({ engine }) => `${engine}, ${sizes[engine]} leads (< ${mostMs[engine]}, search 300)`,
  );
  return section('crm', 'The CRM over many leads', [
    `Milliseconds until staff have an answer over HTTP, p95 of ${turns} calls one after the other by one warm client. With each lead come ten interactions, a calculation, a mail and a consent record. The load of the machine was ${loads.map((load) => load.toFixed(1)).join(', ')} before, between and after (1 for each process that wants a processor).`,
    table(
      ['call', ...heads],
      [...measured[0]!.times.keys()].map((name) => [
        name,
        ...measured.map((one) => cellOf(one, name)),
      ]),
    ),
    `The first such call of a server that keeps no figures yet; promised under ${mostFirstMs} ms.`,
    table(['call', ...measured.map(({ engine }) => engine)], firstRows(measured)),
  ]);
}
