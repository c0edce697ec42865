import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { presentRevisions } from './present-revision.ts';
import { findRevisions } from './queries.ts';

/** Every revision of the terms, the newest first. */
export async function listRevisions(context: Context<StaffActor>) {
  const rows = await findRevisions(context.db);
  return { items: await presentRevisions(context, rows) };
}
