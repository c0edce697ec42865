import fs from 'node:fs';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { clusterFolder, dataOf, howToGoOn, prepareFolder, readPassword } from './cluster-folder.ts';
import { chooseIdentity, giveTo } from './identity.ts';
import {
  ownerLock,
  type Place,
  PostgresEndedError,
  PostgresProcess,
  socketFile,
} from './postgres-process.ts';
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

async function hasOwner(connectionString: string) {
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
async function isLookedAfter(url: string, isRunning: () => boolean) {
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

export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** Why PostgreSQL did not start, for the operator. */
function explain({ said }: PostgresEndedError, folder: string): Error {
  const what = `The database in ${folder} did not start: ${said}`;
  if (/No space left on device|quota exceeded/.test(said) && !/shared memory/.test(said)) {
    return new Error(`${what}. Free space on the disk of DATA_DIR.`);
  }
  if (/wrong ownership|ermission denied|invalid permissions/.test(said)) {
    return new Error(
      `${what}. Give the whole folder of DATA_DIR to the user that runs the server (chown -R) and start again.`,
    );
  }
  return new Error(`${what}. If the folder is damaged: ${howToGoOn}`);
}

/** The most bytes of a socket's path that every system takes. */
const longestSocket = 100;

async function choosePlace(folder: string, mayBeSocket: boolean): Promise<Place> {
  const isShort = Buffer.byteLength(path.join(folder, socketFile)) <= longestSocket;
  return mayBeSocket && isShort && process.platform !== 'win32'
    ? { socket: folder }
    : { port: await freePort() };
}

function addressOf(folder: string, place: Place): string {
  const address = new URL(`postgres://postgres:${readPassword(folder)}@127.0.0.1/postgres`);
  if ('socket' in place) {
    address.searchParams.set('host', place.socket);
  } else {
    address.port = String(place.port);
  }
  return address.href;
}

/** What of PostgreSQL and of its folder is known before it runs. */
function locate(dataDir: string) {
  const programs = findPrograms();
  const folder = clusterFolder(dataDir);
  const identity = chooseIdentity(programs, dataOf(folder));
  return { programs, identity, folder };
}

interface Located {
  programs: string;
  folder: string;
  data: string;
  log: Log;
}

/**
 * Stops a PostgreSQL that a killed server has left running in a data folder. Returns the address of
 * one that a server looks after.
 */
async function findOwned({ programs, folder, data, log }: Located) {
  const found = findPostmaster(data);
  if (!found) {
    return undefined;
  }
  const url = addressOf(folder, found.hasSocket ? { socket: folder } : { port: found.port });
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
  if (
    fs.existsSync(data) &&
    (await findOwned({ programs, folder, data: fs.realpathSync(data), log }))
  ) {
    throw new FolderInUseError(folder);
  }
}

/** What passes by itself: a port that was taken meanwhile, connections that outlive PostgreSQL. */
const mayPass = ({ said, isLocked }: PostgresEndedError): boolean =>
  isLocked ||
  /could not (bind|create any)|pre-existing shared memory|lock file .* already exists/.test(said);

/**
 * The database that npm brings, in the folder `postgres` of the data folder: made at the first
 * start, and stopped with this process. Two servers never share it. Throws one sentence for the
 * operator if it cannot be used.
 */
export async function openCluster({ dataDir, log, isShared }: ClusterOptions): Promise<Cluster> {
  const { programs, identity, folder } = locate(dataDir);
  prepareFolder(folder, programs, identity);
  const data = fs.realpathSync(dataOf(folder));
  const deadline = performance.now() + patienceMs;
  for (let mayBeSocket = true; ;) {
    const owned = await findOwned({ programs, folder, data, log });
    if (owned && isShared) {
      return { url: owned, close: async () => {} };
    }
    if (owned) {
      throw new FolderInUseError(folder);
    }
    giveTo(identity, data);
    const place = await choosePlace(folder, mayBeSocket);
    const url = addressOf(folder, place);
    const running = new PostgresProcess({ programs, identity, folder, data, place, url, log });
    try {
      await running.start();
      return { url, close: () => running.stop() };
    } catch (error) {
      if ((error as { code?: string }).code === '28P01') {
        throw new Error(
          `The password in ${path.join(folder, 'password')} is not that of the database beside it: put the right file there.`,
          { cause: error },
        );
      }
      if (!(error instanceof PostgresEndedError)) {
        throw error;
      }
      if (!mayPass(error)) {
        throw explain(error, folder);
      }
      if (performance.now() > deadline) {
        throw new FolderInUseError(folder);
      }
      // Some disks, such as those shared with a container's host, hold no sockets.
      mayBeSocket &&= !/Unix-domain socket/.test(error.said);
      await sleep(200);
    }
  }
}
