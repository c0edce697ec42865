import type { EligibilityInput } from '#core/domain/visitor/eligibility.ts';
import { nearMiss } from '#core/domain/visitor/near-miss.ts';
import type { Context } from '../../context.ts';

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
