import { readFileSync } from 'node:fs';
import os from 'node:os';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import type { ChildServer } from './child-server.ts';
import { type Engine, onEachEngine, startProduct } from './engines.ts';
import { prepareDatabase } from './filled/prepared-database.ts';
import { leadBody } from './lead-body.ts';
import { applyRawLoad, median, type RawLoad } from './raw-load.ts';
import { section, table } from './report.ts';

const password = 'a benchmark signs itself in';
const [leads, perProcess, seconds] = [20_000, 16, 4];
const most = 3;

/** Processor milliseconds that a process has taken; NaN where the system does not say. */
function processorMs({ pid }: ChildServer): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  } catch {
    return NaN;
  }
}

interface Round {
  rate: number;
  bad: number;
  processorMs: number;
}

/** By work, the rounds with one process, with two and with three. */
type Rounds = Record<string, Round[][]>;

async function measure(engine: Engine, rounds: number): Promise<Rounds> {
  if (engine.name !== 'PostgreSQL') {
    return {};
  }
  const home = await prepareDatabase(engine, leads, password);
  const servers: ChildServer[] = [];
  try {
    while (servers.length < most) {
      servers.push(await startProduct({ ...home, ADMIN_PASSWORD: password }));
    }
    const { cookie } = await signInStaff(servers[0]!.origin, password);
    const works: Record<string, Pick<RawLoad, 'body' | 'cookie'> & { path: string }> = {
      applications: { path: '/api/leads', body: leadBody },
      'the landing page': { path: '/' },
      'lists of leads': { path: '/api/admin/leads', cookie },
    };
    const found: Rounds = {};
    // The first round warms up and does not count.
    for (let round = 0; round <= rounds; round++) {
      for (const [name, { path, ...work }] of Object.entries(works)) {
        for (let count = 1; count <= most; count++) {
          const used = servers.slice(0, count);
          const addresses = used.map(({ origin }) => `${origin}${path}`);
          const before = used.map(processorMs);
          const connections = count * perProcess;
          const { rate, bad } = await applyRawLoad({ ...work, addresses, connections, seconds });
          const taken = used.reduce((sum, one, n) => sum + processorMs(one) - before[n]!, 0);
          if (round > 0) {
            const all = (found[name] ??= [[], [], []]);
            all[count - 1]!.push({ rate, bad, processorMs: taken / (rate * seconds) });
          }
        }
      }
    }
    return found;
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** One, two and three processes on one PostgreSQL, the load spread over them by the client. */
export async function measureProcesses(rounds: number): Promise<string> {
  const before = os.loadavg()[0]!.toFixed(1);
  const found = Object.assign({}, ...(await onEachEngine((engine) => measure(engine, rounds))));
  const rows = Object.entries(found as Rounds).map(([name, counts]) => {
    const of = (key: keyof Round) => counts.map((all) => median(all.map((one) => one[key])));
    const [rates, costs] = [of('rate'), of('processorMs')];
    const bad = counts.flat().reduce((sum, one) => sum + one.bad, 0);
    return [
      name,
      ...rates.map((rate) => rate.toFixed(0)),
      ...[1, 2].map((n) => (rates[n]! / rates[0]!).toFixed(2)),
      ...costs.map((cost) => cost.toFixed(2)),
      String(bad),
    ];
  });
  return section('processes', 'Processes on one PostgreSQL', [
    `${perProcess} connections of one client to each process; they share the machine's ${os.cpus().length} cores with the client and PostgreSQL; ${leads} leads before it. Medians of ${rounds} interleaved rounds of ${seconds} s. The load of the machine was ${before} before.`,
    "One process, its PostgreSQL and the client nearly fill two cores by themselves, so the ratios of a small machine say nothing of how far the product scales. What they show is whether processes get into each other's way: then the processor time an answer would grow with their number.",
    table(
      [
        'work',
        ...[1, 2, 3].map((n) => `answers/s of ${n}`),
        '2 to 1',
        '3 to 1',
        ...[1, 2, 3].map((n) => `processor ms an answer, ${n}`),
        'failed',
      ],
      rows,
    ),
  ]);
}
