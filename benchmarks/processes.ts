import os from 'node:os';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';
import { signInStaff } from '#server/testing/sessions/staff-session.ts';
import { type ChildServer, staffPassword, startProduct } from './product.ts';
import { prepareDatabase } from './filled-database.ts';
import { leadBody } from './lead-body.ts';
import { compareRaw, type RawLoad } from './raw-load.ts';
import { section, table } from './report.ts';

const [leads, perProcess, seconds] = [20_000, 16, 4];
const counts = [1, 2, 3];

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
  const cluster = (await startPostgresCluster())!;
  const rows = await prepareDatabase(leads, cluster.url)
    .then((home) => measureRounds(home, rounds))
    .finally(cluster.stop);
  return section('processes', 'Processes on one PostgreSQL', [
    `${perProcess} connections of one client to each process; they share the machine's ${os.cpus().length} cores with the client and PostgreSQL; more than ${leads} leads before it. Medians of ${rounds} interleaved rounds of ${seconds} s. The load of the machine was ${load} before.`,
    "One process, its PostgreSQL and the client nearly fill two cores by themselves, so the ratios of a small machine say nothing of how far the product scales. What they show is whether processes get into each other's way: then the processor time an answer would grow with their number.",
    table(
      'work | answers/s of 1 | of 2 | of 3 | 2 to 1 | 3 to 1 | processor ms an answer, 1 | 2 | 3 | failed',
      rows,
    ),
  ]);
}
