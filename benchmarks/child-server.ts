import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

export interface ChildServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

/**
 * Starts a server script as a process of its own and waits for the line with its address: the load
 * must not share its event loop.
 */
export async function startServer(
  script: string,
  env: Record<string, string> = {},
  flags: readonly string[] = [],
): Promise<ChildServer> {
  const child = spawn(process.execPath, [...flags, script], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const address = new Promise<string>((found, failed) => {
    lines.on('line', (line) => {
      const match = /http:\/\/(?:localhost|127\.0\.0\.1):\d+/.exec(line);
      if (match) {
        found(match[0].replace('localhost', '127.0.0.1'));
      }
    });
    child.once('exit', (code) =>
      failed(new Error(`${script} ended with ${code} before it listened`)),
    );
  });
  const origin = await address;
  return {
    origin,
    pid: child.pid!,
    stop: async () => {
      if (child.exitCode !== null) {
        return;
      }
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}
