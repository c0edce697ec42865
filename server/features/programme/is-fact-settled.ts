import { isFactConfirmed } from '#core/domain/launch/shown-terms.ts';
import { factsToConfirm } from '#core/domain/programme-terms.ts';
import type { Services } from '../context.ts';
import { findConfirmations } from './queries.ts';

/**
 * Whether somebody confirmed a doubtful fact for the values of today; null when nobody has to. Not to
 * be asked inside a transaction.
 */
export async function isFactSettled(
  { db, programme }: Pick<Services, 'db' | 'programme'>,
  id: string,
): Promise<boolean | null> {
  const terms = await programme.enteredTerms();
  const fact = factsToConfirm(terms, programme.today()).find((one) => one.id === id);
  return fact ? isFactConfirmed(fact, terms, await findConfirmations(db)) : null;
}
