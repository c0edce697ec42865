import { CallError } from '#web/kit/api.ts';

export function refusalText(error: unknown): string | undefined {
  return error instanceof CallError ? error.body?.message : undefined;
}
