import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { aptInstall, environment, mayUseApt, node24, root, say } from './prepare.mjs';

async function startCluster() {
  const child = spawn(node24(), ['scripts/postgres-cluster.ts'], {
    cwd: root,
    env: environment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = await Promise.race([
    once(createInterface({ input: child.stdout }), 'line'),
    once(child, 'exit').then(() => ['none']),
  ]);
  if (!url.startsWith('postgres')) {
    return null;
  }
  return {
    url,
    stop: async () => {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

/**
 * TEST_DATABASE_URL, or a throw-away server from binaries that are here or that apt can bring; null
 * where neither is to be had.
 */
export async function ensurePostgres() {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL, stop: async () => {} };
  }
  // A pooler besides: a test starts the product behind it.
  if (mayUseApt() && !existsSync('/usr/sbin/pgbouncer')) {
    await aptInstall('pgbouncer');
  }
  const cluster = await startCluster();
  if (cluster || !mayUseApt()) {
    return cluster;
  }
  say('No PostgreSQL found.');
  return (await aptInstall('postgresql')) ? startCluster() : null;
}
