import * as z from 'zod/mini';
import { auditKinds } from '../domain/audit/audit-kind.ts';
import * as fields from './fields.ts';
import { filterText, listPage, listQuery } from './page.ts';
import { route } from './route.ts';
import { overseers } from '../domain/staff-role.ts';

const actorKinds = ['visitor', 'staff', 'affiliate', 'system'] as const;

export const auditRow = z.object({
  id: fields.rowId,
  at: fields.moment,
  actorKind: z.enum(actorKinds),
  actorId: z.nullable(fields.rowId),
  // Null where the account is unknown or there is none.
  actorName: z.nullable(z.string()),
  viaAdminName: z.nullable(z.string()),
  action: z.string(),
  kind: z.enum(auditKinds),
  entity: z.string(),
  entityId: z.nullable(fields.rowId),
  // The name of an affiliate or a member of staff; a lead is known by its number.
  entityName: z.nullable(z.string()),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  ipAddress: z.nullable(z.string()),
});

/** What the audit log is filtered by; every part that is said must fit. */
export const auditFilters = {
  kind: z.optional(z.enum(auditKinds)),
  actor: z.optional(z.enum(actorKinds)),
  actorId: z.optional(fields.pathId),
  action: z.optional(filterText(60)),
  entity: z.optional(filterText(40)),
  entityId: z.optional(fields.pathId),
  // Days of the lender's time zone, both included.
  from: z.optional(fields.day),
  to: z.optional(fields.day),
};

export const listAudit = route({
  method: 'GET',
  path: '/api/admin/audit',
  access: 'staff',
  roles: overseers,
  summary: 'A page of the audit log: who saw, changed, exported or deleted what, newest first.',
  query: listQuery({ at: 'moment' }, auditFilters),
  answer: listPage(auditRow),
});
