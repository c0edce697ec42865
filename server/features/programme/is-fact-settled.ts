import { isFactConfirmed } from '#core/domain/launch/fact-state.ts';
import { factsToConfirm } from '#core/domain/launch/facts-to-confirm.ts';
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
  const today = programme.today();
  const facts = factsToConfirm(terms, today, await programme.currentRules());
  const fact = facts.find((one) => one.id === id);
  return fact ? isFactConfirmed(fact, await findConfirmations(db, programme), today) : null;
}
