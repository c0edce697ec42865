import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
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
  /** The server whose standby it is to be. */
  standbyOf?: string;
}

type Identity = {
  uid?: number;
  gid?: number;
};

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

/** PostgreSQL refuses to run as root: it then runs as `postgres`, or as `nobody`. */
export function whoRuns(): Identity {
  if (process.getuid?.() !== 0) {
    return {};
  }
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) =>
        Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }));
      return {
        uid: id('-u'),
        gid: id('-g'),
      };
    } catch {
      /* there is no such user: the next one */
    }
  }
  throw new Error(
    'PostgreSQL does not run as root, and there is neither a user postgres nor nobody to run it as.',
  );
}

/**
 * Sorts by code point and knows the letters of Unicode, as the embedded engine does; systems name
 * that locale differently.
 */
function initialize(initdb: string, data: string, as: Identity & { cwd: string }): void {
  const errors: string[] = [];
  for (const letters of ['C.UTF-8', 'en_US.UTF-8']) {
    try {
      execFileSync(
        initdb,
        [
          '-D',
          data,
          '-U',
          'postgres',
          '-A',
          'trust',
          '-E',
          'UTF8',
          '--lc-collate=C',
          `--lc-ctype=${letters}`,
        ],
        {
          ...as,
          stdio: ['ignore', 'ignore', 'pipe'],
        },
      );
      return;
    } catch (error) {
      errors.push((error as Error).message);
    }
  }
  throw new Error(`initdb failed: ${errors.join('; ')}`);
}

export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

// The shell ends the server when its standard input closes, so a killed test run leaves no server
// behind.
const tethered = '"$0" "$@" </dev/null & server=$!; read -r _; kill -INT $server; wait $server';

/**
 * Starts a throw-away PostgreSQL with its own settings, fsync on, in a temporary folder; null where
 * there is none to start.
 */
export async function startPostgresCluster({
  settings: more = [],
  standbyOf,
}: ClusterOptions = {}): Promise<PostgresCluster | null> {
  const binaries =
    process.platform === 'win32' ? undefined : findPostgresPrograms('initdb', 'postgres');
  const copier = findPostgresPrograms('pg_basebackup');
  if (!binaries || (standbyOf !== undefined && !copier)) {
    return null;
  }
  const who = whoRuns();
  const home = fs.mkdtempSync(path.join(throwAwayHome(), 'postgres-cluster-'));
  if (who.uid !== undefined) {
    fs.chownSync(home, who.uid, who.gid!);
  }
  const data = path.join(home, 'data');
  const as = { ...who, cwd: home };
  if (standbyOf === undefined) {
    initialize(path.join(binaries, 'initdb'), data, as);
  } else {
    execFileSync(
      path.join(copier!, 'pg_basebackup'),
      ['-d', standbyOf, '-D', data, '-R', '-c', 'fast'],
      { ...as, stdio: 'ignore' },
    );
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
      path.join(binaries, 'postgres'),
      '-D',
      data,
      ...settings.flatMap((one) => ['-c', one]),
    ],
    {
      ...as,
      stdio: ['pipe', log, log],
    },
  );
  fs.closeSync(log);
  const stop = async (): Promise<void> => {
    const ended = shell.exitCode === null ? once(shell, 'exit') : undefined;
    shell.stdin!.end();
    await ended;
    fs.rmSync(home, {
      recursive: true,
      force: true,
    });
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
