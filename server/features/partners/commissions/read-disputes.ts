import type { Queryable } from '#server/db/queryable.ts';
import { listDisputesOfPerson } from '../affiliates/disputes/queries.ts';
import { nameStaff } from '../../name-staff.ts';

/** The disputes about a lead's person for its ledger, oldest first. */
export async function readDisputes(db: Queryable, leadId: number) {
  const disputes = await listDisputesOfPerson(db, leadId);
  const deciders = disputes.map(({ decidedBy }) => decidedBy);
  const names = await nameStaff(db, deciders);
  return disputes.map(({ affiliateName, createdAt, reason, outcome, decision, ...row }) => ({
    affiliate: affiliateName,
    askedAt: createdAt,
    why: reason,
    decided: outcome &&
      row.decidedAt && {
        outcome,
        reason: decision ?? '',
        by: names.get(row.decidedBy ?? 0) ?? '',
        at: row.decidedAt,
      },
  }));
}
