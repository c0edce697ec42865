import fs from 'node:fs';
import net from 'node:net';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { clusterFolder, dataOf, howToGoOn, prepareFolder, readPassword } from './cluster-folder.ts';
import { chooseIdentity, giveTo } from './identity.ts';
import { ownerLock, PostgresEndedError, PostgresProcess } from './postgres-process.ts';
import { findPostmaster, isPostmasterOf, stopPostmaster } from './postmaster.ts';
import { findPrograms } from './programs.ts';

export interface Cluster {
  /** The address for `pg`, the same as long as it is open. */
  readonly url: string;
  close(): Promise<void>;
}

export interface ClusterOptions {
  dataDir: string;
  log: Log;
  /** A server that runs already may be used: for commands that work on its database. */
  isShared: boolean;
}

/** Another server uses the folder. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `Another server is using the database folder ${folder}: stop it, or set DATA_DIR to another folder.`,
    );
    this.name = 'FolderInUseError';
  }
}

const patienceMs = 25_000;
const graceMs = 2_000;

async function hasOwner(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rowCount } = await client.query(
      `select from pg_locks where locktype = 'advisory' and objid = $1 and granted`,
      [ownerLock],
    );
    return rowCount! > 0;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Whether the server that started this PostgreSQL is still there; undefined if PostgreSQL ended
 * meanwhile. One that was started a moment ago gets time to say so, one that starts or stops to
 * come to its end.
 */
async function isLookedAfter(url: string, isRunning: () => boolean): Promise<boolean | undefined> {
  const deadline = performance.now() + patienceMs;
  let freeUntil = Infinity;
  while (isRunning()) {
    try {
      if (await hasOwner(url)) {
        return true;
      }
      freeUntil = Math.min(freeUntil, performance.now() + graceMs);
      if (performance.now() >= freeUntil) {
        return false;
      }
    } catch {
      if (performance.now() > deadline) {
        return true;
      }
    }
    await sleep(100);
  }
  return undefined;
}

async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Why PostgreSQL did not start, for the operator. */
function explain({ said }: PostgresEndedError, folder: string): Error {
  if (/lock file "postmaster.pid" already exists|pre-existing shared memory/.test(said)) {
    return new FolderInUseError(folder);
  }
  const what = `The database in ${folder} did not start: ${said}`;
  if (/No space left on device/.test(said)) {
    return new Error(`${what}. Free space on the disk of DATA_DIR.`);
  }
  if (/wrong ownership|ermission denied|invalid permissions/.test(said)) {
    return new Error(
      `${what}. Give the whole folder of DATA_DIR to the user that runs the server (chown -R) and start again.`,
    );
  }
  return new Error(`${what}. If the folder is damaged: ${howToGoOn}`);
}

type Startable = Omit<ConstructorParameters<typeof PostgresProcess>[0], 'port' | 'url'>;

const addressOf = (folder: string, port: number): string =>
  `postgres://postgres:${readPassword(folder)}@127.0.0.1:${port}/postgres`;

async function startOwn(
  options: Startable,
  folder: string,
): Promise<{ url: string; running: PostgresProcess }> {
  const deadline = performance.now() + patienceMs;
  for (let tries = 1; ; tries += 1) {
    const port = await freePort();
    const url = addressOf(folder, port);
    const running = new PostgresProcess({ ...options, port, url });
    try {
      await running.start();
      return { url, running };
    } catch (error) {
      if (!(error instanceof PostgresEndedError)) {
        throw error;
      }
      // Another process may take the port between our two attempts; the connections of a killed
      // PostgreSQL end a moment after it.
      const mayPass =
        (/could not (bind|create any TCP)/.test(error.said) && tries < 5) ||
        (/pre-existing shared memory/.test(error.said) && performance.now() < deadline);
      if (!mayPass) {
        throw explain(error, folder);
      }
      await sleep(200);
    }
  }
}

/** What of PostgreSQL and of its folder is known before it runs. */
function locate(dataDir: string) {
  const programs = findPrograms();
  const identity = chooseIdentity(programs);
  const folder = clusterFolder(dataDir);
  return { programs, identity, folder };
}

/**
 * Stops a PostgreSQL that a killed server has left running in a data folder. Returns the address of
 * one that a server looks after.
 */
async function findOwned(
  { programs, folder, log }: { programs: string; folder: string; log: Log },
  data: string,
): Promise<string | undefined> {
  const found = findPostmaster(data);
  if (!found) {
    return undefined;
  }
  const url = addressOf(folder, found.port);
  const isOwned = await isLookedAfter(url, () => isPostmasterOf(found.pid, data));
  if (isOwned === false) {
    log.warn('PostgreSQL was left running by a server that was killed; it is stopped.');
    await stopPostmaster(found, data, programs);
  }
  return isOwned ? url : undefined;
}

/** Stops what a killed process has left running in a folder that is to be removed. */
export async function stopLeftover({ dataDir, log }: Omit<ClusterOptions, 'isShared'>) {
  const { programs, folder } = locate(dataDir);
  const data = dataOf(folder);
  if (fs.existsSync(data) && (await findOwned({ programs, folder, log }, fs.realpathSync(data)))) {
    throw new FolderInUseError(folder);
  }
}

/**
 * The bundled database, in the folder `postgres` of the data folder: made at the first
 * start, and stopped with this process. Two servers never share it. Throws one sentence for the
 * operator if it cannot be used.
 */
export async function openCluster({ dataDir, log, isShared }: ClusterOptions): Promise<Cluster> {
  const { programs, identity, folder } = locate(dataDir);
  prepareFolder(folder, programs, identity);
  const data = fs.realpathSync(dataOf(folder));
  const owned = await findOwned({ programs, folder, log }, data);
  if (owned && isShared) {
    return { url: owned, close: async () => {} };
  }
  if (owned) {
    throw new FolderInUseError(folder);
  }
  giveTo(identity, data);
  const { url, running } = await startOwn({ programs, identity, data, log }, folder);
  return { url, close: () => running.stop() };
}
