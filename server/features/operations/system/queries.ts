import type { Queryable } from '#server/db/queryable.ts';

export interface DatabaseFacts {
  version: string;
  bytes: number;
}

/** Its version, such as 15.18, and its size on the disk. */
export async function findDatabaseFacts(db: Queryable): Promise<DatabaseFacts> {
  const { rows } = await db.query<DatabaseFacts>(`
    select
      split_part(current_setting('server_version'), ' ', 1) as version,
      pg_database_size(current_database()) as bytes`);
  return rows[0]!;
}

/** When the server last archived its log, and last failed to; each null if never. */
export interface WriteAheadArchive {
  archivedAt: Date | null;
  failedAt: Date | null;
}

/** Null: this server archives no log, so its backups are made in another way. */
export async function findArchive(db: Queryable): Promise<WriteAheadArchive | null> {
  const { rows } = await db.query<WriteAheadArchive>(`
    select last_archived_time as "archivedAt", last_failed_time as "failedAt"
    from pg_stat_archiver
    where current_setting('archive_mode') <> 'off'`);
  return rows[0] ?? null;
}
