import type { StaffActor } from '#server/platform/actor.ts';
import type { Context } from '../context.ts';
import { noSuchRevision } from './policy.ts';
import { presentRevision } from './present-revision.ts';
import { findRevision } from './queries.ts';

/** One revision of the terms; 404 if there is none. */
export async function readRevision(context: Context<StaffActor>, { id }: { id: number }) {
  const row = await findRevision(context.db, id);
  if (!row) {
    throw noSuchRevision();
  }
  return presentRevision(context, row);
}
