import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** The parent of each process, where the system tells it in files. */
function readParents(): Map<number, number> {
  const names = existsSync('/proc/self/stat') ? readdirSync('/proc') : [];
  const pairs = names.filter(Number).flatMap((name): [number, number][] => {
    try {
      // Behind the name of the program, which may hold anything but ends with the last bracket.
      const [, parent] = readFileSync(`/proc/${name}/stat`, 'utf8')
        .split(/\) (?!.*\) )/)[1]!
        .split(' ');
      return [[Number(name), Number(parent)]];
    } catch {
      return [];
    }
  });
  return new Map(pairs);
}

/** All processes that this one started, and those that they started. */
function findStarted(): number[] {
  const parents = readParents();
  const isBelow = (id: number): boolean => {
    const parent = parents.get(id) ?? 0;
    return parent === process.pid || (parent > 0 && isBelow(parent));
  };
  return [...parents.keys()].filter(isBelow);
}

function endAtOnce(id: number): void {
  try {
    process.kill(id, 'SIGKILL');
  } catch {
    /* it has ended */
  }
}

const codes = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const;
let isEnding = false;

/**
 * Once this process is told to end, it ends all that was started below it: browsers and products
 * have groups of their own, and outlive the process that started them. `current` get ten seconds to
 * close what they have open.
 */
export function endRunAtSignal(current: () => Iterable<ChildProcess>): void {
  const end = async (code: number) => {
    if (isEnding) {
      return;
    }
    isEnding = true;
    const started = findStarted();
    const open = [...current()].filter(({ exitCode }) => exitCode === null);
    // At this signal Playwright and the tests of Node close what they have open.
    const closed = open.map((child) => (child.kill('SIGINT'), once(child, 'exit')));
    await Promise.race([Promise.all(closed), open.length > 0 && sleep(10_000)]);
    [...started, ...findStarted()].forEach(endAtOnce);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(codes)) {
    process.on(signal, () => void end(code));
  }
}

/** Nothing more is started by a run that ends: then it waits for good. */
export async function waitIfEnding(): Promise<void> {
  if (isEnding) {
    await new Promise(() => {});
  }
}
