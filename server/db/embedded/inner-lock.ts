import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { LockFile, serialOf } from './folder-lock.ts';

/** The lock inside the folder; hidden from the engine, which would open and so unlock it. */
export const innerLockName = 'server.lock';

// A running server whose lock was deleted takes it again within a second.
const patienceMs = 3000;

/** The lock inside a database folder: it goes where the folder goes. */
export class InnerLock {
  readonly #folder: string;
  readonly #lock: LockFile;
  readonly #folderSerial: string | undefined;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#lock = new LockFile(path.join(folder, innerLockName), folder);
    this.#folderSerial = serialOf(folder);
  }

  /**
   * Takes it. A folder that was used before has the file; where it is missing somebody may have
   * deleted it under a running server, which is given the time to take it again.
   */
  static async take(folder: string, isNew: boolean): Promise<InnerLock> {
    const file = path.join(folder, innerLockName);
    if (!isNew && !fs.existsSync(file)) {
      fs.writeFileSync(file, '', { mode: 0o600 });
      await sleep(patienceMs);
    }
    return new InnerLock(folder);
  }

  /**
   * Why this server must not store anything more; undefined while the folder is its own. A lock
   * file that was deleted is made and taken again.
   */
  lost(): string | undefined {
    if (this.#lock.isInPlace()) {
      return undefined;
    }
    if (serialOf(this.#folder) !== this.#folderSerial) {
      return `the database folder ${this.#folder} was removed or replaced while the server runs`;
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
