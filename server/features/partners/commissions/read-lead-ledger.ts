import type { Queryable } from '#server/db/queryable.ts';
import { nameOffice } from '../../name-staff.ts';
import { readDisputes } from './read-disputes.ts';
import { presentLine, presentMove } from './present.ts';
import { findMoves, findReferralIds } from './queries.ts';
import { findLines } from './settle/queries.ts';

/**
 * Every line of the ledger, every move of the referrals and every dispute of a lead's person,
 * oldest first.
 */
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
