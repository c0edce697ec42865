import { CallError } from '#web/kit/api.ts';

/** The sentence the server gave for refusing; undefined where it gave none. */
export function refusalText(error: unknown): string | undefined {
  return error instanceof CallError ? error.body?.message : undefined;
}
