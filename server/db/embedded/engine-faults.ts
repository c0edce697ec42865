import type { PGlite } from '@electric-sql/pglite';

// What a disk refuses, by the numbers of the engine's own file system, which has no words for it.
const refusals: Record<number, string> = {
  2: 'Permission denied',
  19: 'No space left on device',
  29: 'Input/output error',
  33: 'Too many open files',
  41: 'Too many open files',
  51: 'No space left on device',
  69: 'Read-only file system',
};

/** What has ended the engine, in words. */
export function wordsOf(fault: unknown): string {
  const { message, errno } = fault as { message?: string; errno?: number };
  return message || refusals[errno ?? 0] || `fault ${errno ?? String(fault)}`;
}

/** How PGlite leaves a refused statement; everything else that is thrown ends the engine. */
const refusedStatement = 100;

const entries = [
  '_PostgresMainLoopOnce',
  '_PostgresMainLongJmp',
  '_PostgresSendReadyForQueryIfNecessary',
  '_pgl_pq_flush',
] as const;

/**
 * Hears of every abort inside the engine (a PANIC, a FATAL, a trap of WebAssembly). PGlite swallows
 * them and goes on with a memory that nobody answers for: a commit may be acknowledged that never
 * reaches the disk, or no answer ever comes.
 */
export function hearEngineFaults(database: PGlite, onFault: (error: Error) => never): void {
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
