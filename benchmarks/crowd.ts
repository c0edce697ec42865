import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { percentile } from './percentile.ts';
import { section, table, verdict } from './report.ts';
import { sendVisitors } from './visitors.ts';

const crowds = {
  'leads alone': { lead: 200 },
  'visitors of every kind': { page: 100, view: 50, calculation: 25, lead: 25 },
} as const;

/** The lead's p99 that is promised, in milliseconds. */
const promisedMs = 1000;

async function measure(engine: Engine, seconds: number): Promise<string[][]> {
  const product = await startProduct(await engine.newHome());
  const rows: string[][] = [];
  try {
    for (const [crowd, connections] of Object.entries(crowds)) {
      const { answers, failed, leads } = await sendVisitors(product.origin, connections, seconds);
      const p99 = percentile(leads, 0.99);
      rows.push([
        engine.name,
        crowd,
        (answers / seconds).toFixed(0),
        (leads.length / seconds).toFixed(0),
        percentile(leads, 0.5).toFixed(0),
        `${p99.toFixed(0)} ${verdict(p99 < promisedMs)}`,
        percentile(leads, 1).toFixed(0),
        `${failed} ${verdict(failed === 0)}`,
      ]);
    }
  } finally {
    await product.stop();
  }
  return rows;
}

/** 200 connections, each asking again as soon as it is answered, for `seconds`. */
export async function measureCrowd(seconds: number): Promise<string> {
  const rows = await onEachEngine((engine) => measure(engine, seconds));
  return section('crowd', '200 connections at once', [
    `Each asks again as soon as it is answered, for ${seconds} s; visitors of every kind are 100 who read the landing page, 50 who are tracked, 25 who calculate and 25 who apply. Milliseconds until a lead was answered; the load runs on the same two cores.`,
    table(
      [
        'engine',
        'crowd',
        'answers/s',
        'leads/s',
        'lead p50 ms',
        `lead p99 ms (< ${promisedMs})`,
        'longest ms',
        'failed (0)',
      ],
      rows.flat(),
    ),
  ]);
}
