import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import pg from 'pg';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';
import { memoryFlags, memorySettings } from '#scripts/memory-settings.mjs';

type Variables = Record<string, string>;

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The password of everyone on staff in a benchmark. */
export const staffPassword = 'a benchmark signs itself in';

/** A process of its own that has listened: the load must not share the server's event loop. */
export async function startServer(
  script: string,
  env: Variables = {},
  flags: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line) ?? [];
    if (origin) {
      child.stdout.resume();
      const stop = async () => {
        if (child.exitCode === null && child.kill('SIGTERM')) {
          await once(child, 'exit');
        }
      };
      return { origin: origin.replace('localhost', '127.0.0.1'), pid: child.pid!, stop };
    }
  }
  throw new Error(`${script} ended before it listened`);
}

/** Starts the product as its operator does, without limits on calls. */
export function startProduct(home: Variables): Promise<ChildServer> {
  const quiet = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', PORT: '0' };
  const env = { ...quiet, ADMIN_PASSWORD: staffPassword, ...memorySettings, ...home };
  return startServer('dist/process/main.js', env, memoryFlags);
}

/** Runs a script of the product on a database, to its end. */
export async function runScript(home: Variables, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...home } });
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'bench-'));

/** The product on a new embedded database, with the people of the demo if they are wanted. */
export async function withProduct<T>(
  work: (origin: string) => Promise<T>,
  { hasDemo = false } = {},
): Promise<T> {
  const home = { DATA_DIR: newFolder(), ADMIN_PASSWORD: staffPassword };
  if (hasDemo) {
    await runScript(home, 'scripts/fill-demo.ts');
  }
  const server = await startProduct(home);
  try {
    return await work(server.origin);
  } finally {
    await server.stop();
    rmSync(home.DATA_DIR, { recursive: true, force: true });
  }
}

/** One of the two engines, with as many new databases as a benchmark asks for. */
export interface Engine {
  readonly name: 'embedded' | 'PostgreSQL';
  /** The variables that start a server on a new database. */
  home(): Promise<Variables>;
}

async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
}

/**
 * Does the work on one engine after the other, or on the one that is named here or by
 * `BENCH_ENGINE`. PostgreSQL is left out where it is not installed.
 */
export async function onEachEngine<T>(
  work: (engine: Engine) => Promise<T>,
  only = process.env.BENCH_ENGINE,
): Promise<T[]> {
  const folders: string[] = [];
  const embeddedHome = async () => {
    folders.push(newFolder());
    return { DATA_DIR: folders.at(-1)! };
  };
  const cluster = await startPostgresCluster();
  const engines: Engine[] = [{ name: 'embedded', home: embeddedHome }];
  if (cluster) {
    const home = async () => ({
      ...(await embeddedHome()),
      DATABASE_URL: await createDatabase(cluster.url, `bench_${folders.length}`),
    });
    engines.push({ name: 'PostgreSQL', home });
  }
  try {
    const results: T[] = [];
    for (const engine of engines.filter(({ name }) => !only || name === only)) {
      results.push(await work(engine));
    }
    return results;
  } finally {
    await cluster?.stop();
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
