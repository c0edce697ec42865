import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { remedyOf } from './outage.ts';

/** Messages of the main thread to the worker that runs the database. */
export type ToWorker =
  | { kind: 'open'; session: number }
  | {
      kind: 'data';
      session: number;
      bytes: Uint8Array<ArrayBuffer>;
    }
  | { kind: 'close' };

/** Messages of the worker. Each `data` is followed by `done` when its statements have run. */
export type FromWorker =
  | { kind: 'ready' }
  | {
      kind: 'data';
      session: number;
      bytes: Uint8Array<ArrayBuffer>;
    }
  | { kind: 'done' }
  | { kind: 'error'; message: string };

export interface WorkerData {
  dir: string;
  /** `create` makes the folder, shuts down cleanly and ends; `serve` answers until `close`. */
  task: 'create' | 'serve';
  /** Two Int32 counters shared with the main thread: files synced, folders synced. */
  counters: SharedArrayBuffer;
}

// Without this process's own command-line switches, some of which (--input-type, --watch) prevent a
// worker from starting.
export function spawnWorker(data: WorkerData): Worker {
  return new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: data,
    execArgv: [],
  });
}

export function newCounters(): SharedArrayBuffer {
  return new SharedArrayBuffer(8);
}

export function tell(worker: Worker, message: ToWorker): void {
  worker.postMessage(message, message.kind === 'data' ? [message.bytes.buffer] : []);
}

/** Makes a new database folder: initdb, one start, one clean stop. */
export async function createFolder(dir: string): Promise<void> {
  const worker = spawnWorker({
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
    throw new Error(
      `The database folder ${dir} could not be made: ${failure}.${remedyOf(failure)}`,
    );
  }
}
