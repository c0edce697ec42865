import fs from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { fsyncPath } from '../fsync.ts';
import { innerLockName } from './folder-lock.ts';

type InitArguments = Parameters<NodeFS['init']>;

/** Parts of Emscripten's NODEFS; because of them the engine's version is pinned exactly. */
interface Nodefs {
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number };
  node_ops: {
    rename: (node: object, folder: object, name: string) => void;
    readdir: (node: object) => string[];
  };
  realPath(node: object): string;
}

export interface FsyncHooks {
  onFile(): void;
  onFolder(): void;
  /** A failed fsync leaves pages in an unknown state, so nothing after it may be acknowledged. */
  onError(error: Error): never;
}

const settings = [
  'fsync=on',
  'wal_sync_method=fsync',
  'shared_buffers=32MB',
  // A process may have 1,024 files open on most machines, and connections take them too.
  'max_files_per_process=200',
];

/** Start parameters without `-F`, so that a commit waits for the disk, and small caches. */
export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...settings.flatMap((setting) => ['-c', setting]),
];

/** The engine's file system with an fsync that reaches the disk: the one it brings does nothing. */
export class DurableNodeFS extends NodeFS {
  readonly #hooks: FsyncHooks;

  constructor(dir: string, hooks: FsyncHooks) {
    super(dir);
    this.#hooks = hooks;
  }

  override async init(pg: InitArguments[0], options: InitArguments[1]): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options);
    result.emscriptenOpts.preRun!.push((module) => {
      const nodefs = (module as unknown as { NODEFS: Nodefs }).NODEFS;
      const { rename, readdir } = nodefs.node_ops;
      // After a crash PostgreSQL opens and closes every file of the folder to force it onto the
      // disk; that would end a lock of this process.
      nodefs.node_ops.readdir = (node) => readdir(node).filter((name) => name !== innerLockName);
      nodefs.stream_ops.fsync = (stream) => this.#sync(stream.nfd ?? nodefs.realPath(stream.node));
      nodefs.node_ops.rename = (node, folder, name) => {
        rename(node, folder, name);
        this.#sync(nodefs.realPath(folder));
      };
    });
    return result;
  }

  #sync(target: number | string): 0 {
    try {
      if (typeof target === 'number') {
        fs.fsyncSync(target);
        this.#hooks.onFile();
      } else {
        fsyncPath(target);
        this.#hooks.onFolder();
      }
      return 0;
    } catch (error) {
      return this.#hooks.onError(error as Error);
    }
  }
}
