import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { countOpenFacts } from './count-open-facts.ts';
import { presentStaff } from './present.ts';
import { hasWeakPassword } from './queries.ts';

/** Who is signed in. */
export async function readStaffSession(context: Context<StaffActor>) {
  const { db, config, actor } = context;
  const warnings = {
    hasWeakPassword: await hasWeakPassword(db, actor.id),
    openHighFacts: await countOpenFacts(context),
  };
  return presentStaff(actor, warnings, config);
}
