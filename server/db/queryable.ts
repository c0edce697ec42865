import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { auditLog } from './tables/back-office.ts';

export type AuditLine = typeof auditLog.$inferSelect;

/** The database or a transaction, so that a query works in both. */
export interface Queryable {
  readonly drizzle: NodePgDatabase;
  query<Row extends pg.QueryResultRow = pg.QueryResultRow>(
    query: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<Row>>;
  /** Receives lines of the audit log; in a transaction once it is committed. Never throws. */
  readonly onAudited?: ((lines: readonly AuditLine[]) => void) | undefined;
}

/** A database that can run statements without a time limit. */
export interface Maintained {
  /** One connection whose statements have no time limit. */
  maintain<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T>;
}

/** A `Queryable` whose statements are kept or lost together; of no use after its work has ended. */
export type Transaction = Queryable;
