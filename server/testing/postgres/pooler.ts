import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestContext } from 'node:test';
import pg from 'pg';
import { freePort } from '#server/db/cluster/open-cluster.ts';
import { chooseIdentity, giveTo } from '#server/db/cluster/identity.ts';
import { findPrograms } from '#server/db/cluster/programs.ts';
import { until } from '../listening-app.ts';

const programs = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

/** The pooler that this machine has, if any. */
export function findPooler(): string | undefined {
  return programs.find((program) => fs.existsSync(program));
}

async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Starts PgBouncer in front of a database, until the test ends, with at most so many connections to
 * it; returns its address.
 */
export async function startPooler(
  t: TestContext,
  program: string,
  databaseUrl: string,
  mode: 'session' | 'transaction',
  connections = 20,
): Promise<string> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pooler-'));
  const server = new URL(databaseUrl);
  const port = await freePort();
  const settings = path.join(folder, 'pgbouncer.ini');
  fs.writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port} user=${server.username}${server.password && ` password=${server.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = ${mode}
default_pool_size = ${connections}
`,
  );
  // It does not run as root either.
  const identity = chooseIdentity(findPrograms(), folder);
  giveTo(identity, folder);
  const [command, ...args] = [...identity.prefix, program, '-q', settings];
  const child = spawn(command!, args, { cwd: folder, stdio: 'ignore' });
  t.after(async () => {
    if (child.exitCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    fs.rmSync(folder, { recursive: true, force: true });
  });
  const url = `postgres://${server.username}@127.0.0.1:${port}${server.pathname}`;
  await until(() => child.exitCode !== null || isAnswering(url));
  if (child.exitCode !== null) {
    throw new Error(`${program} ended with ${child.exitCode}.`);
  }
  return url;
}
