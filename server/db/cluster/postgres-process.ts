import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { clusterEnvironment, type Identity, lockOf, lockTaken, untilWeEnd } from './identity.ts';
import { askToStop, findPostmaster, isAlive } from './postmaster.ts';

/** Where PostgreSQL answers: at a socket in the cluster's folder, or at a port of this machine. */
export type Place = { socket: string } | { port: number };

interface ProcessOptions {
  programs: string;
  identity: Identity;
  folder: string;
  /** The cluster itself, without symbolic links. */
  data: string;
  place: Place;
  url: string;
  log: Log;
}

/** PostgreSQL ended before it answered. */
export class PostgresEndedError extends Error {
  /** What it printed last. */
  readonly said: string;
  /** Another PostgreSQL holds the lock of the folder. */
  readonly isLocked: boolean;

  constructor(said: string, exitCode: number | null) {
    super(`PostgreSQL ended: ${said}`);
    this.name = 'PostgresEndedError';
    this.said = said;
    this.isLocked = exitCode === lockTaken;
  }
}

/** Held by the process that looks after a cluster, as long as it lives. */
export const ownerLock = 7_120_018;

const settings = {
  max_connections: 120,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // What two processors gain by it is not worth shared memory, of which containers have little and
  // which a system may clear away when a user logs out.
  max_parallel_workers_per_gather: 0,
  max_parallel_maintenance_workers: 0,
  dynamic_shared_memory_type: 'mmap',
  // Errors quote what people typed; they reach the product's log by the call that met them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

const wrongPassword = new Set(['28P01', '28000']);

export const socketFile = '.s.PGSQL.5432';

/** The port is part of the name of a socket as well. */
const reachedAt = (place: Place) =>
  'socket' in place
    ? {
        listen_addresses: '',
        unix_socket_directories: `"${place.socket.replaceAll('"', '""')}"`,
        unix_socket_permissions: '0700',
        port: 5432,
      }
    : { listen_addresses: '127.0.0.1', unix_socket_directories: '', port: place.port };

const patienceMs = 5_000;
const shortestPauseMs = 200;
const longestPauseMs = 5_000;
const stopWithinMs = 60_000;

/** PostgreSQL in a process of its own: started again when it ends, until it is stopped. */
export class PostgresProcess {
  readonly #options: ProcessOptions;
  #child: ChildProcess | undefined;
  #owner: pg.Client | undefined;
  #isStopping = false;
  #said: string[] = [];

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /** Resolves once it answers; throws `PostgresEndedError` if it ends before. */
  async start(): Promise<void> {
    const { programs, identity, folder, data, place } = this.#options;
    // The lock of a socket may name what is another process by now. It is read before the folder is
    // asked, which a PostgreSQL takes before its socket.
    const lock = path.join(folder, `${socketFile}.lock`);
    const named = fs.existsSync(lock) ? Number.parseInt(fs.readFileSync(lock, 'utf8'), 10) : 0;
    if (!findPostmaster(data) && named > 0 && isAlive(named)) {
      fs.rmSync(lock);
    }
    const all = { ...settings, ...reachedAt(place) };
    const [command, ...args] = [
      ...lockOf(folder),
      ...identity.prefix,
      ...untilWeEnd(),
      path.join(programs, 'postgres'),
      '-D',
      data,
      ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ];
    const child = spawn(command!, args, {
      // The interrupt of a terminal is for this process, which stops PostgreSQL last of all.
      detached: true,
      env: clusterEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#child = child;
    this.#said = [];
    createInterface({ input: child.stderr }).on('line', (line) => {
      this.#said = [...this.#said.slice(-9), line];
      // Told so by another, it would wait for its last client and take no new one.
      if (/received smart shutdown request/.test(line)) {
        this.#ask();
      }
    });
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('close', (code) => reject(new PostgresEndedError(this.#why(), code)));
    });
    const stopWithUs = () => this.#ask();
    process.once('exit', stopWithUs);
    child.once('close', () => process.off('exit', stopWithUs));
    try {
      await Promise.race([this.#own(child), ended]);
    } catch (error) {
      this.#ask();
      throw error;
    }
    ended.catch((error: Error) => this.#startAgain(error));
  }

  #why(): string {
    const fatal = this.#said.findLast((line) => /^(FATAL|PANIC):/.test(line));
    return fatal ?? this.#said.at(-1) ?? 'without a word';
  }

  /** Holds the lock by which other processes know that this one looks after the cluster. */
  async #own(child: ChildProcess): Promise<void> {
    const patience = performance.now() + patienceMs;
    let isTold = false;
    while (child.exitCode === null && child.signalCode === null && !this.#isStopping) {
      const client = new pg.Client({
        connectionString: this.#options.url,
        connectionTimeoutMillis: 5000,
        application_name: 'server owner',
      });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.query('select pg_advisory_lock($1)', [ownerLock]);
        client.once('end', () => void this.#own(child).catch(() => {}));
        this.#owner = client;
        return;
      } catch (error) {
        await client.end().catch(() => {});
        if (wrongPassword.has((error as { code?: string }).code ?? '')) {
          throw error;
        }
        if (!isTold && performance.now() > patience) {
          isTold = true;
          this.#options.log.warn(
            `PostgreSQL does not answer yet (${(error as Error).message}); still waiting.`,
          );
        }
        await sleep(50);
      }
    }
  }

  async #startAgain(error: Error): Promise<void> {
    let reason = error;
    for (
      let pause = shortestPauseMs;
      !this.#isStopping;
      pause = Math.min(2 * pause, longestPauseMs)
    ) {
      this.#options.log.error(`${reason.message}; it is started again.`);
      await sleep(pause);
      if (this.#isStopping) {
        return;
      }
      try {
        return await this.start();
      } catch (failure) {
        reason = failure as Error;
      }
    }
  }

  #ask(): void {
    const { pid } = this.#child ?? {};
    if (pid !== undefined && this.#child!.exitCode === null) {
      askToStop(pid, this.#options.programs);
    }
  }

  /** Resolves once it has ended, its connections with it. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const child = this.#child!;
    await this.#owner?.end().catch(() => {});
    if (child.exitCode !== null || child.signalCode !== null) {
      return;
    }
    const ended = once(child, 'close');
    this.#ask();
    const timer = setTimeout(() => child.kill('SIGQUIT'), stopWithinMs);
    await ended;
    clearTimeout(timer);
  }
}
