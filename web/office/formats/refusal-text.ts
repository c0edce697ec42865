import { CallError } from '#web/kit/api.ts';

/** The server's reason for refusing; undefined if it gave none. */
export function refusalText(error: unknown): string | undefined {
  return error instanceof CallError ? error.body?.message : undefined;
}
