/** What the main thread tells the worker that holds the database. */
export type ToWorker =
  | { kind: 'open'; session: number }
  | {
      kind: 'data';
      session: number;
      bytes: Uint8Array<ArrayBuffer>;
    }
  | { kind: 'close' };

/** What the worker answers: `done` follows every `data`, when the statements in it have run. */
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
