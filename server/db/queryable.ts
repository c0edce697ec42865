import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';

/**
 * What a query takes, so that it works in and out of a transaction: the database or a transaction.
 */
export interface Queryable {
  readonly drizzle: NodePgDatabase;
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
}

/** A database whose statements may take as long as they need. */
export interface Maintained {
  /**
   * One connection without a limit on how long a statement may take: migrations, backups,
   * maintenance.
   */
  maintain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** A `Queryable` whose statements are kept or lost together; of no use after its work has ended. */
export type Transaction = Queryable;
