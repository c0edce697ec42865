import os from 'node:os';

/**
 * The folder for databases that live as long as one test: the one in memory that `npm test` made
 * (`scripts/test/run-tests.ts`), else the system's temporary folder. In memory a copy of the
 * template takes a twentieth of a second of a processor instead of a whole one.
 */
export function throwAwayHome(): string {
  return process.env['THROW_AWAY_HOME'] || os.tmpdir();
}
