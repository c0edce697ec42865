import type * as z from 'zod/mini';
import type { watchBody } from '#core/contract/visitor/near-miss.ts';
import { checkEligibility, type EligibilityInput } from '#core/domain/visitor/eligibility.ts';
import { fieldError } from '#server/platform/http-error.ts';
import { consentValues } from '../applications/consent-values.ts';
import type { Context } from '../../context.ts';
import { insertWatch } from './writes.ts';
import { nearMiss } from '#core/domain/visitor/near-miss.ts';

/**
 * Stores a request to be told once the rules change for these answers, with the consent to it. 400
 * without that consent, or if the requirements are met now.
 */
export async function watchNearMiss(context: Context, wish: z.output<typeof watchBody>) {
  const { db, programme, language } = context;
  const { email, creditScore, homePrice, state } = wish;
  const answers = { creditScore, homePrice, state };
  const terms = await programme.currentTerms();
  if (checkEligibility(answers, terms).eligible) {
    throw fieldError([{ path: 'creditScore', key: 'nearMiss.met' }]);
  }
  const consent = consentValues('near_miss', wish, terms, context);
  if (!consent?.granted) {
    throw fieldError([{ path: 'consentVersion', key: 'consent.required' }]);
  }
  const watch = { email, language, ...answers };
  const stopToken = await insertWatch(db, watch, { ...consent, email });
  return { isWatched: true, stopToken };
}

/** The changes of answers that would qualify under today's terms; nothing is stored. */
export async function findNearMiss({ programme }: Context, answers: EligibilityInput) {
  const changes = nearMiss(answers, await programme.currentTerms());
  return {
    changes: changes.map(({ to, ...change }) => ({
      ...change,
      to: typeof to === 'number' ? to : [...to],
    })),
  };
}
