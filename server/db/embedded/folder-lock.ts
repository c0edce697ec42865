import { DatabaseSync } from 'node:sqlite';

export class FolderInUseError extends Error {
  override name = 'FolderInUseError';
}

/**
 * Takes the one lock of a database folder and returns how to give it back. The lock is the
 * operating system's, held on `<folder>.lock` through SQLite, so it ends with the process however
 * that ends; nothing stale can be left behind.
 */
export function lockFolder(folder: string): () => void {
  const file = new DatabaseSync(`${folder}.lock`);
  try {
    file.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (error) {
    file.close();
    if (!/locked|busy/i.test((error as Error).message)) {
      throw error;
    }
    throw new FolderInUseError(
      `Another server is using the database folder ${folder}. Stop that server first, or set DATA_DIR to another folder, ` +
        'or set DATABASE_URL to a PostgreSQL server, which several processes may share.',
      { cause: error },
    );
  }
  return () => {
    file.exec('ROLLBACK');
    file.close();
  };
}
