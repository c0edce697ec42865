import type { Queryable } from '#server/db/queryable.ts';
import { decidersOf, presentDispute } from '../affiliates/disputes/present.ts';
import { listDisputesOfPerson } from '../affiliates/disputes/queries.ts';
import { nameStaff } from '../../name-staff.ts';

/** The disputes about a lead's person for its ledger, oldest first. */
export async function readDisputes(db: Queryable, leadId: number) {
  const disputes = await listDisputesOfPerson(db, leadId);
  const names = await nameStaff(db, decidersOf(disputes));
  return disputes.map((dispute) => presentDispute(dispute, names));
}
