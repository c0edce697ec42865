import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';
import { remedyOf } from './outage.ts';

// Without this process's own switches: some of them (--input-type, --watch) make no sense in a
// worker and stop it.
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
