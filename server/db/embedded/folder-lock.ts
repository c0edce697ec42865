import fs from 'node:fs';
import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/** Serial number of the file of this name; undefined when there is none. */
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

  /** False when the file was deleted or replaced: then the lock keeps nobody out. */
  isInPlace(): boolean {
    return this.#serial !== undefined && serialOf(this.#file) === this.#serial;
  }

  /** Takes the lock anew on what has the file's name now; throws as the constructor does. */
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

/** Takes the lock beside a folder, which need not be there yet; returns how to give it back. */
export function lockFolder(folder: string): () => void {
  const lock = new LockFile(`${folder}.lock`, folder);
  return () => lock.release();
}
