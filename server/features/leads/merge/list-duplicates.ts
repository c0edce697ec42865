import { demand } from '#server/platform/http-error.ts';
import { auditLeadList } from '../../audit-read.ts';
import { findDecided } from '../../partners/commissions/queries.ts';
import type { StaffContext } from '../../context.ts';
import { leadScopeOf } from '../../lead-scope.ts';
import { nameStaff } from '../../name-staff.ts';
import { noSuchLead, findLeadColumns } from '../../scoped-leads.ts';
import { presentLead } from '../present.ts';
import { countOfOthers, findDuplicates } from './queries.ts';

/**
 * The other leads of a lead's person; 404 if the actor may see no such lead. For other owners'
 * leads, only the count per owner. Audited as a read.
 */
export async function listDuplicates(context: StaffContext, { id }: { id: number }) {
  const { db, actor } = context;
  const scope = leadScopeOf(actor);
  const person = demand(await findLeadColumns(db, scope, id, ['id']), noSuchLead);
  const terms = await context.programme.currentTerms();
  const [found, others] = await Promise.all([
    findDuplicates(db, scope, person),
    countOfOthers(db, scope, person),
  ]);
  const names = await nameStaff(
    db,
    others.flatMap(({ ownerId }) => ownerId ?? []),
  );
  const leads = found.map(({ row }) => row);
  await auditLeadList(context, leads, { duplicatesOf: id });
  return {
    items: found.map(({ row, ...same }) => ({ ...presentLead(row, terms), ...same })),
    commissions: await findDecided(db, [id, ...leads.map((lead) => lead.id)]),
    others: others.map(({ ownerId, count }) => ({ owner: names.get(ownerId ?? 0) ?? '', count })),
  };
}
