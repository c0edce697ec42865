import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresCluster } from '#server/testing/postgres-cluster.ts';
import { startServer } from './child-server.ts';
import { leadBody, viewBody } from './lead-body.ts';
import { compareRaw, type RawResult } from './raw-load.ts';

export interface WriteFigures {
  readonly engine: string;
  readonly lead: RawResult;
  readonly bareLead: RawResult;
  readonly view: RawResult;
  readonly bareView: RawResult;
  /** The same peer answering at once: what HTTP and the load allow on this machine. */
  readonly nothing: RawResult;
}

const quiet = {
  RATE_LIMIT_SCALE: '1000000',
  LOG_LEVEL: 'error',
  ADMIN_PASSWORD: 'a benchmark signs nobody in',
  PORT: '0',
};

/**
 * Product against peer on one engine: complete leads against bare inserts, batched tracking against
 * an insert a request.
 */
async function measure(
  engine: string,
  rounds: number,
  databases: readonly [string, string] | null,
): Promise<WriteFigures> {
  const folders = [
    mkdtempSync(join(tmpdir(), 'bench-')),
    mkdtempSync(join(tmpdir(), 'bench-')),
  ] as const;
  const address = (index: 0 | 1): Record<string, string> => ({
    DATA_DIR: folders[index],
    ...(databases && { DATABASE_URL: databases[index] }),
  });
  const product = await startServer('server/main.ts', { ...quiet, ...address(0) });
  const bare = await startServer('benchmarks/bare-server.ts', address(1));
  try {
    const post = (address: string, body: (index: number) => string, connections: number) => ({
      address,
      body,
      connections,
      seconds: 6,
    });
    const leads = await compareRaw(
      {
        product: post(`${product.origin}/api/leads`, leadBody, 16),
        bare: post(`${bare.origin}/lead`, leadBody, 16),
      },
      rounds,
    );
    const views = await compareRaw(
      {
        product: post(`${product.origin}/api/track-interaction`, viewBody, 64),
        bare: post(`${bare.origin}/view`, viewBody, 64),
        nothing: post(`${bare.origin}/nothing`, viewBody, 64),
      },
      rounds,
    );
    return {
      engine,
      lead: leads.product,
      bareLead: leads.bare,
      view: views.product,
      bareView: views.bare,
      nothing: views.nothing,
    };
  } finally {
    await product.stop();
    await bare.stop();
    for (const folder of folders) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}

/** Both engines; PostgreSQL is left out where there are no binaries. */
export async function measureWrites(rounds: number): Promise<WriteFigures[]> {
  const figures = [await measure('embedded', rounds, null)];
  const cluster = await startPostgresCluster();
  if (!cluster) {
    return figures;
  }
  try {
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    for (const name of ['bench_product', 'bench_bare']) {
      await client.query(`create database ${name}`);
    }
    await client.end();
    const database = (name: string) =>
      Object.assign(new URL(cluster.url), { pathname: `/${name}` }).href;
    figures.push(
      await measure('PostgreSQL', rounds, [database('bench_product'), database('bench_bare')]),
    );
  } finally {
    await cluster.stop();
  }
  return figures;
}
