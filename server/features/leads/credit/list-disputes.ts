import type * as z from 'zod/mini';
import type { listDisputes as entry } from '#core/contract/partners/commission/disputes.ts';
import { findPage } from '#server/platform/find-page.ts';
import { disputeList, findCredits } from '../../partners/affiliates/disputes/queries.ts';
import { nameAffiliates } from '../../partners/affiliates/queries.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';

/** A page of disputes, open ones or all. Audited as a read. */
export async function listDisputes(
  context: StaffContext,
  query: z.output<NonNullable<(typeof entry)['query']>>,
) {
  const { db, now } = context;
  const list = disputeList(query.show !== 'all');
  const { items: rows, ...page } = await findPage(db, list, query);
  const leadIds = rows.flatMap(({ leadId }) => leadId ?? []);
  await auditRead(context, 'dispute.list', 'lead', {
    shown: { show: query.show, page: query.page, shown: rows.length },
    leadIds,
  });
  const creditOf = await findCredits(db, leadIds);
  const partners = [...rows.map(({ affiliateId }) => affiliateId), ...creditOf.values()];
  const [affiliates, staff] = await Promise.all([
    nameAffiliates(db, [...new Set(partners)]),
    nameStaff(
      db,
      rows.map(({ decidedBy }) => decidedBy),
    ),
  ]);
  const items = rows.map((row) => {
    const { leadId, leadName, outcome, decidedAt, decidedBy, dueAt } = row;
    const lead = leadId !== null && leadName !== null ? { id: leadId, name: leadName } : null;
    const credited = lead && creditOf.get(lead.id);
    return {
      id: row.id,
      affiliate: { id: row.affiliateId, name: affiliates.get(row.affiliateId) ?? '' },
      leadReference: row.leadReference,
      lead,
      creditedTo: credited ? (affiliates.get(credited) ?? null) : null,
      reason: row.reason,
      createdAt: row.createdAt,
      dueAt,
      isOverdue: outcome === null && dueAt < now,
      decided:
        outcome !== null && decidedAt !== null
          ? {
              outcome,
              reason: row.decision ?? '',
              by: staff.get(decidedBy ?? 0) ?? '',
              at: decidedAt,
            }
          : null,
    };
  });
  return { ...page, items };
}
