import fs from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { type Log, silent } from '../log.ts';
import { prepareFolder } from './data-folder.ts';
import { createFolder, Engine } from './engine.ts';
import { lockFolder } from './folder-lock.ts';
import { Wire } from './wire.ts';

export interface EmbeddedOptions {
  dir: string;
  statementTimeoutMs?: number;
  log?: Log;
}

export interface Embedded {
  /** A new connection for `pg`; the engine has one session, so a pool on it holds one connection. */
  stream(): Duplex;
  fsyncs(): { files: number; folders: number };
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** Opens the PostgreSQL that lives in this process: locked folder, own thread, every commit on the disk. */
export async function openEmbedded({ dir, statementTimeoutMs = 30_000, log = silent }: EmbeddedOptions): Promise<Embedded> {
  const folder = path.resolve(dir);
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const unlock = lockFolder(folder);
  try {
    await prepareFolder(folder, createFolder, log);
    const engine = new Engine(folder, statementTimeoutMs, log);
    await engine.start();
    return {
      stream: () => new Wire(engine),
      fsyncs: () => engine.fsyncs,
      withoutTimeLimit: (work) => engine.watchdog.paused(work),
      close: async () => {
        await engine.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
