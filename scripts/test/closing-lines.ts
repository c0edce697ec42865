import type { Failure, Outcome } from './outcome.ts';

/** One part of a run, as it stands in the table. */
export interface Part extends Outcome {
  name: string;
  seconds: number;
}

const reasonLines = 12;

function tableLine({ name, passed, failures, seconds, browser }: Part): string {
  const columns = [
    name.padEnd(10),
    `${passed} passed`.padStart(12),
    `${failures.length} failed`.padStart(11),
    `${Math.round(seconds)} s`.padStart(8),
    browser === undefined ? '' : `   ${browser}`,
  ];
  return columns.join('');
}

function failureLines({ name, file, reason }: Failure, part: string, number: number): string[] {
  const place = file && ` (${file})`;
  const lines = reason.trim().split('\n');
  const shown = lines.slice(0, reasonLines).map((line) => `   ${line}`.trimEnd());
  return [
    '',
    `${number}. ${part}: ${name}${place}`,
    ...shown,
    ...(lines.length > reasonLines ? ['   ...'] : []),
  ];
}

/**
 * The end of a run: a table of its parts, each failure with its name, its file and the first lines
 * of its reason, and a last line that machines read, `12 passed, 0 failed`.
 */
export function closingLines(parts: readonly Part[]): string[] {
  const named = parts.flatMap(({ name, failures }) =>
    failures.map((failure) => ({ part: name, failure })),
  );
  const passed = parts.reduce((sum, part) => sum + part.passed, 0);
  return [
    ...parts.map(tableLine),
    ...named.flatMap(({ part, failure }, at) => failureLines(failure, part, at + 1)),
    '',
    `${passed} passed, ${named.length} failed`,
  ];
}
