import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import { type FromWorker, newCounters, spawnWorker, tell } from './spawn-worker.ts';
import { Outage, remedyOf } from './outage.ts';
import { Watchdog } from './watchdog.ts';
import type { Wire, WireEnd } from './wire.ts';

const lookEveryMs = 1000;
// A request during a shorter pause waits for the restart.
const shortPauseMs = 1000;
const closeLimitMs = 60_000;

/** An error with the driver's shape, so that clients are told to retry soon. */
function notNow(message: string): Error {
  return Object.assign(new Error(message), { code: '57P03' });
}

/** Started again whenever it ends unasked; while it cannot start, callers are refused. */
export class Engine implements WireEnd {
  readonly watchdog: Watchdog;
  readonly #dir: string;
  readonly #outage: Outage;
  readonly #lostFolder: () => string | undefined;
  readonly #counters = newCounters();
  readonly #closing = new AbortController();
  #looking: NodeJS.Timeout | undefined;
  #worker: Worker | undefined;
  #starting: Promise<Worker> | undefined;
  #refusal = 'it has not been started';
  #current: { wire: Wire; session: number } | undefined;
  #sessions = 0;

  /** `lostFolder` returns why this server must not store anything more; undefined while it may. */
  constructor(
    dir: string,
    statementTimeoutMs: number,
    log: Log,
    lostFolder: () => string | undefined,
  ) {
    this.#dir = dir;
    this.#lostFolder = lostFolder;
    this.#outage = new Outage(log);
    this.watchdog = new Watchdog(statementTimeoutMs, () =>
      this.#fail(
        '57014',
        `canceling statement due to statement timeout (${statementTimeoutMs} ms)`,
      ),
    );
  }

  /** How often the engine has fsynced a file and a folder. */
  get fsyncs(): {
    files: number;
    folders: number;
  } {
    const [files, folders] = new Int32Array(this.#counters);
    return { files: files!, folders: folders! };
  }

  /** Starts it for the first time; rejects with a sentence when that does not work. */
  async start(): Promise<void> {
    this.#starting = this.#begin();
    try {
      await this.#starting;
    } catch (error) {
      const { message } = error as Error;
      throw new Error(`${message}.${remedyOf(message)}`, { cause: error });
    } finally {
      this.#starting = undefined;
    }
    this.#looking = setInterval(() => this.#look(), lookEveryMs);
    this.#looking.unref();
  }

  async open(wire: Wire): Promise<void> {
    const worker = await this.#running();
    // There is only one session, so a request still waiting in the previous one would wait for
    // ever.
    this.#current?.wire.fail('57P01', 'another connection took over the embedded database');
    this.#current = {
      wire,
      session: ++this.#sessions,
    };
    tell(worker, {
      kind: 'open',
      session: this.#sessions,
    });
  }

  send(wire: Wire, chunk: Uint8Array): void {
    if (this.#current?.wire !== wire || !this.#worker) {
      return;
    }
    // A copy of exact size: posting the driver's pooled buffer would clone the whole pool.
    const bytes = new Uint8Array(chunk);
    this.watchdog.sent();
    tell(this.#worker, {
      kind: 'data',
      session: this.#current.session,
      bytes,
    });
  }

  release(wire: Wire): void {
    if (this.#current?.wire === wire) {
      this.#current = undefined;
    }
  }

  /** Restarts the engine, because its state can no longer be trusted. */
  distrust(reason: string): void {
    if (this.#worker) {
      this.#fail('58030', reason);
    }
  }

  async close(): Promise<void> {
    this.#closing.abort();
    clearInterval(this.#looking);
    this.watchdog.stop();
    const worker = this.#worker ?? (await this.#starting?.catch(() => undefined));
    if (!worker) {
      return;
    }
    const ended = once(worker, 'exit');
    tell(worker, { kind: 'close' });
    const limit = setTimeout(() => void worker.terminate(), closeLimitMs);
    await ended;
    clearTimeout(limit);
  }

  #running(): Promise<Worker> {
    if (this.#closing.signal.aborted) {
      return Promise.reject(new Error('The database is closed.'));
    }
    if (this.#worker) {
      return Promise.resolve(this.#worker);
    }
    return this.#starting ?? Promise.reject(notNow(this.#refusal));
  }

  async #begin(): Promise<Worker> {
    const lostFolder = this.#lostFolder();
    if (lostFolder) {
      throw notNow(lostFolder);
    }
    const worker = spawnWorker({
      dir: this.#dir,
      task: 'serve',
      counters: this.#counters,
    });
    let failure = 'it ended without a word';
    await new Promise<void>((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          this.#worker = worker;
          resolve();
        } else if (message.kind === 'error') {
          failure = message.message;
        } else if (worker === this.#worker) {
          this.#receive(message);
        }
      });
      worker.on('error', (error) => {
        failure = error.message;
      });
      worker.on('exit', () => {
        reject(notNow(`The database in ${this.#dir} could not be started: ${failure}`));
        if (this.#worker === worker) {
          this.#fail('58030', `the embedded database stopped: ${failure}`);
        }
      });
    });
    this.#outage.started();
    return worker;
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'done') {
      this.watchdog.answered();
    } else if (message.kind === 'data' && message.session === this.#current?.session) {
      this.#answer(this.#current.wire, message.bytes);
    }
  }

  #answer(wire: Wire, bytes: Uint8Array): void {
    const lostFolder = this.#lostFolder();
    if (lostFolder) {
      this.#fail('58030', lostFolder);
    } else {
      wire.push(bytes);
    }
  }

  /**
   * If the folder has lost its name, everything written to it is lost, so no commit may be
   * acknowledged.
   */
  #look(): void {
    const lost = this.#lostFolder();
    if (lost && this.#worker) {
      this.#fail('58030', lost);
    }
  }

  #fail(code: string, reason: string): void {
    const worker = this.#worker;
    const wire = this.#current?.wire;
    this.#worker = this.#current = undefined;
    this.watchdog.forget();
    if (!this.#closing.signal.aborted) {
      // Two engines must never hold the folder at once, so the next one waits for the last to end.
      void this.#restart(reason, worker?.terminate());
    }
    wire?.fail(code, reason);
  }

  async #restart(reason: string, ended: Promise<unknown> | undefined): Promise<void> {
    const { signal } = this.#closing;
    this.#refusal = reason;
    while (!signal.aborted) {
      const pauseMs = this.#outage.failed(this.#refusal);
      const pause = sleep(pauseMs, undefined, { signal }).catch(() => {});
      if (pauseMs > shortPauseMs) {
        await pause;
      }
      this.#starting = Promise.all([pause, ended]).then(() => this.#begin());
      try {
        await this.#starting;
        return;
      } catch (error) {
        this.#refusal = (error as Error).message;
      } finally {
        this.#starting = undefined;
      }
    }
  }
}
