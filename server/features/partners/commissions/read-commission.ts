import { demand } from '#server/platform/http-error.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { findPartners, findWhatIsMissing } from './basis/find-partners.ts';
import { readPayTerms } from './read-commission-sums.ts';
import { nameOffice } from '../../name-staff.ts';
import { noSuchCommission } from './policy.ts';
import { leadsShown, presentCommission, presentLine, presentMove } from './present.ts';
import { readDisputes } from './read-lead-ledger.ts';
import { findCommissions, findMoves } from './queries.ts';
import { findLines } from './settle/queries.ts';

/** One referral with all its ledger lines; 404 if there is none. */
export async function readCommission(context: StaffContext, { id }: { id: number }) {
  const detail = await describeCommission(context, id);
  await auditRead(context, 'commission.view', 'referral', {
    entityId: id,
    leadIds: leadsShown({ leadId: detail.lead.id, alsoEarned: detail.alsoEarned }),
  });
  return detail;
}

/** A referral with all its lines and moves, newest first; 404 if no affiliate is credited. */
export async function describeCommission(context: StaffContext, id: number) {
  const { db, programme } = context;
  const [found] = await findCommissions(db, [id]);
  const row = demand(found, noSuchCommission);
  const [lines, moves, disputes] = await Promise.all([
    findLines(db, [id]),
    findMoves(db, [id]),
    readDisputes(db, row.leadId),
  ]);
  const nameOf = await nameOffice(db, [...lines, ...moves]);
  const today = programme.today();
  const payTerms = await readPayTerms(context);
  const partners = await findPartners(db, [row.affiliateId], today);
  const known = { ...payTerms, found: partners };
  const missingOf = await findWhatIsMissing(db, [row.affiliateId], today, known);
  const shown = presentCommission(row, { missingOf, partners, context });
  const isDecided = row.status === 'approved' || row.status === 'paid';
  return {
    ...shown,
    missing: isDecided ? missingOf(row.affiliateId, row.computed) : shown.missing,
    lines: lines.toReversed().map((line) => ({ ...presentLine(line), by: nameOf(line) })),
    moves: moves.map((move) => presentMove(move, nameOf(move))),
    disputes,
  };
}
