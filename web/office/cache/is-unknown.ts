import { CallError } from '#web/kit/api.ts';

/** Whether a screen has no answer because its address names nothing. */
export function isUnknown(error: unknown): boolean {
  return error instanceof CallError && (error.status === 404 || error.status === 400);
}
