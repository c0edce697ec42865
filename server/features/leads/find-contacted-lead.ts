import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import { noSuchLead } from './policy.ts';
import { findLeadColumns } from './queries.ts';

const columns = [
  'id',
  'phone',
  'email',
  'status',
  'contactMethod',
  'propertyState',
  'currentAddress',
  'language',
] as const;

/** What of a lead decides whether its person may be contacted; 404 unless the actor may see it. */
export async function findContactedLead(
  { db, actor }: { db: Queryable; actor: StaffActor },
  id: number,
) {
  const lead = await findLeadColumns(db, leadScopeOf(actor), id, columns);
  if (!lead) {
    throw noSuchLead();
  }
  return lead;
}
