import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from 'node:test';
import { spec } from 'node:test/reporters';
import { nodeTestOutcome, type TestEvent } from './node-test-outcome.ts';
import type { Failure, Outcome } from './outcome.ts';

const quickImports = new URL('../quick-imports.mjs', import.meta.url).href;
const exitWhenSaid = new URL('./exit-when-said.mjs', import.meta.url).href;

// Twice as many files as processors: most tests wait for a disk, a process or a database.
const concurrency = 2 * availableParallelism();

interface NodeTests {
  root: string;
  patterns: readonly string[];
  /** Only files whose path contains this text. */
  filter?: string | undefined;
  /** Beginnings of the paths that take longest: started first, so that none runs on alone. */
  first?: readonly string[] | undefined;
}

/** The files of the patterns, the longest first, then by path. */
export function filesInOrder({ root, patterns, filter = '', first = [] }: NodeTests): string[] {
  const files = globSync([...patterns], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.includes(filter))
    .sort();
  const rank = (path: string): number => {
    const at = first.findIndex((beginning) => path.startsWith(beginning));
    return at < 0 ? first.length : at;
  };
  return files.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * A file whose top level waits: it may be ended by force once the tests above that line are done, and
 * those below would never run, without a word.
 */
function failuresOfWaiting(files: readonly string[], root: string): Failure[] {
  const waits = /^(?=\S)(?!.*\basync\b).*\bawait\b/m;
  return files
    .filter((file) => waits.test(readFileSync(join(root, file), 'utf8')))
    .map((file) => ({
      name: 'the file waits outside its tests',
      file,
      reason: 'What stands below may not run: wait in `before`, or inside of a test.',
    }));
}

/** Runs files of `node:test`, each in a process of its own, and shows what they say. */
export async function runNodeTests(tests: NodeTests): Promise<Outcome> {
  const { root } = tests;
  const paths = filesInOrder(tests);
  const events: TestEvent[] = [];
  const stream = run({
    files: paths.map((path) => join(root, path)),
    concurrency,
    cwd: root,
    // The engine lives for seconds in each file: to compile its code a second time, for speed, takes
    // longer than it gives back.
    execArgv: [
      '--test-force-exit',
      '--liftoff-only',
      `--import=${quickImports}`,
      `--import=${exitWhenSaid}`,
    ],
  });
  stream.on('data', (event: TestEvent) => events.push(event));
  const shown = stream.compose(new spec());
  for await (const text of shown) {
    process.stdout.write(text as string);
  }
  const { passed, failures } = nodeTestOutcome(events, root);
  return { passed, failures: [...failures, ...failuresOfWaiting(paths, root)] };
}
