import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { sendHostileClients } from './hostile-clients.ts';
import { percentile } from './percentile.ts';
import { section, table, verdict } from './report.ts';
import { sendVisitors } from './visitors.ts';

/** Two connections of each kind keep the server busy and leave it air. */
const connections = { page: 2, view: 2, calculation: 2, lead: 2 };
const attackSeconds = 30;
const restSeconds = 30;
const mayGrow = 1.15;

/** Memory of a process that is not swapped out, in MB. */
function memoryOf(pid: number): number {
  return Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1000;
}

/** Samples the memory once a second while `work` runs. */
async function watchMemory<T>(
  pid: number,
  work: () => Promise<T>,
): Promise<{ samples: number[]; result: T }> {
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryOf(pid)), 1000);
  try {
    return { samples, result: await work() };
  } finally {
    clearInterval(timer);
  }
}

function quarter(samples: readonly number[], which: number): number {
  const length = samples.length / 4;
  const part = samples.slice(Math.floor(which * length), Math.ceil((which + 1) * length));
  return percentile(part, 0.5);
}

async function measure(engine: Engine, minutes: number): Promise<string[]> {
  const product = await startProduct(await engine.newHome());
  try {
    const { pid, origin } = product;
    const visit = (seconds: number) => sendVisitors(origin, connections, seconds);
    const soak = await watchMemory(pid, () => visit(minutes * 60));
    const [early, late] = [quarter(soak.samples, 1), quarter(soak.samples, 3)];
    const sendAway = sendHostileClients(origin);
    const attack = await watchMemory(pid, () => visit(attackSeconds));
    sendAway();
    const rest = await watchMemory(pid, () => sleep(restSeconds * 1000));
    const after = rest.samples.at(-1)!;
    const { answers, failed } = soak.result;
    return [
      engine.name,
      `${(answers / 1000).toFixed(0)}`,
      String(failed),
      early.toFixed(0),
      `${late.toFixed(0)} ${verdict(late / early <= mayGrow)}`,
      percentile(attack.samples, 1).toFixed(0),
      `${after.toFixed(0)} ${verdict(after / late <= mayGrow)}`,
      percentile(attack.result.leads, 0.99).toFixed(0),
    ];
  } finally {
    await product.stop();
  }
}

/** Memory under a steady load, under everybody who wants to hold the server up, and afterwards. */
export async function measureSoak(minutes: number): Promise<string> {
  const rows = await onEachEngine((engine) => measure(engine, minutes));
  return section('soak', 'Memory', [
    `${minutes} minutes of pages, tracking, calculations and leads, two connections each; then for ${attackSeconds} s the same beside 100 clients that send a byte a second, 20 endless uploads, 20 that read no answer, and 20 that send 10,000 requests in one breath, each coming back when thrown out; then ${restSeconds} s of rest. Medians of the second and the last quarter of the minutes; flat is a growth of ${Math.round((mayGrow - 1) * 100)} % at most.`,
    table(
      [
        'engine',
        'thousand answers',
        'failed',
        'early MB',
        'late MB (flat)',
        'most under attack MB',
        'after it MB (as late)',
        'lead p99 under attack ms',
      ],
      rows,
    ),
  ]);
}
