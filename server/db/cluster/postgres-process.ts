import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../log.ts';
import { clusterEnvironment, type Identity } from './identity.ts';
import { askToStop } from './postmaster.ts';

interface ProcessOptions {
  programs: string;
  identity: Identity;
  /** The cluster, without symbolic links. */
  data: string;
  port: number;
  url: string;
  log: Log;
}

/** PostgreSQL ended before it answered. */
export class PostgresEndedError extends Error {
  /** What it printed last. */
  readonly said: string;

  constructor(said: string) {
    super(`PostgreSQL ended: ${said}`);
    this.name = 'PostgresEndedError';
    this.said = said;
  }
}

/** Held by the process that looks after a cluster, as long as it lives. */
export const ownerLock = 7_120_018;

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 120,
  shared_buffers: '64MB',
  max_wal_size: '256MB',
  // What two processors gain by it is not worth shared memory, of which containers have little.
  max_parallel_workers_per_gather: 0,
  // Errors quote what people typed; they reach the product's log by the call that met them.
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_line_prefix: '',
};

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
    const { programs, identity, data, port } = this.#options;
    const [command, ...args] = [
      ...identity.prefix,
      path.join(programs, 'postgres'),
      '-D',
      data,
      ...Object.entries({ ...settings, port }).flatMap(([name, value]) => [
        '-c',
        `${name}=${value}`,
      ]),
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
    });
    const ended = new Promise<never>((_, reject) => {
      child.once('error', reject);
      child.once('close', () => reject(new PostgresEndedError(this.#why())));
    });
    const stopWithUs = () => this.#ask();
    process.once('exit', stopWithUs);
    child.once('close', () => process.off('exit', stopWithUs));
    await Promise.race([this.#own(child), ended]);
    ended.catch((error: Error) => this.#startAgain(error));
  }

  #why(): string {
    const fatal = this.#said.findLast((line) => /^(FATAL|PANIC):/.test(line));
    return fatal ?? this.#said.at(-1) ?? 'without a word';
  }

  /** Holds the lock by which other processes know that this one looks after the cluster. */
  async #own(child: ChildProcess): Promise<void> {
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
        client.once('end', () => void this.#own(child));
        this.#owner = client;
        return;
      } catch {
        await client.end().catch(() => {});
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
