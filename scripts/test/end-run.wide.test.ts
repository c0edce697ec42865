import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { projectRoot } from '#scripts/check/report-errors.ts';

// It starts a PostgreSQL of its own, and not on the run that this test is a part of.
const { NODE_TEST_CONTEXT: _, TEST_DATABASE_URL: __, ...env } = process.env;

/** The command lines of the processes that inherited the mark. */
function marked(mark: string): string[] {
  return readdirSync('/proc')
    .filter(Number)
    .flatMap((id) => {
      try {
        const isMarked = readFileSync(`/proc/${id}/environ`, 'utf8').includes(mark);
        const command = readFileSync(`/proc/${id}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
        return isMarked && command ? [command] : [];
      } catch {
        return [];
      }
    });
}

/** Waits until something is so, for some seconds at most. */
async function until(isSo: () => boolean, seconds: number): Promise<void> {
  for (let waited = 0; waited < seconds * 1000 && !isSo(); waited += 50) {
    await sleep(50);
  }
}

const runs: readonly [signal: NodeJS.Signals, words: string[], atWork: readonly string[]][] = [
  ['SIGTERM', ['components', 'web/office/list/table.spec.ts'], ['serve-gallery', 'chrom']],
  [
    'SIGINT',
    ['wide api', 'server/features/partners/commissions/money-scenarios.wide.test.ts'],
    ['money-scenarios', 'postgres'],
  ],
];

for (const [signal, words, atWork] of runs) {
  test(
    `a run of ${words[0]} that gets ${signal} ends all that it started`,
    { skip: !existsSync('/proc/self/environ') },
    async () => {
      const mark = `RUN_${randomUUID()}`;
      const run = spawn(process.execPath, ['scripts/test.mjs', ...words], {
        cwd: projectRoot,
        env: { ...env, MARK: mark },
        stdio: 'ignore',
      });
      const ended = once(run, 'exit');
      await until(() => {
        const commands = marked(mark);
        const isAtWork = atWork.every((name) => commands.some((one) => one.includes(name)));
        return isAtWork || run.exitCode !== null;
      }, 120);
      assert.equal(run.exitCode, null, 'it ended before it was told to');
      run.kill(signal);
      await ended;
      // A process that was killed takes a moment to go.
      await until(() => marked(mark).length === 0, 1);
      assert.deepEqual(marked(mark), []);
    },
  );
}
