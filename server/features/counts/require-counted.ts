import { HttpError } from '#server/platform/http-error.ts';
import type { CountNeeds } from './count-new-rows.ts';
import { isCounted } from './is-counted.ts';

const sentence =
  'The figures are being counted for the first time after an upgrade. They will be ready in a few minutes. Everything else works in the meantime.';

/** 503 while a large database is counted for the first time. */
export async function requireCounted(needs: CountNeeds): Promise<void> {
  if (!(await isCounted(needs))) {
    throw new HttpError(503, sentence, { headers: { 'retry-after': '30' } });
  }
}
