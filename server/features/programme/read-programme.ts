import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentProgramme } from './present.ts';

/** Today's terms, every rule they come from, and what a person still has to confirm. */
export async function readProgramme({ programme }: Context<StaffActor>) {
  const terms = await programme.currentTerms();
  const rules = await programme.currentRules();
  return presentProgramme(terms, rules, programme.today());
}
