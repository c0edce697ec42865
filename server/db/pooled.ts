import pg from 'pg';
import { connection, UnusableServerError, hostAndDatabase } from './postgres-server.ts';

/** Settings that a connection of its own would get from `open.ts`, as a role has them instead. */
const roleSettings = [
  { name: 'TimeZone', value: "'UTC'", isRight: (value: string) => /^(Etc\/)?UTC$/.test(value) },
  { name: 'jit', value: 'off', isRight: (value: string) => value === 'off' },
  { name: 'statement_timeout', value: "'30s'", isRight: (value: string) => value !== '0' },
  {
    name: 'idle_in_transaction_session_timeout',
    value: "'60s'",
    isRight: (value: string) => value !== '0',
  },
] as const;

/** Identifies one database of one running server. */
const identity = `select current_database() as database, pg_postmaster_start_time()::text as started`;

async function identityOf(client: pg.Client) {
  const { rows } = await client.query<Record<string, string>>(identity);
  return JSON.stringify(rows[0]);
}

async function demandSettings(client: pg.Client, databaseUrl: string) {
  const { rows } = await client.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [roleSettings.map(({ name }) => name)],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  const wrong = roleSettings.filter(({ name, isRight }) => !isRight(found.get(name) ?? ''));
  if (wrong.length === 0) {
    return;
  }
  const who = await client.query<{ role: string; database: string }>(
    'select quote_ident(current_user) as role, quote_ident(current_database()) as database',
  );
  const { role, database } = who.rows[0]!;
  const statements = wrong.map(
    ({ name, value }) => `alter role ${role} in database ${database} set ${name} = ${value};`,
  );
  throw new UnusableServerError(
    `DATABASE_URL names a pooler at ${hostAndDatabase(databaseUrl)}, whose connections need these settings: ` +
      `run ${statements.join(' ')} with psql, and let the pooler connect anew.`,
  );
}

/**
 * Refuses a pooler that leads to another database than the direct address, or to connections
 * without the settings that this program relies on.
 */
export async function checkPooler(databaseUrl: string, directUrl: string) {
  const [pooled, direct] = [connection(databaseUrl), connection(directUrl)];
  try {
    await Promise.all([pooled.connect(), direct.connect()]);
    const [ofPooler, ofServer] = await Promise.all([identityOf(pooled), identityOf(direct)]);
    if (ofPooler !== ofServer) {
      throw new UnusableServerError(
        `DATABASE_URL (${hostAndDatabase(databaseUrl)}) and DATABASE_DIRECT_URL (${hostAndDatabase(directUrl)}) ` +
          'name two databases; they must lead to the same one.',
      );
    }
    await demandSettings(pooled, databaseUrl);
  } finally {
    await Promise.all([pooled.end().catch(() => {}), direct.end().catch(() => {})]);
  }
}

/** Sends statements without their names: another client's may have the same on this connection. */
export function leaveOutNames(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...values: unknown[]) => unknown;
  client.query = ((statement: unknown, ...rest: unknown[]) => {
    // Copies and the like send themselves, and have no name.
    const isPlain = typeof statement === 'object' && statement !== null && !('submit' in statement);
    return query(isPlain ? { ...statement, name: undefined } : statement, ...rest);
  }) as typeof client.query;
}
