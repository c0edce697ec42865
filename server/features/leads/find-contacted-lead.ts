import { demand } from '#server/platform/http-error.ts';
import type { Queryable } from '#server/db/queryable.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import { leadScopeOf } from '../lead-scope.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { noSuchLead, findLeadColumns } from '../scoped-leads.ts';
import { lockLead } from './queries.ts';

const columns = [
  'id',
  'phone',
  'email',
  'status',
  'contactMethod',
  'propertyState',
  'currentAddress',
  'language',
  'ownerId',
  'firstResponseAt',
  'nextFollowUpAt',
  'nextFollowUpNote',
] as const;

/** What decides whether a lead's person may be contacted; 404 unless the actor may see it. */
export async function findContactedLead(
  { db, actor }: { db: Queryable; actor: StaffActor },
  id: number,
) {
  const lead = demand(await findLeadColumns(db, leadScopeOf(actor), id, columns), noSuchLead);
  return lead;
}

/** The same, locked until the transaction ends. */
export async function lockContactedLead(tx: AuditedTransaction, actor: StaffActor, id: number) {
  await lockLead(tx, leadScopeOf(actor), id);
  return findContactedLead({ db: tx, actor }, id);
}
