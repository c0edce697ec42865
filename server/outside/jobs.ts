import { PgBoss } from 'pg-boss';
import type { Database } from '#server/db/open.ts';

/** Work that repeats: by the clock, and at once when somebody wakes it. */
export interface RepeatingJob {
  name: string;
  /** When it is due, in five cron fields, UTC. */
  cron: string;
  run(): Promise<void>;
}

export interface Jobs {
  /** Asks for a run now. Many calls in one moment are one run; never throws. */
  wake(name: string): void;
  stop(): Promise<void>;
}

const wakeDelayMs = 200;

// pg-boss sends several statements at once, some with their own BEGIN: the answer is a list, and a
// fault leaves the connection in a broken transaction.
function adapter({ pool }: Database) {
  return {
    async executeSql(text: string, values?: unknown[]) {
      const client = await pool.connect();
      try {
        const result: unknown = await client.query(text, values?.length ? values : undefined);
        return Array.isArray(result)
          ? { rows: result.flatMap(({ rows }: { rows?: unknown[] }) => rows ?? []) }
          : (result as { rows: unknown[] });
      } catch (error) {
        await client.query('rollback').catch(() => {});
        throw error;
      } finally {
        client.release();
      }
    },
  };
}

/**
 * Starts the job runner on the product's own database; of several server processes, one does each
 * run.
 */
export async function startJobs(
  database: Database,
  jobs: readonly RepeatingJob[],
  onError: (error: Error) => void,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: adapter(database),
    backend: database.engine === 'embedded' ? 'pglite' : 'postgres',
  });
  boss.on('error', onError);
  await boss.start();
  const workers = new Map<string, string>();
  for (const { name, cron, run } of jobs) {
    // `short`: one run waits at most, however often it was asked for.
    await boss.createQueue(name, {
      policy: 'short',
      retryLimit: 0,
      expireInSeconds: 900,
    });
    workers.set(
      name,
      await boss.work(name, { pollingIntervalSeconds: 15 }, async () => {
        await run().catch((error: Error) => {
          onError(error);
          throw error;
        });
      }),
    );
    await boss.schedule(name, cron);
  }

  const waking = new Map<string, NodeJS.Timeout>();
  const send = async (name: string): Promise<void> => {
    waking.delete(name);
    try {
      await boss.send(name);
      boss.notifyWorker(workers.get(name)!);
    } catch (error) {
      onError(error as Error);
    }
  };
  return {
    wake(name) {
      if (!waking.has(name)) {
        waking.set(
          name,
          setTimeout(() => void send(name), wakeDelayMs),
        );
      }
    },
    async stop() {
      for (const timer of waking.values()) {
        clearTimeout(timer);
      }
      await boss.stop({ graceful: true, timeout: 5000 });
    },
  };
}
