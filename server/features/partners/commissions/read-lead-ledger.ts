import type { Queryable } from '#server/db/queryable.ts';
import { nameOffice, nameStaff } from '../../name-staff.ts';
import { presentLine, presentMove } from './present.ts';
import { findMoves, findReferralIds } from './queries.ts';
import { findLines } from './settle/queries.ts';
import { listDisputesOfPerson } from '../affiliates/disputes/queries.ts';

/** Every ledger line, move of the referrals and dispute of a lead's person, oldest first. */
export async function readLeadLedger(db: Queryable, leadId: number) {
  const ids = await findReferralIds(db, leadId);
  const [lines, newestFirst, disputes] = await Promise.all([
    findLines(db, ids),
    findMoves(db, ids),
    readDisputes(db, leadId),
  ]);
  const moves = newestFirst.toReversed();
  const nameOf = await nameOffice(db, [...lines, ...moves]);
  return {
    lines: lines.map((line) => ({
      referralId: line.referralId,
      affiliateId: line.affiliateId,
      ...presentLine(line),
      basis: line.basis,
      by: nameOf(line),
    })),
    moves: moves.map((move) => ({
      referralId: move.referralId,
      ...presentMove(move, nameOf(move)),
    })),
    disputes,
  };
}

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
