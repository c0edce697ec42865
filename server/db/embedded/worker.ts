import fs from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import type { FromWorker, ToWorker, WorkerData } from './spawn-worker.ts';
import { actionableLength, simpleQuery } from './protocol.ts';

type Engine = Pick<PGlite, 'execProtocolRawSync' | 'execProtocolRawStream'>;
type Send = (bytes: Uint8Array<ArrayBuffer>) => void;

const chunkBytes = 256 * 1024;

/** One client's session with the engine; a new session resets what the previous one left. */
class Session {
  readonly id: number;
  readonly #engine: Engine;
  readonly #send: Send;
  #pending: Buffer = Buffer.alloc(0);
  #isStarted = false;

  constructor(id: number, engine: Engine, send: Send) {
    this.id = id;
    this.#engine = engine;
    this.#send = send;
    for (const sql of ['ROLLBACK', 'DISCARD ALL']) {
      engine.execProtocolRawSync(simpleQuery(sql));
    }
  }

  receive(bytes: Uint8Array): void {
    const arrived = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
    this.#pending = this.#pending.length > 0 ? Buffer.concat([this.#pending, arrived]) : arrived;
    if (!this.#isStarted && !this.#start()) {
      return;
    }
    const length = actionableLength(this.#pending);
    if (length === 0) {
      return;
    }
    const messages = this.#pending.subarray(0, length);
    this.#pending = this.#pending.subarray(length);
    this.#execute(messages);
  }

  /** The startup packet has a length but no type byte. */
  #start(): boolean {
    const length = this.#pending.length < 4 ? Infinity : this.#pending.readInt32BE(0);
    if (this.#pending.length < length) {
      return false;
    }
    this.#send(this.#engine.execProtocolRawSync(this.#pending.subarray(0, length)).slice());
    this.#pending = this.#pending.subarray(length);
    this.#isStarted = true;
    return true;
  }

  /** Runs whole messages; the answer leaves in chunks while the engine still works. */
  #execute(messages: Uint8Array): void {
    let chunks: Uint8Array[] = [];
    let size = 0;
    const flush = () => {
      if (size > 0) {
        this.#send(joined(chunks, size));
      }
      chunks = [];
      size = 0;
    };
    void this.#engine.execProtocolRawStream(messages, {
      syncToFs: false,
      onRawData: (bytes) => {
        chunks.push(bytes.slice());
        size += bytes.length;
        if (size >= chunkBytes) {
          flush();
        }
      },
    });
    flush();
  }
}

function joined(chunks: Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

// Errors of the file system by the numbers of the engine, which has no messages for them.
const refusals: Record<number, string> = {
  2: 'Permission denied',
  19: 'No space left on device',
  29: 'Input/output error',
  33: 'Too many open files',
  41: 'Too many open files',
  51: 'No space left on device',
  69: 'Read-only file system',
};

/** The error that ended the engine, as text. */
function wordsOf(fault: unknown): string {
  const { message, errno } = fault as { message?: string; errno?: number };
  return message || refusals[errno ?? 0] || `fault ${errno ?? String(fault)}`;
}

/** PGlite's status for a refused statement; any other thrown error ends the engine. */
const refusedStatement = 100;

const entries = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

/**
 * Detects every abort inside the engine (a PANIC, a FATAL, a WebAssembly trap). PGlite swallows
 * them and continues with undefined memory: a commit may be acknowledged that never reaches the
 * disk, or no answer ever arrives.
 */
function hearEngineFaults(database: PGlite, onFault: (error: Error) => never): void {
  const module = database.Module as unknown as Record<string, () => unknown>;
  for (const entry of entries) {
    const run = module[entry]!;
    module[entry] = () => {
      try {
        return run();
      } catch (error) {
        if ((error as { status?: number }).status === refusedStatement) {
          throw error;
        }
        return onFault(error as Error);
      }
    };
  }
}

const port = parentPort!;
const { dir, task, counters } = workerData as WorkerData;
const fsyncs = new Int32Array(counters);

function post(message: FromWorker): void {
  port.postMessage(message, 'bytes' in message ? [message.bytes.buffer] : []);
}

// PostgreSQL's last message explains more than the exception after it.
let lastMessage = '';

function fail(error: Error): never {
  post({
    kind: 'error',
    message: lastMessage || wordsOf(error),
  });
  process.exit(1);
}

if (task === 'serve') {
  // Without this check, the engine would create an empty database in a missing folder.
  if (!fs.existsSync(path.join(dir, 'PG_VERSION'))) {
    fail(new Error('there is no database in this folder'));
  }
  // A full disk leaves a half-written file that would prevent every start. No other process uses
  // the folder: it is locked, and the previous worker has ended.
  fs.rmSync(path.join(dir, 'postmaster.pid'), { force: true });
}

const files = new DurableNodeFS(dir, {
  onFile: () => void Atomics.add(fsyncs, 0, 1),
  onFolder: () => void Atomics.add(fsyncs, 1, 1),
  onError: fail,
});
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
