import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import { memorySettings } from '#scripts/memory-settings.mjs';
import { type ChildServer, startServer } from './child-server.ts';

/** One of the two engines, with as many fresh databases as a benchmark asks for. */
export interface Engine {
  readonly name: string;
  /** The variables that start a server on a new database of its own. */
  newHome(): Promise<Record<string, string>>;
}

const quiet = {
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: 'a benchmark signs nobody in',
  PORT: '0',
};

/** Starts the product as its operator does, without limits on calls. */
export function startProduct(home: Record<string, string>): Promise<ChildServer> {
  return startServer('server/main.ts', { ...quiet, ...memorySettings, ...home });
}

async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  return Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
}

/** Does the work on one engine after the other; PostgreSQL is left out where it is not installed. */
export async function onEachEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T[]> {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    folders.push(folder);
    return { DATA_DIR: folder };
  };
  const embedded: Engine = {
    name: 'embedded',
    newHome: async () => newFolder(),
  };
  const cluster = await startPostgresCluster();
  try {
    const results = [await work(embedded)];
    if (cluster) {
      const postgres: Engine = {
        name: 'PostgreSQL',
        newHome: async () => {
          const home = newFolder();
          const databaseUrl = await createDatabase(cluster.url, `bench_${folders.length}`);
          return { ...home, DATABASE_URL: databaseUrl };
        },
      };
      results.push(await work(postgres));
    }
    return results;
  } finally {
    await cluster?.stop();
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
