import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** Flags of another Node in the project's folder, for speed. */
export const nodeFlags = ['--import', './scripts/quick-imports.mjs'] as const;

const root = path.join(import.meta.dirname, '../..');

export interface Child {
  process: ChildProcess;
  /** Every line it has written so far. */
  lines: string[];
  /** Resolves when that line has been written; rejects when the child ends before. */
  said(line: string): Promise<void>;
  /** Resolves to its exit code, null after a signal. */
  ended: Promise<number | null>;
  /** Ends it as a power switch would, and waits until it is gone. */
  kill(): Promise<void>;
}

/** Runs a module's text, which may import `#server/...`, in another Node process. */
export function runChild(code: string, ...args: string[]): Child {
  const child = spawn(
    process.execPath,
    [...nodeFlags, '--input-type=module', '-e', code, ...args],
    { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout! }).on('line', (line) => lines.push(line));
  const ended = once(child, 'close').then(([exitCode]) => exitCode as number | null);
  return {
    process: child,
    lines,
    ended,
    said: async (line) => {
      let isOver = false;
      void ended.then(() => {
        isOver = true;
      });
      while (!lines.includes(line)) {
        if (isOver) {
          throw new Error(`The child ended without saying "${line}": ${lines.join(' | ')}`);
        }
        await Promise.race([once(reader, 'line'), ended]);
      }
    },
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

/** The message in a line of a server's output, as its operator reads it. */
export function said(line: string): string {
  if (!line.startsWith('{')) {
    return line;
  }
  const { msg } = JSON.parse(line) as { msg?: string };
  return msg ?? line;
}
