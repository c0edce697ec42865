import { relative } from 'node:path';
import type { Failure, Outcome } from './outcome.ts';

/** What is read of an event of `node:test`. */
export interface TestEvent {
  type: string;
  data: {
    name?: string | undefined;
    /** How deep the test stands in suites and other tests; 0 at the root of its file. */
    nesting?: number | undefined;
    file?: string | undefined;
    line?: number | undefined;
    /** Text that the file wrote to its standard error. */
    message?: string | undefined;
    details?: { error?: TestError | undefined } | undefined;
    /** In a summary; the one of the whole run has no file. */
    counts?: { passed: number } | undefined;
  };
}

interface TestError {
  failureType?: string | undefined;
  message: string;
  /** What the test threw. */
  cause?: unknown;
}

const isOwnFrame = (line: string): boolean =>
  line.trimStart().startsWith('at ') && !line.includes('node:');

/** What was thrown, with the place of ours where it was. */
function thrown(error: TestError): string {
  const { cause } = error;
  if (!(cause instanceof Error)) {
    return String(cause ?? error.message);
  }
  const frame = cause.stack?.split('\n').find(isOwnFrame);
  return [cause.message, frame?.trim()].filter(Boolean).join('\n');
}

/**
 * Adds up a run of `node:test` from its events, in the order in which they are reported. A test is
 * named with the suites around it; one that failed by its subtests alone is not named beside them.
 * A file that ended before its tests is named with what it wrote to its standard error.
 */
export function nodeTestOutcome(events: readonly TestEvent[], root: string): Outcome {
  const failures: Failure[] = [];
  const around: string[] = [];
  const written = new Map<string, string>();
  let passed = 0;
  const failedFiles: string[] = [];
  for (const { type, data } of events) {
    const { name = '', nesting = 0, file = '', line, details, message = '' } = data;
    if (type === 'test:start') {
      around.splice(nesting, Infinity, name);
    } else if (type === 'test:stderr') {
      written.set(file, `${written.get(file) ?? ''}${message}`);
    } else if (type === 'test:summary' && !data.file) {
      passed = data.counts?.passed ?? 0;
    } else if (type === 'test:fail' && details?.error?.failureType === 'subtestsFailed') {
      failedFiles.push(file);
    } else if (type === 'test:fail') {
      const isFile = name === file;
      const path = relative(root, file);
      failures.push({
        name: isFile
          ? 'the file ended before its tests'
          : [...around.slice(0, nesting), name].join(' › '),
        file: line === undefined || isFile ? path : `${path}:${line}`,
        reason: (isFile && written.get(file)) || thrown(details?.error ?? { message: 'failed' }),
      });
    }
  }
  // A process that ends in a hurry may take the word of its failing test with it: its file fails.
  for (const file of new Set(failedFiles)) {
    const path = relative(root, file);
    if (!failures.some((failure) => failure.file.startsWith(path))) {
      failures.push({
        name: 'the file failed without naming a test',
        file: path,
        reason: 'Its output above says why.',
      });
    }
  }
  return { passed, failures };
}
