import { readFileSync } from 'node:fs';
import os from 'node:os';
import { sitePages } from '#core/contract/site.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { type ChildServer, onEachEngine, staffPassword, startProduct } from './engines.ts';
import { prepareDatabase } from './filled-database.ts';
import { leadBody } from './lead-body.ts';
import { applyRawLoad, compareRaw, type RawLoad } from './raw-load.ts';
import { section, table, verdict } from './report.ts';

const [leads, perProcess, seconds] = [20_000, 16, 4];
const counts = [1, 2, 3];
const mostMemory = 200;

/** MB of physical memory that a process holds. */
function memoryOf({ pid }: ChildServer): number {
  const [, kB] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return Math.round((Number(kB) * 1024) / 1e6);
}

const staffCalls =
  'leads leads?q=garcia leads/1 leads/1/timeline leads/1/interactions queue news audit ' +
  'dashboard/stats dashboard/activity';

/** Memory of a process that has started twice, ready and after ten thousand calls. */
async function measureMemory(home: Record<string, string>): Promise<[ready: number, then: number]> {
  await (await startProduct(home)).stop();
  const server = await startProduct(home);
  const load = async (paths: string[], calls: number, more: Partial<RawLoad> = {}) => {
    const addresses = paths.map((path) => server.origin + path);
    const { bad } = await applyRawLoad({ addresses, connections: 20, calls, ...more });
    if (bad > 0) {
      throw new Error(`${bad} of ${calls} calls were refused: ${paths.join(' ')}`);
    }
  };
  try {
    const ready = memoryOf(server);
    const { cookie } = await signInStaff(server.origin, staffPassword);
    const admin = staffCalls.split(' ').map((path) => `/api/admin/${path}`);
    await load(Object.keys(sitePages).slice(0, 10), 4000);
    await load(['/api/leads'], 3000, { body: leadBody });
    await load(admin, 3000, { cookie });
    return [ready, memoryOf(server)];
  } finally {
    await server.stop();
  }
}

/** By work, rates and costs with one process, with two and with three. */
async function measureRounds(home: Record<string, string>, rounds: number) {
  const servers: ChildServer[] = [];
  try {
    while (servers.length < counts.length) {
      servers.push(await startProduct(home));
    }
    const { cookie } = await signInStaff(servers[0]!.origin, staffPassword);
    const works: Record<string, Pick<RawLoad, 'body' | 'cookie'> & { path: string }> = {
      applications: { path: '/api/leads', body: leadBody },
      'the landing page': { path: '/' },
      'lists of leads': { path: '/api/admin/leads', cookie },
    };
    const loads = Object.entries(works).flatMap(([name, { path, ...work }]) =>
      counts.map((count): [string, RawLoad] => {
        const used = servers.slice(0, count);
        const addresses = used.map(({ origin }) => `${origin}${path}`);
        const pids = used.map(({ pid }) => pid);
        const connections = count * perProcess;
        return [`${name} ${count}`, { ...work, addresses, pids, connections, seconds }];
      }),
    );
    const found = await compareRaw(Object.fromEntries(loads), rounds);
    return Object.keys(works).map((name) => {
      const each = counts.map((count) => found[`${name} ${count}`]!);
      return [
        name,
        ...each.map(({ rate }) => rate.toFixed(0)),
        ...each.slice(1).map(({ rate }) => (rate / each[0]!.rate).toFixed(2)),
        ...each.map(({ cost }) => cost.toFixed(2)),
        String(each.reduce((sum, { bad }) => sum + bad, 0)),
      ];
    });
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}

/** One, two and three processes on one PostgreSQL, the load spread over them by the client. */
export async function measureProcesses(rounds: number): Promise<string> {
  const load = os.loadavg()[0]!.toFixed(1);
  const [found] = await onEachEngine(async (engine) => {
    const home = await prepareDatabase(engine, leads);
    return { memory: await measureMemory(home), rows: await measureRounds(home, rounds) };
  }, 'PostgreSQL');
  if (!found) {
    return section('processes', 'Processes on one PostgreSQL', ['There is no PostgreSQL here.']);
  }
  const [ready, then] = found.memory;
  return section('processes', 'Processes on one PostgreSQL', [
    `Memory of a process: ${ready} MB when it is ready, ${then} MB after 10,000 calls at 20 connections (4,000 of ten pages, 3,000 applications, 3,000 of ten calls of the CRM); promised ${mostMemory}: ${verdict(then <= mostMemory)}.`,
    `Then ${perProcess} connections of one client to each process; they share the machine's ${os.cpus().length} cores with the client and PostgreSQL; more than ${leads} leads before it. Medians of ${rounds} interleaved rounds of ${seconds} s. The load of the machine was ${load} before.`,
    "One process, its PostgreSQL and the client nearly fill two cores by themselves, so the ratios of a small machine say nothing of how far the product scales. What they show is whether processes get into each other's way: then the processor time an answer would grow with their number.",
    table(
      'work | answers/s of 1 | of 2 | of 3 | 2 to 1 | 3 to 1 | processor ms an answer, 1 | 2 | 3 | failed',
      found.rows,
    ),
  ]);
}
