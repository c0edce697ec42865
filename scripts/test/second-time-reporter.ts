import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter';

/** The journeys that once passed only the second time; one that does so again fails its run. */
const secondTimeFile = join(import.meta.dirname, '../../e2e/passed-the-second-time.txt');

/** Where a journey stands, without line numbers: the same after edits above it. */
const nameOf = (test: TestCase): string =>
  test
    .titlePath()
    .filter((part) => part !== '')
    .join(' > ');

/**
 * Tells at the end of a run which tests passed only on their retry, and adds them to the list. The
 * run fails if one of them stood there already.
 */
export default class SecondTimeReporter implements Reporter {
  readonly #tests: TestCase[] = [];
  readonly #file: string;

  constructor({ file = secondTimeFile }: { file?: string } = {}) {
    this.#file = file;
  }

  onTestEnd(test: TestCase): void {
    if (test.outcome() === 'flaky' && !this.#tests.includes(test)) {
      this.#tests.push(test);
    }
  }

  onEnd(): Promise<{ status?: FullResult['status'] } | undefined> {
    if (this.#tests.length === 0) {
      return Promise.resolve(undefined);
    }
    const text = existsSync(this.#file) ? readFileSync(this.#file, 'utf8') : '';
    const known = text.split('\n').filter(Boolean);
    const names = this.#tests.map(nameOf);
    const again = names.filter((name) => known.includes(name));
    console.log('\nPassed only the second time:');
    for (const test of this.#tests) {
      const { message = '' } = test.results[0]?.error ?? {};
      const reason = stripVTControlCharacters(message)
        .replaceAll(/\s*\n\s*/g, ' ')
        .slice(0, 300);
      console.log(
        `  ${nameOf(test)}${again.includes(nameOf(test)) ? ', NOT FOR THE FIRST TIME' : ''}`,
      );
      console.log(`    ${reason}`);
    }
    writeFileSync(this.#file, [...new Set([...known, ...names])].sort().join('\n') + '\n');
    return Promise.resolve(again.length > 0 ? { status: 'failed' } : undefined);
  }

  printsToStdio(): boolean {
    return false;
  }
}
