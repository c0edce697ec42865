import { readTelephone } from '#server/outside/telephone.ts';
import { fieldError } from '#server/platform/http-error.ts';

/** A number as it is stored; 400 at the path for one that cannot be dialled. */
export function requireTelephone(path: string, typed: string): string {
  const kept = readTelephone(typed);
  if (kept === null) {
    throw fieldError([{ path, key: 'mobile.format' }]);
  }
  return kept;
}
