import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Identity of a file by device and inode; undefined if there is none. */
export function serialOf(file: string): string | undefined {
  const stats = fs.statSync(file, { bigint: true, throwIfNoEntry: false });
  return stats && `${stats.dev}:${stats.ino}`;
}

/**
 * The operating system's lock on one file, taken through SQLite: it ends with the process however
 * that ends, so nothing stale can be left behind. The process must not open the file in any other
 * way: closing it would end the lock.
 */
export class LockFile {
  readonly #file: string;
  readonly #folder: string;
  #held: DatabaseSync;
  #serial: string | undefined;

  /** Throws `FolderInUseError` when another process, or another part of this one, holds it. */
  constructor(file: string, folder: string) {
    this.#file = file;
    this.#folder = folder;
    this.#held = this.#take();
    this.#serial = serialOf(file);
  }

  /** False if the file was deleted or replaced: the lock then excludes no other process. */
  isInPlace(): boolean {
    return this.#serial !== undefined && serialOf(this.#file) === this.#serial;
  }

  /** Locks the file that now has the name; throws as the constructor does. */
  takeAgain(): void {
    const anew = this.#take();
    close(this.#held);
    this.#held = anew;
    this.#serial = serialOf(this.#file);
  }

  release(): void {
    close(this.#held);
  }

  #take(): DatabaseSync {
    const database = new DatabaseSync(this.#file);
    try {
      database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = MEMORY');
      database.exec('BEGIN EXCLUSIVE');
      return database;
    } catch (error) {
      database.close();
      throw /locked|busy/i.test((error as Error).message)
        ? new FolderInUseError(inUse(this.#folder), { cause: error })
        : error;
    }
  }
}

function close(database: DatabaseSync): void {
  database.exec('ROLLBACK');
  database.close();
}

function inUse(folder: string): string {
  return (
    `Another server is using the database folder ${folder}. Stop that server first, or set DATA_DIR to another folder, ` +
    'or set DATABASE_URL to a PostgreSQL server, which several processes may share.'
  );
}

/**
 * Takes the lock beside a folder, which need not exist yet; returns the function that releases it.
 */
export function lockFolder(folder: string): () => void {
  const lock = new LockFile(`${folder}.lock`, folder);
  return () => lock.release();
}

/** The lock inside the folder; hidden from the engine, which would open and so unlock it. */
export const innerLockName = 'server.lock';

// A running server whose lock file was deleted takes the lock again within a second.
const patienceMs = 3000;

/** The lock inside a database folder; it stays valid when the folder is moved. */
export class InnerLock {
  readonly #folder: string;
  readonly #lock: LockFile;
  readonly #serials: string;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#lock = new LockFile(path.join(folder, innerLockName), folder);
    this.#serials = serialsOf(folder);
  }

  /** Takes the lock; if the file is missing, waits for a running server to restore it. */
  static async take(folder: string, isNew: boolean): Promise<InnerLock> {
    const file = path.join(folder, innerLockName);
    if (!isNew && !fs.existsSync(file)) {
      fs.writeFileSync(file, '', { mode: 0o600 });
      await sleep(patienceMs);
    }
    return new InnerLock(folder);
  }

  /** Why this server must not store anything more; a deleted lock file is made again. */
  lost(): string | undefined {
    if (serialsOf(this.#folder) !== this.#serials) {
      return (
        `the database folder ${this.#folder} was removed or replaced while the server runs; ` +
        'put it back, or start the server again'
      );
    }
    if (this.#lock.isInPlace()) {
      return undefined;
    }
    try {
      this.#lock.takeAgain();
      return undefined;
    } catch (error) {
      return `the lock of the database folder ${this.#folder} was lost: ${(error as Error).message}`;
    }
  }

  release(): void {
    this.#lock.release();
  }
}

/** Tells a folder from another one that took its place under the same name. */
function serialsOf(folder: string): string {
  // Both are made once and written in place for as long as the database lives.
  return [folder, path.join(folder, 'base')].map(serialOf).join(' ');
}
