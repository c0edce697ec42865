import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startPostgresCluster } from '#server/testing/postgres/postgres-cluster.ts';
import { memoryFlags, memorySettings } from '#scripts/memory-settings.mjs';
import { type ChildServer, startServer } from './child-server.ts';

/** One of the two engines, with as many fresh databases as a benchmark asks for. */
export interface Engine {
  readonly name: string;
  /** The variables that start a server on a new database of its own. */
  newHome(): Promise<Record<string, string>>;
  /**
   * The same, but with `BENCH_FOLDER` (and for PostgreSQL `BENCH_POSTGRES_URL`) the database is kept
   * under its name for the next run.
   */
  namedHome(name: string): Promise<Record<string, string>>;
}

const quiet = {
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: 'a benchmark signs nobody in',
  PORT: '0',
};

/** Starts the product as its operator does, without limits on calls; or another script of it so. */
export function startProduct(
  home: Record<string, string>,
  script = 'dist/process/main.js',
): Promise<ChildServer> {
  return startServer(script, { ...quiet, ...memorySettings, ...home }, memoryFlags);
}

async function createDatabase(clusterUrl: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: clusterUrl });
  await client.connect();
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
  if (rowCount === 0) {
    await client.query(`create database ${name}`);
  }
  await client.end();
  return Object.assign(new URL(clusterUrl), { pathname: `/${name}` }).href;
}

/** The one engine to measure, by its name; both without it. */
const onlyEngine = process.env.BENCH_ENGINE;
const keptFolder = process.env.BENCH_FOLDER;
const keptCluster = process.env.BENCH_POSTGRES_URL;

/** The cluster that is kept, or a new one that is thrown away. */
function openCluster() {
  return keptCluster ? { url: keptCluster, stop: async () => {} } : startPostgresCluster();
}

/** Does the work on one engine after the other; PostgreSQL is left out where it is not installed. */
export async function onEachEngine<T>(work: (engine: Engine) => Promise<T>): Promise<T[]> {
  const folders: string[] = [];
  const newFolder = () => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-'));
    folders.push(folder);
    return { DATA_DIR: folder };
  };
  const namedFolder = (name: string) =>
    keptFolder ? { DATA_DIR: join(keptFolder, name) } : newFolder();
  const embedded: Engine = {
    name: 'embedded',
    newHome: async () => newFolder(),
    namedHome: async (name) => namedFolder(`embedded_${name}`),
  };
  const cluster = await openCluster();
  try {
    const results = onlyEngine === 'PostgreSQL' ? [] : [await work(embedded)];
    if (cluster && onlyEngine !== 'embedded') {
      const postgres: Engine = {
        name: 'PostgreSQL',
        newHome: async () => {
          const home = newFolder();
          const name = `bench_${process.pid}_${folders.length}`;
          const databaseUrl = await createDatabase(cluster.url, name);
          return { ...home, DATABASE_URL: databaseUrl };
        },
        namedHome: async (name) => ({
          ...namedFolder(`postgres_${name}`),
          DATABASE_URL: await createDatabase(cluster.url, name),
        }),
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
