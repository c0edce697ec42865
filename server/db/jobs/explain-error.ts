import type { JobFailure } from './job.ts';

interface Coded {
  code?: string;
  constraint?: string;
}

// Errors that an operator can fix, by the beginning of a SQLSTATE or system error code.
const sentences: readonly (readonly [codes: RegExp, sentence: string])[] = [
  [/^(53100|ENOSPC|EDQUOT)$/, 'the disk is full'],
  [/^53/, 'the database has no room for more work'],
  [/^(25006|EROFS)$/, 'the database takes no changes: it or its disk is read-only'],
  [/^(08|57P)/, 'the database does not answer'],
  [/^(57014|55P03)$/, 'the database took too long'],
  [/^40/, 'the database was busy with the same rows'],
  [
    /^E(CONN|PIPE|TIMEDOUT|HOST|NET|NOTFOUND|AI_)/,
    'the database or another server does not answer',
  ],
];
const ours = 'the program itself failed';

// Errors that the driver and its pool throw without a code, matched by their messages.
const uncoded: readonly (readonly [message: RegExp, sentence: string])[] = [
  [/^timeout exceeded when trying to connect$/, 'all connections to the database were busy'],
  [/^(Connection terminated|Query read timeout)/, 'the database does not answer'],
];

/** An error in words that an operator can act on; quotes nothing a person typed. */
export function explainCode(error: Error): string {
  const { code, message } = (error.cause ?? error) as Error & Coded;
  const [known, sign] = code === undefined ? [uncoded, message] : [sentences, code];
  return known.find(([signs]) => signs.test(sign))?.[1] ?? ours;
}

/** A sentence, name, codes and place of an error; a database's message quotes people. */
export function explainError(error: unknown): string {
  if (!(error instanceof Error)) {
    return `${ours} (no error was thrown)`;
  }
  const { code, constraint } = (error.cause ?? error) as Coded;
  const place = error.stack?.split('\n').find((line) => line.startsWith('    at '));
  const parts = [error.name, code, constraint, place?.trim()];
  const signs = parts.filter((part) => part !== undefined).join(', ');
  return `${explainCode(error)} (${signs})`;
}

/** The log line of a failed run: which work, why, and what happens next. */
function describeFailure({ kind, reason, willRetry }: JobFailure): string {
  const next = willRetry ? 'it is tried again' : 'it is not tried again';
  return `a job failed: ${kind}: ${reason}; ${next}`;
}

type LogLine = (signs: object, sentence: string) => void;

/** Reports the failures of jobs to the log of the process. */
export const jobsLog = (log: Record<'warn' | 'error', LogLine>) => ({
  failure: (failure: JobFailure) => {
    log[failure.willRetry ? 'warn' : 'error'](failure, describeFailure(failure));
  },
  trouble: (error: unknown) => {
    log.error({ reason: explainError(error) }, 'the jobs could not be looked at');
  },
});
