import os from 'node:os';
import type { ChildServer } from './child-server.ts';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { type Exported, measureExport } from './export-memory.ts';
import { type Prepared, prepareDatabase } from './filled/prepared-database.ts';
import { section, table, verdict } from './report.ts';
import { type CallTime, type CallTimes, timeStaffCalls } from './staff-calls.ts';

const password = 'a benchmark signs itself in';

/** What is promised, in milliseconds and as a share of the small database's. */
const mostMs = { PostgreSQL: 150, embedded: 200 };
const mostOfSmall = 1.5;
const mostGrowthMiB = 100;

// The p95 of twenty calls is their worst but one: chance decided.
const turnsOfRound = 100;

const sizes: Record<string, readonly number[]> = {
  PostgreSQL: [10_000, 1_000_000],
  embedded: [100_000],
};

interface Measured {
  prepared: Prepared[];
  times: CallTimes[];
  exports: Exported[];
}

async function measureEngine(engine: Engine, turns: number): Promise<Measured> {
  const prepared: Prepared[] = [];
  for (const leadCount of sizes[engine.name]!) {
    prepared.push(await prepareDatabase(engine, leadCount));
  }
  const products: ChildServer[] = [];
  try {
    for (const { home } of prepared) {
      products.push(await startProduct({ ...home, ADMIN_PASSWORD: password }));
    }
    const offices = prepared.map(({ leadCount }, index) => ({
      leadCount,
      origin: products[index]!.origin,
    }));
    const times = await timeStaffCalls(offices, {
      password,
      turns,
      only: process.env.BENCH_ONLY,
    });
    const largest = products.at(-1)!;
    const exports = [
      await measureExport(largest, password, 0),
      await measureExport(largest, password, 300),
    ];
    return {
      prepared,
      times,
      exports,
    };
  } finally {
    for (const product of products) {
      await product.stop();
    }
  }
}

const unknown: CallTime = { median: Number.NaN, p95: Number.NaN };

/** The rows of the report: the times of each call in the small, the large and the embedded database. */
function rowsOf(small: CallTimes | undefined, large: CallTimes | undefined, embedded: CallTimes) {
  return [...embedded].map(([name, ofEmbedded]) => {
    const ofSmall = small?.get(name) ?? unknown;
    const ofLarge = large?.get(name) ?? unknown;
    const ratio = ofLarge.p95 / ofSmall.p95;
    return [
      name,
      ofSmall.p95.toFixed(1),
      `${ofLarge.p95.toFixed(1)} ${verdict(ofLarge.p95 < mostMs.PostgreSQL)}`,
      `${ratio.toFixed(2)} ${verdict(ratio <= mostOfSmall)}`,
      (ofLarge.median / ofSmall.median).toFixed(2),
      `${ofEmbedded.p95.toFixed(1)} ${verdict(ofEmbedded.p95 < mostMs.embedded)}`,
    ];
  });
}

function exportRows({ exports }: Measured, engine: string): string[][] {
  return exports.map(({ lines, megabytes, seconds, grewMiB }, index) => [
    engine,
    index === 0 ? 'as fast as it comes' : 'rests 0.3 s after each MiB',
    String(lines - 1),
    megabytes.toFixed(0),
    seconds.toFixed(0),
    `${grewMiB.toFixed(0)} ${verdict(grewMiB < mostGrowthMiB)}`,
  ]);
}

function countSentence(engine: string, { prepared }: Measured): string[] {
  return prepared
    .filter(({ countSeconds }) => !Number.isNaN(countSeconds))
    .map(
      ({ leadCount, countSeconds }) =>
        `${leadCount} leads on ${engine} ${countSeconds.toFixed(1)} s`,
    );
}

/** How long staff wait for each screen of the CRM, in a small and in a large database. */
export async function measureCrm(rounds: number): Promise<string> {
  const turns = turnsOfRound * rounds;
  const loads = [os.loadavg()[0]!];
  const names: string[] = [];
  const measured = await onEachEngine(async (engine) => {
    names.push(engine.name);
    const found = await measureEngine(engine, turns);
    loads.push(os.loadavg()[0]!);
    return found;
  });
  const [embedded, postgres] = measured;
  const [small, large] = postgres?.times ?? [];
  const counted = measured.flatMap((one, index) => countSentence(names[index]!, one));
  return section('crm', 'The CRM over many leads', [
    `Milliseconds until staff have an answer over HTTP, p95 of ${turns} calls one after the other by one warm client; ten interactions a lead. The two of PostgreSQL are asked in turns. The load of the machine was ${loads.map((load) => load.toFixed(1)).join(', ')} before, between and after (1 for each process that wants a processor).`,
    table(
      [
        'call',
        'PostgreSQL, 10,000 leads',
        `1,000,000 (< ${mostMs.PostgreSQL})`,
        `ratio (<= ${mostOfSmall})`,
        'of medians',
        `embedded, 100,000 (< ${mostMs.embedded})`,
      ],
      rowsOf(small, large, embedded!.times[0]!),
    ),
    'Every lead as CSV, and by how much the memory of the server grew meanwhile.',
    table(
      ['engine', 'reader', 'leads', 'MB', 's', `grew MiB (< ${mostGrowthMiB})`],
      measured.flatMap((one, index) => exportRows(one, names[index]!)),
    ),
    ...(counted.length > 0 ? [`The first count, in bounded steps: ${counted.join(', ')}.`] : []),
  ]);
}
