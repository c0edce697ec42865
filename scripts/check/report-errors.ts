import { resolve } from 'node:path';

/** Prints one error a line; the process ends with 1 when there is one. */
export function reportErrors(errors: readonly string[]): void {
  for (const error of errors) {
    console.error(error);
  }
  if (errors.length > 0) {
    process.exitCode = 1;
  }
}

/** The folder of package.json, absolute. */
export const projectRoot = resolve(import.meta.dirname, '../..');
