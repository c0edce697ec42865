import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from './log.ts';

const oldestVersion = 15;

// Refused, unknown host (a container's name appears late), reset, starting up, shutting down.
const mayPass = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNRESET',
  'ETIMEDOUT',
  'ENOENT',
  '57P03',
  '57P01',
]);

class TooOldError extends Error {}

function whereabouts(databaseUrl: string): string {
  try {
    const { host, pathname } = new URL(databaseUrl);
    return `${host || 'the local socket'}${pathname}`;
  } catch {
    return 'the address in DATABASE_URL';
  }
}

/**
 * Waits until the PostgreSQL server answers and refuses one that is too old; says why in one
 * sentence, without the password.
 */
export async function awaitServer(databaseUrl: string, withinMs: number, log: Log): Promise<void> {
  const deadline = performance.now() + withinMs;
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
    });
    client.on('error', () => {});
    try {
      await client.connect();
      const {
        rows: [row],
      } = await client.query('show server_version_num');
      const version = Math.floor(Number(row.server_version_num) / 10_000);
      if (version < oldestVersion) {
        throw new TooOldError(
          `DATABASE_URL names PostgreSQL ${version} at ${whereabouts(databaseUrl)}; this program needs ${oldestVersion} or newer.`,
        );
      }
      return;
    } catch (error) {
      if (error instanceof TooOldError) {
        throw error;
      }
      const { code, message } = error as Error & { code?: string };
      if (!mayPass.has(code ?? '') || performance.now() > deadline) {
        throw new Error(
          `DATABASE_URL names PostgreSQL at ${whereabouts(databaseUrl)}, which cannot be used (${message || code}): ` +
            'start that server or correct DATABASE_URL.',
          { cause: error },
        );
      }
      if (attempt === 1) {
        log.warn(
          `PostgreSQL at ${whereabouts(databaseUrl)} does not answer yet (${message || code}); trying again.`,
        );
      }
      await sleep(500);
    } finally {
      await client.end().catch(() => {});
    }
  }
}
