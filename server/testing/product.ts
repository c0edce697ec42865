import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { nodeFlags, said } from './child.ts';

const root = path.join(import.meta.dirname, '../..');

/** The whole product in a process of its own, as an operator starts it. */
export interface Product {
  /** Where it answers, such as http://127.0.0.1:41234. */
  origin: string;
  process: ChildProcess;
  /** Every line it has written, to either stream. */
  lines: string[];
  /** Milliseconds from the start of the process to its first answer. */
  readyAfterMs: number;
  /**
   * Asks it to stop, as a service manager does; resolves to its exit code, null when a signal ended
   * it.
   */
  stop(): Promise<number | null>;
  /** Ends it as a power switch would, and waits until it is gone. */
  kill(): Promise<void>;
}

export interface Ended {
  code: number | null;
  /** Its output, one sentence per line. */
  lines: string[];
}

/** The product ended before it answered. */
export class StartError extends Error {
  readonly ended: Ended;

  constructor(ended: Ended) {
    super(`The product ended with ${ended.code} before it answered: ${ended.lines.join(' | ')}`);
    this.name = 'StartFault';
    this.ended = ended;
  }
}

export interface ProductOptions {
  /** How many files the process may have open, connections included; not on Windows. */
  fileLimit?: number;
  /** Where the product is, if it is another build. */
  folder?: string;
  /** Runs the built server, as operators do, and not its sources. */
  isBuilt?: boolean;
}

/**
 * Starts the server with these variables and nothing else of the environment's configuration, and
 * waits until it answers.
 */
export async function startProduct(
  variables: Record<string, string>,
  { fileLimit, folder = root, isBuilt = false }: ProductOptions = {},
): Promise<Product> {
  const { PATH = '', HOME = '', TMPDIR = '', SystemRoot = '' } = process.env;
  const { NODE_COMPILE_CACHE = '' } = process.env;
  const began = performance.now();
  const script = isBuilt ? 'dist/process/main.js' : 'server/main.ts';
  const command = [process.execPath, ...nodeFlags, script] as const;
  const limited = ['sh', '-c', `ulimit -n ${fileLimit} && exec "$@"`, 'sh', ...command] as const;
  const [file, ...args] = fileLimit === undefined ? command : limited;
  const child = spawn(file, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH,
      ...(HOME && { HOME }),
      ...(TMPDIR && { TMPDIR }),
      ...(SystemRoot && { SystemRoot }),
      ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }),
      PORT: '0',
      ...variables,
    },
  });
  const lines: string[] = [];
  const ended = once(child, 'close').then(([code]) => code as number | null);
  const origin = await new Promise<string>((found, failed) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const address = /Listening on (http:\/\/\S+:\d+)/.exec(line)?.[1];
        if (address) {
          found(address);
        }
      });
    }
    void ended.then((code) => failed(new StartError({ code, lines: lines.map(said) })));
  });
  const health = await fetch(`${origin}/healthz`);
  if (!health.ok) {
    throw new Error(`The product listens and answers ${health.status} when asked for its health.`);
  }
  const gone = () => child.exitCode !== null || child.signalCode !== null;
  return {
    origin,
    process: child,
    lines,
    readyAfterMs: performance.now() - began,
    stop: () => {
      if (!gone()) {
        child.kill('SIGTERM');
      }
      return ended;
    },
    kill: async () => {
      if (!gone()) {
        child.kill('SIGKILL');
      }
      await ended;
    },
  };
}

/** Starts the product where it must refuse to run; resolves to how it ended. */
export async function startRefused(variables: Record<string, string>): Promise<Ended> {
  try {
    const product = await startProduct(variables);
    await product.kill();
  } catch (error) {
    if (error instanceof StartError) {
      return error.ended;
    }
    throw error;
  }
  throw new Error('The product started although it should have refused to.');
}
