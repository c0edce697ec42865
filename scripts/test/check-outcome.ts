import type { Failure, Outcome } from './outcome.ts';

/**
 * Reads what `npm run check` writes: `✔ name` or `✖ name` for every check, what a failing one said
 * indented below it.
 */
export function checkOutcome(output: string): Outcome {
  const failures: Failure[] = [];
  let passed = 0;
  let failing: Failure | undefined;
  for (const line of output.split('\n')) {
    const [, mark, name = ''] = /^([✔✖]) (.+)$/.exec(line) ?? [];
    if (mark === '✔') {
      passed += 1;
      failing = undefined;
    } else if (mark === '✖') {
      failing = {
        name,
        file: '',
        reason: '',
      };
      failures.push(failing);
    } else if (failing) {
      failing.reason += `${line.trim()}\n`;
    }
  }
  return { passed, failures };
}
