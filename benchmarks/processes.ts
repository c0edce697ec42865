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

/** MB of physical memory that a process holds, and how much of it no other process can share. */
function tellMemory({ pid }: ChildServer): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [held, own] = ['VmRSS', 'RssAnon'].map((name) => {
    const [, kB] = new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)!;
    return Math.round((Number(kB) * 1024) / 1e6);
  });
  return `${held} MB (${own} without the files it has mapped)`;
}

interface Round {
  rate: number;
  bad: number;
  processorMs: number;
}

/** By work, the rounds with one process, with two and with three. */
type Rounds = Record<string, Round[][]>;

interface Found {
  rounds: Rounds;
  /** Of the first process: ready, and at the end. */
  memory: string[];
  /** How many it answered in between. */
  calls: number;
}

async function measure(engine: Engine, rounds: number): Promise<Found | undefined> {
  if (engine.name !== 'PostgreSQL') {
    return undefined;
  }
  const home = await prepareDatabase(engine, leads, password);
  const servers: ChildServer[] = [];
  try {
    while (servers.length < most) {
      servers.push(await startProduct({ ...home, ADMIN_PASSWORD: password }));
    }
    const [first] = servers as [ChildServer];
    const memory = [tellMemory(first)];
    let calls = 0;
    const { cookie } = await signInStaff(first.origin, password);
    const works: Record<string, Pick<RawLoad, 'body' | 'cookie'> & { path: string }> = {
      applications: { path: '/api/leads', body: leadBody },
      'the landing page': { path: '/' },
      'lists of leads': { path: '/api/admin/leads', cookie },
    };
    const all: Rounds = {};
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
          calls += (rate * seconds) / count;
          if (round > 0) {
            const ofWork = (all[name] ??= [[], [], []]);
            ofWork[count - 1]!.push({ rate, bad, processorMs: taken / (rate * seconds) });
          }
        }
      }
    }
    memory.push(tellMemory(first));
    return { rounds: all, memory, calls };
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** One, two and three processes on one PostgreSQL, the load spread over them by the client. */
export async function measureProcesses(rounds: number): Promise<string> {
  const before = os.loadavg()[0]!.toFixed(1);
  const found = await onEachEngine((engine) => measure(engine, rounds));
  const one = found.find((each) => each !== undefined);
  if (!one) {
    return '';
  }
  const rows = Object.entries(one.rounds).map(([name, counts]) => {
    const of = (key: keyof Round) => counts.map((all) => median(all.map((round) => round[key])));
    const [rates, costs] = [of('rate'), of('processorMs')];
    const bad = counts.flat().reduce((sum, round) => sum + round.bad, 0);
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
    `Memory of the first process: ${one.memory[0]} when it was ready, ${one.memory[1]} after ${Math.round(one.calls).toLocaleString('en')} calls.`,
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
