import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseIdentity, giveTo, type Identity } from '#server/db/cluster/identity.ts';
import { freePort } from '#server/db/cluster/open-cluster.ts';
import { findPrograms } from '#server/db/cluster/programs.ts';
import { throwAwayHome } from '../throw-away-home.ts';

export interface PostgresCluster {
  /** A connection string with the right to create databases. */
  url: string;
  /** The text of its log. */
  log(): string;
  stop(): Promise<void>;
}

export interface ClusterOptions {
  /** Settings besides the usual ones, such as `log_statement=all`. */
  settings?: readonly string[];
  /** The server whose standby it is to be; both run on what is installed on this machine. */
  standbyOf?: string;
  /** Runs what is installed on this machine, and not what npm brings. */
  isInstalled?: boolean;
}

function byVersion(a: string, b: string): number {
  return b.localeCompare(a, 'en', { numeric: true });
}

/**
 * The folder that holds these programs of PostgreSQL: on the PATH, or where Debian, Red Hat,
 * Homebrew and Postgres.app put them; newest first.
 */
export function findPostgresPrograms(...programs: readonly string[]): string | undefined {
  const inside = (parent: string, ...rest: string[]): string[] =>
    fs.existsSync(parent)
      ? fs
          .readdirSync(parent)
          .sort(byVersion)
          .map((name) => path.join(parent, name, ...rest))
      : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter),
    ...inside('/usr/lib/postgresql', 'bin'),
    ...inside('/usr', 'bin').filter((folder) => /pgsql-\d+/.test(folder)),
    ...['/opt/homebrew/opt', '/usr/local/opt'].flatMap((opt) =>
      inside(opt, 'bin').filter((folder) => /postgresql/.test(folder)),
    ),
    ...inside('/Applications/Postgres.app/Contents/Versions', 'bin'),
  ].find((folder) => programs.every((name) => fs.existsSync(path.join(folder, name))));
}

/** Sorts by code point and knows the letters of Unicode, as far as each version can be told to. */
const locales = [
  ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
  ['--lc-collate=C', '--lc-ctype=C.UTF-8'],
  ['--lc-collate=C', '--lc-ctype=en_US.UTF-8'],
];

/**
 * Puts an empty cluster of these programs at `data`: a copy of one that an earlier run made, which
 * takes a tenth of the time.
 */
function initialize(identity: Identity, programs: string, data: string): void {
  const initdb = path.join(programs, 'initdb');
  const key = createHash('sha256')
    .update(`${initdb} ${fs.statSync(initdb).size}`)
    .digest('hex');
  const kept = path.join(import.meta.dirname, '../../../.cache/clusters', key.slice(0, 16));
  if (!fs.existsSync(kept)) {
    makeCluster([...identity.prefix, initdb], data);
    giveTo(identity, data);
    fs.mkdirSync(path.dirname(kept), { recursive: true });
    fs.cpSync(data, `${kept}-${process.pid}`, { recursive: true });
    try {
      fs.renameSync(`${kept}-${process.pid}`, kept);
    } catch {
      // Another run was quicker.
      fs.rmSync(`${kept}-${process.pid}`, { recursive: true });
    }
    return;
  }
  fs.cpSync(kept, data, { recursive: true });
  fs.chmodSync(data, 0o700);
  giveTo(identity, data);
}

function makeCluster([initdb, ...before]: readonly string[], data: string): void {
  const errors: string[] = [];
  for (const locale of locales) {
    try {
      const args = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', ...locale];
      execFileSync(initdb!, [...before, ...args], { stdio: ['ignore', 'ignore', 'pipe'] });
      return;
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  throw new Error(`initdb failed: ${errors.join('; ')}`);
}

// The shell ends the server when its standard input closes, so a killed test run leaves no server
// behind.
const tethered = '"$0" "$@" </dev/null & server=$!; read -r _; kill -INT $server; wait $server';

/**
 * Starts a throw-away PostgreSQL with its own settings, fsync on, in a temporary folder; null where
 * it is to be an installed one and there is none.
 */
export async function startPostgresCluster({
  settings: more = [],
  standbyOf,
  isInstalled = standbyOf !== undefined || process.env.TEST_POSTGRES === 'installed',
}: ClusterOptions = {}): Promise<PostgresCluster | null> {
  const copier = findPostgresPrograms('pg_basebackup');
  const binaries = isInstalled ? findPostgresPrograms('initdb', 'postgres') : findPrograms();
  if (!binaries || (standbyOf !== undefined && !copier)) {
    return null;
  }
  const home = fs.mkdtempSync(path.join(throwAwayHome(), 'postgres-cluster-'));
  const identity = chooseIdentity(binaries, home);
  giveTo(identity, home);
  const data = path.join(home, 'data');
  if (standbyOf === undefined) {
    initialize(identity, binaries, data);
  } else {
    execFileSync(
      path.join(copier!, 'pg_basebackup'),
      ['-d', standbyOf, '-D', data, '-R', '-c', 'fast'],
      { stdio: 'ignore' },
    );
    giveTo(identity, data);
  }
  const port = await freePort();
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${home}`,
    'max_connections=200',
    'fsync=on',
    ...more,
  ];
  const logFile = path.join(home, 'log');
  const log = fs.openSync(logFile, 'a');
  const shell = spawn(
    '/bin/sh',
    [
      '-c',
      tethered,
      ...identity.prefix,
      path.join(binaries, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    { stdio: ['pipe', log, log] },
  );
  fs.closeSync(log);
  const stop = async (): Promise<void> => {
    const ended = shell.exitCode === null ? once(shell, 'exit') : undefined;
    shell.stdin!.end();
    await ended;
    fs.rmSync(home, { recursive: true, force: true });
  };
  if (await answers(url, shell)) {
    return { url, stop, log: () => fs.readFileSync(logFile, 'utf8') };
  }
  const said = fs.readFileSync(logFile, 'utf8');
  await stop();
  throw new Error(`PostgreSQL from ${binaries} did not start: ${said.trim()}`);
}

async function answers(connectionString: string, server: ChildProcess): Promise<boolean> {
  for (let attempt = 0; attempt < 300 && server.exitCode === null; attempt++) {
    const client = new pg.Client({ connectionString });
    client.on('error', () => {});
    try {
      await client.connect();
      return true;
    } catch {
      await sleep(100);
    } finally {
      await client.end().catch(() => {});
    }
  }
  return false;
}
