import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Log } from '../log.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';
import { Watchdog } from './watchdog.ts';
import type { Wire, WireEnd } from './wire.ts';

// Without this process's own switches: some of them (--input-type, --watch) make no sense in a
// worker and stop it.
function spawn(data: WorkerData): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
  });
}
function newCounters(): SharedArrayBuffer {
  return new SharedArrayBuffer(8);
}

/** Makes a new database folder: initdb, one start, one clean stop. */
export async function createFolder(dir: string): Promise<void> {
  const worker = spawn({
    dir,
    task: 'create',
    counters: newCounters(),
  });
  let failure = 'the worker ended early';
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'error') {
      failure = message.message;
    }
  });
  const [code] = (await once(worker, 'exit')) as [number];
  if (code !== 0) {
    throw new Error(`The database folder ${dir} could not be made: ${failure}.`);
  }
}

/** The worker that holds the database, started again whenever it ends without being asked to. */
export class Engine implements WireEnd {
  readonly watchdog: Watchdog;
  readonly #dir: string;
  readonly #log: Log;
  readonly #counters = newCounters();
  #worker: Worker | undefined;
  #starting: Promise<Worker> | undefined;
  #current: { wire: Wire; session: number } | undefined;
  #sessions = 0;
  #isClosing = false;

  constructor(dir: string, statementTimeoutMs: number, log: Log) {
    this.#dir = dir;
    this.#log = log;
    this.watchdog = new Watchdog(statementTimeoutMs, () => {
      void this.#fail(
        '57014',
        `canceling statement due to statement timeout (${statementTimeoutMs} ms)`,
      );
    });
  }

  /** How often the engine has forced a file and a folder onto the disk. */
  get fsyncs(): {
    files: number;
    folders: number;
  } {
    const [files, folders] = new Int32Array(this.#counters);
    return { files: files!, folders: folders! };
  }

  async start(): Promise<void> {
    await this.#running();
  }

  async open(wire: Wire): Promise<void> {
    const worker = await this.#running();
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
    // A copy of its own size: posting the driver's pooled buffer would clone the whole pool.
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

  async close(): Promise<void> {
    this.#isClosing = true;
    this.watchdog.stop();
    const worker = this.#worker ?? (await this.#starting?.catch(() => undefined));
    if (!worker) {
      return;
    }
    const ended = once(worker, 'exit');
    tell(worker, { kind: 'close' });
    await ended;
  }

  #running(): Promise<Worker> {
    if (this.#isClosing) {
      return Promise.reject(new Error('The database is closed.'));
    }
    if (this.#worker) {
      return Promise.resolve(this.#worker);
    }
    this.#starting ??= this.#begin().finally(() => {
      this.#starting = undefined;
    });
    return this.#starting;
  }

  #begin(): Promise<Worker> {
    const worker = spawn({
      dir: this.#dir,
      task: 'serve',
      counters: this.#counters,
    });
    let failure = 'it ended without a word';
    return new Promise((resolve, reject) => {
      worker.on('message', (message: FromWorker) => {
        if (message.kind === 'ready') {
          this.#worker = worker;
          resolve(worker);
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
        reject(new Error(`The database in ${this.#dir} could not be started: ${failure}.`));
        if (this.#worker !== worker) {
          return;
        }
        this.#worker = undefined;
        if (!this.#isClosing) {
          void this.#fail('58030', `the embedded database stopped: ${failure}`);
        }
      });
    });
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'done') {
      this.watchdog.answered();
    } else if (message.kind === 'data' && message.session === this.#current?.session) {
      this.#current.wire.push(message.bytes);
    }
  }

  /**
   * Ends the worker, tells the waiting client why, and starts again: what was acknowledged is on
   * the disk.
   */
  async #fail(code: string, reason: string): Promise<void> {
    this.#log.error(`Database: ${reason}; it is started again.`);
    const worker = this.#worker;
    const wire = this.#current?.wire;
    this.#worker = this.#current = undefined;
    this.watchdog.forget();
    // Two engines must never hold the folder at once, so the next one waits for the last to end.
    this.#starting = (worker?.terminate() ?? Promise.resolve())
      .then(() => this.#begin())
      .finally(() => {
        this.#starting = undefined;
      });
    wire?.fail(code, reason);
    await this.#starting.catch((error: Error) => this.#log.error(error.message));
  }
}

function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message, message.kind === 'data' ? [message.bytes.buffer] : []);
}
