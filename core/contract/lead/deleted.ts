import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { leadRow } from './row.ts';
import { listPage, listQuery } from '../page.ts';
import { route } from '../route.ts';

/** A deleted lead as long as it can be restored: who it is, who deleted it, and how long there is. */
export const deletedLeadRow = z.extend(
  z.pick(leadRow, {
    id: true,
    firstName: true,
    lastName: true,
    email: true,
    phone: true,
    status: true,
    isQualified: true,
    createdAt: true,
  }),
  fields.deletion,
);

export const listDeletedLeads = route({
  method: 'GET',
  path: '/api/admin/leads/deleted',
  access: 'staff',
  summary: 'A page of the leads that were deleted and can still be restored, searched like others.',
  query: listQuery({ deletedAt: 'moment' }, {}),
  answer: listPage(deletedLeadRow),
});
