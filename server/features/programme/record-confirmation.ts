import { isFactConfirmed } from '#core/domain/programme/launch/fact-state.ts';
import { factsToConfirm } from '#core/domain/programme/launch/facts-to-confirm.ts';
import type { Services, StaffContext } from '../context.ts';
import { transaction } from '../transaction.ts';
import { noSuchFact, otherValues } from './policy.ts';
import { valuesIdOf } from './present.ts';
import { findConfirmations } from './queries.ts';
import { readProgramme } from './read-programme.ts';
import { insertConfirmation } from './writes.ts';

interface Confirmation {
  fact: string;
  isConfirmed: boolean;
  confirmedBy: string;
  ground: string;
  /** Hash of the values that the person saw. */
  valuesId: string;
}

/**
 * Records that a doubtful fact was confirmed, or that a confirmation was withdrawn, with actor,
 * reason and current values; returns the rulebook. 404 for a fact that is not open, 409 if the
 * values have changed since the actor saw them. Audited.
 */
export async function recordConfirmation(
  context: StaffContext,
  { valuesId, ...said }: Confirmation,
) {
  const { actor, db, programme } = context;
  const terms = await programme.enteredTerms();
  const fact = factsToConfirm(terms, programme.today(), await programme.currentRules()).find(
    ({ id }) => id === said.fact,
  );
  if (!fact) {
    throw noSuchFact();
  }
  // A confirmation may be withdrawn whatever the current values are.
  if (said.isConfirmed && valuesId !== valuesIdOf(fact)) {
    throw otherValues();
  }
  const { about } = fact;
  const action = said.isConfirmed ? 'fact.confirm' : 'fact.revoke';
  await transaction(context, action, 'fact', async (tx) => {
    const row = await insertConfirmation(tx, { ...said, about, recordedBy: actor.id });
    return {
      entityId: row.id,
      after: { ...said, about },
    };
  });
  db.changes.invalidate('programme');
  return readProgramme(context);
}

/**
 * Whether a doubtful fact is confirmed for today's values; null if it needs no confirmation. Must
 * not be called inside a transaction.
 */
export async function isFactSettled(
  { db, programme }: Pick<Services, 'db' | 'programme'>,
  id: string,
) {
  const terms = await programme.enteredTerms();
  const today = programme.today();
  const facts = factsToConfirm(terms, today, await programme.currentRules());
  const fact = facts.find((one) => one.id === id);
  return fact ? isFactConfirmed(fact, await findConfirmations(db, programme), today) : null;
}
