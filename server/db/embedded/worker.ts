import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { hearEngineFaults, wordsOf } from './engine-faults.ts';
import { lastCheckpoint } from './last-checkpoint.ts';
import type { FromWorker, ToWorker, WorkerData } from './messages.ts';
import { Session } from './session.ts';

const port = parentPort!;
const { dir, task, counters } = workerData as WorkerData;
const fsyncs = new Int32Array(counters);

function post(message: FromWorker): void {
  port.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}

// What PostgreSQL said last before it gave up tells more than the exception that followed.
let lastMessage = '';

function fail(error: Error): never {
  post({
    kind: 'error',
    message: lastMessage || wordsOf(error),
  });
  process.exit(1);
}

if (task === 'serve') {
  // The engine makes a new, empty database where it finds none.
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) {
    fail(new Error('there is no database in this folder'));
  }
  // A full disk leaves a half-written one, which would stop every start. Nobody else holds the
  // folder: it is locked, and the worker before this one has ended.
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

// A clock that was set, and one that counts in seconds, are kept clear of.
const marginMs = 60_000;
const checkpoint = task === 'serve' ? lastCheckpoint(dir) : undefined;
const files = new DurableNodeFS(
  dir,
  {
    onFile: () => void Atomics.add(fsyncs, 0, 1),
    onFolder: () => void Atomics.add(fsyncs, 1, 1),
    onError: fail,
  },
  checkpoint && checkpoint - marginMs,
);
const database = await PGlite.create({
  fs: files,
  startParams: durableStartParams,
  extensions: { pg_trgm },
  onStderr: (line) => {
    if (/(FATAL|PANIC):/.test(line)) {
      lastMessage = line.replace(/^.*(FATAL|PANIC): */, '');
    }
    return false;
  },
}).catch(fail);

files.started();
hearEngineFaults(database, fail);

async function close(): Promise<never> {
  await database.close().catch(fail);
  process.exit(0);
}

if (task === 'create') {
  await close();
}

let session: Session | undefined;
port.on('message', (message: ToWorker) => {
  lastMessage = '';
  try {
    if (message.kind === 'close') {
      return void close();
    }
    if (message.kind === 'open') {
      const { session: id } = message;
      session = new Session(id, database, (bytes) =>
        post({
          kind: 'data',
          session: id,
          bytes,
        }),
      );
      return;
    }
    if (session?.id === message.session) {
      session.receive(message.bytes);
    }
    post({ kind: 'done' });
  } catch (error) {
    fail(error as Error);
  }
});
post({ kind: 'ready' });
