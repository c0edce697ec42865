import path from 'node:path';
import type { Duplex } from 'node:stream';
import type { StatementWatcher } from '../pool.ts';
import { type Log, silent } from '../log.ts';
import { howToGoOn, prepareFolder } from './data-folder.ts';
import { Engine } from './engine.ts';
import { createFolder } from './spawn-worker.ts';
import { InnerLock, serialOf } from './folder-lock.ts';
import { refuseOthersFolder, takeFolder } from './take-folder.ts';
import { Wire } from './wire.ts';
import { witnessPath } from './witness-file.ts';

const fileExists = '58P02';

export interface EmbeddedOptions {
  dir: string;
  statementTimeoutMs?: number;
  log?: Log;
  /** For a temporary copy, which may belong to another user. */
  isCopy?: boolean;
}

export interface Embedded {
  /** A new connection for `pg`; a pool on it holds one: the engine has one session. */
  stream(): Duplex;
  fsyncs(): { files: number; folders: number };
  /** The file beside the folder that records what the tables held. */
  readonly witness: string;
  /** The database folder, with symbolic links resolved. */
  readonly folder: string;
  watch: StatementWatcher;
  withoutTimeLimit<T>(work: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

/** The folder has all its pieces, but the engine cannot work with one of them. */
function explainStart(error: Error): never {
  if (/Permission denied/.test(error.message)) {
    throw new Error(
      `${error.message} Some of its files belong to another user: give the whole folder of DATA_DIR to the one ` +
        'that runs the server (chown -R) and start again. Nothing in it is lost.',
      { cause: error },
    );
  }
  throw new Error(`${error.message} If the folder is damaged: ${howToGoOn}`, { cause: error });
}

/** Why the symbolic link `dir` is lost: it no longer leads to the folder it led to at the start. */
function changedLink(dir: string, folder: string): string | undefined {
  return serialOf(dir) === serialOf(folder)
    ? undefined
    : `the link ${dir} was changed while the server runs; put it back, or start the server again`;
}

/** Starts PostgreSQL in this process: locked folder, own thread, durable commits. */
export async function openEmbedded({
  dir,
  statementTimeoutMs = 30_000,
  log = silent,
  isCopy = false,
}: EmbeddedOptions): Promise<Embedded> {
  // Beside the name: a link whose disk is not mounted still has its witness.
  const witness = witnessPath(path.resolve(dir));
  const { folder, keep, release } = takeFolder(path.resolve(dir), isCopy);
  let inner: InnerLock | undefined;
  try {
    if (!isCopy) {
      refuseOthersFolder(folder);
    }
    const isNew = await prepareFolder(folder, witness, createFolder, log);
    inner = await InnerLock.take(folder, isNew);
    const lost = () => {
      keep();
      return inner!.lost() ?? changedLink(dir, folder);
    };
    const engine = new Engine(folder, statementTimeoutMs, log, lost);
    await engine.start().catch(explainStart);
    return {
      witness,
      folder,
      stream: () => new Wire(engine),
      fsyncs: () => engine.fsyncs,
      watch: () => (error) => {
        // Without free file descriptors the engine creates a file but cannot open it. From then on
        // it mistakes it for another process's file and refuses every write to that table.
        if ((error as { code?: string } | undefined)?.code === fileExists) {
          engine.distrust((error as Error).message);
        }
      },
      withoutTimeLimit: (work) => engine.watchdog.paused(work),
      close: async () => {
        await engine.close();
        inner!.release();
        release();
      },
    };
  } catch (error) {
    inner?.release();
    release();
    throw error;
  }
}
