/** A test or a check that failed. */
export interface Failure {
  name: string;
  /** From the project's root, with the line where it is known; empty for a check. */
  file: string;
  /** What the runner says of it, of any length, without colours. */
  reason: string;
}

/** What came of one part of a run. */
export interface Outcome {
  passed: number;
  failures: readonly Failure[];
  /** The browser that it ran in, with its version: tests can depend on it. */
  browser?: string;
}

/**
 * An outcome that has at least one failure when its runner ended with an error: a runner that ends
 * before its first test has no failing test to name.
 */
export function orExitCode(outcome: Outcome, code: number): Outcome {
  if (code === 0 || outcome.failures.length > 0) {
    return outcome;
  }
  const failure: Failure = {
    name: `the runner itself ended with ${code}`,
    file: '',
    reason: 'Its output above says why.',
  };
  return { ...outcome, failures: [failure] };
}
