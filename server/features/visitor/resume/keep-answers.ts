import type * as z from 'zod/mini';
import type { keepAnswers as contract } from '#core/contract/visitor/forms/resume.ts';
import {
  pickBuyerAnswers,
  lastDigitsOf,
  resumableHours,
  resumeLength,
  resumeSigns,
} from '#core/domain/visitor/resumable.ts';
import { randomSigns } from '#server/outside/ids.ts';
import { HttpError } from '#server/platform/http-error.ts';
import type { Context } from '../../context.ts';
import { forgetAnswers, insertAnswers } from './writes.ts';

type Kept = z.output<NonNullable<(typeof contract)['body']>>;

const mostTries = 5;
const hourMs = 3_600_000;

/**
 * Keeps the answers of a visit for a day, in place of those it kept before. With a telephone among
 * them they open to its last four digits only.
 */
export async function keepAnswers(
  { db, now, config }: Context,
  { sessionId, step, answers, phoneLast4 }: Kept,
) {
  const known = pickBuyerAnswers(answers);
  const expiresAt = new Date(now.getTime() + resumableHours * hourMs);
  const row = {
    sessionId,
    step,
    answers: known,
    // The server looks for itself: a page that forgot to say so would leave them open.
    phoneLast4: lastDigitsOf(known) ?? phoneLast4 ?? null,
    expiresAt,
  };
  const code = await db.transaction(async (tx) => {
    await forgetAnswers(tx, sessionId);
    for (let attempt = 0; attempt < mostTries; attempt += 1) {
      const free = randomSigns(resumeSigns, resumeLength);
      if (await insertAnswers(tx, { ...row, code: free })) {
        return free;
      }
    }
    throw new HttpError(503, 'No code is free right now. Please try again in a moment.');
  });
  const link = `${config.publicUrl}/resume?code=${code}`;
  return { code, link, expiresAt: expiresAt.toISOString() };
}
