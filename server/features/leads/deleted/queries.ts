import { and } from 'drizzle-orm';
import { byColumn } from '#server/db/sorted-rows.ts';
import { leads } from '#server/db/tables/leads.ts';
import { isRestorable } from '../../deletions.ts';
import type { LeadScope } from '../../lead-scope.ts';
import { within } from '../queries.ts';
import { matches } from '../search/queries.ts';

const columns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  email: leads.email,
  phone: leads.phone,
  status: leads.status,
  isQualified: leads.isQualified,
  createdAt: leads.createdAt,
  deletedAt: leads.deletedAt,
};

/** The deleted leads of a scope that can still be restored, as rows of a list. */
export function deletedLeads(scope: LeadScope, q: string | undefined) {
  return {
    table: leads,
    columns,
    sorts: { deletedAt: byColumn(leads.deletedAt) },
    where: and(isRestorable(leads.deletedAt), within(scope), q ? matches(q) : undefined),
  };
}
