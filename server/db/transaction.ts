import { AsyncLocalStorage } from 'node:async_hooks';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { AuditLine, Queryable, Transaction } from './queryable.ts';

const rollbackLimitMs = 5000;

/** The driver supports a limit for one statement, but its types do not. */
interface LimitedQuery extends pg.QueryConfig {
  query_timeout: number;
}

const running = new AsyncLocalStorage<{ isOpen: boolean }>();

/**
 * Makes `pool` throw if a connection is requested inside a transaction: that would write
 * outside the transaction unnoticed.
 */
export function guardPool(pool: pg.Pool): void {
  const connect = pool.connect.bind(pool) as (...callback: unknown[]) => unknown;
  pool.connect = ((...callback: unknown[]) => {
    if (!running.getStore()?.isOpen) {
      return connect(...callback);
    }
    const error = new Error(
      'Inside a transaction use the transaction that was handed to the work, not the database or its pool.',
    );
    const [done] = callback;
    return typeof done === 'function' ? done(error, undefined, () => {}) : Promise.reject(error);
  }) as typeof pool.connect;
}

/** True for a statement that the server left unanswered: nor would it answer the next one. */
function isUnanswered(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/Query read timeout|Connection terminated/.test(error.message) || isUnanswered(error.cause))
  );
}

/** Rolls back; returns the error if that fails. */
async function rollBack(client: pg.PoolClient): Promise<Error | undefined> {
  // Has its own time limit, because the connection may be broken.
  const rollback: LimitedQuery = {
    text: 'rollback',
    query_timeout: rollbackLimitMs,
  };
  try {
    await client.query(rollback);
    return undefined;
  } catch (error) {
    return error as Error;
  }
}

/**
 * Runs `work` in one transaction: kept when it returns, rolled back when it throws. Lines of the
 * audit log are reported after the commit: none that was rolled back, and none at all if the answer
 * to the commit is lost.
 */
export async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  onAudited?: Queryable['onAudited'],
): Promise<T> {
  const client = await pool.connect();
  const state = { isOpen: true };
  const audited: AuditLine[] = [];
  const tx: Transaction = {
    drizzle: drizzle(client),
    query: (query, values) => {
      if (state.isOpen) {
        return client.query(query as string, values);
      }
      throw new Error('This transaction has ended.');
    },
    onAudited: onAudited && ((lines) => void audited.push(...lines)),
  };
  let failure: Error | undefined;
  try {
    await client.query('begin');
    const result = await running.run(state, () => work(tx));
    const { command } = await client.query('commit');
    // A statement failed and the work swallowed the error: the server answers COMMIT with ROLLBACK.
    if (command !== 'COMMIT') {
      throw new Error('The transaction was rolled back because one of its statements had failed.');
    }
    onAudited?.(audited);
    return result;
  } catch (error) {
    failure = isUnanswered(error) ? (error as Error) : await rollBack(client);
    throw error;
  } finally {
    state.isOpen = false;
    client.release(failure);
  }
}
