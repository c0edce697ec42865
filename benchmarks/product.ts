import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { memoryFlags, memorySettings } from '#scripts/memory-settings.mjs';

type Variables = Record<string, string>;

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/** The password of everyone on staff in a benchmark. */
export const staffPassword = 'a benchmark signs itself in';

/** A process of its own that has listened: the load must not share the server's event loop. */
export async function startServer(
  script: string,
  env: Variables = {},
  flags: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const [origin] = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line) ?? [];
    if (origin) {
      child.stdout.resume();
      const stop = async () => {
        if (child.exitCode === null && child.kill('SIGTERM')) {
          await once(child, 'exit');
        }
      };
      return { origin: origin.replace('localhost', '127.0.0.1'), pid: child.pid!, stop };
    }
  }
  throw new Error(`${script} ended before it listened`);
}

/** Starts the product as its operator does, without limits on calls. */
export function startProduct(home: Variables): Promise<ChildServer> {
  const quiet = { RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', PORT: '0' };
  const env = { ...quiet, ADMIN_PASSWORD: staffPassword, ...memorySettings, ...home };
  return startServer('dist/process/main.js', env, memoryFlags);
}

/** Runs a script of the product on a database, to its end. */
export async function runScript(home: Variables, ...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...home } });
}

const homes: string[] = [];
process.once('exit', () => {
  homes.forEach((home) => rmSync(home, { recursive: true, force: true }));
});

/** The variables that start a server on a new database: the bundled one, as `npm start` makes it. */
export function newHome(): { DATA_DIR: string } {
  homes.push(mkdtempSync(join(tmpdir(), 'bench-')));
  return { DATA_DIR: homes.at(-1)! };
}

/** The product on a new database, with the people of the demo if they are wanted. */
export async function withProduct<T>(
  work: (origin: string) => Promise<T>,
  { hasDemo = false } = {},
): Promise<T> {
  const home = { ...newHome(), ADMIN_PASSWORD: staffPassword };
  if (hasDemo) {
    await runScript(home, 'scripts/fill-demo.ts');
  }
  const server = await startProduct(home);
  return work(server.origin).finally(server.stop);
}
