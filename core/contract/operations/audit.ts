import * as z from 'zod/mini';
import { auditKinds } from '../../domain/operations/audit-kind.ts';
import * as fields from '../fields.ts';
import { filterText, listPage, listQuery } from '../page.ts';
import { forOverseers, get, pathId } from '../route.ts';
import { csvFile } from '../shapes.ts';
import { staffRoles } from '../../domain/accounts/staff-role.ts';

const actorKinds = ['visitor', 'staff', 'affiliate', 'system', 'key'] as const;

export const auditRow = z.object({
  id: fields.rowId,
  at: fields.moment,
  actorKind: z.enum(actorKinds),
  actorId: z.nullable(fields.rowId),
  // Null if the account is unknown or there is none.
  actorName: z.nullable(z.string()),
  viaAdminName: z.nullable(z.string()),
  action: z.string(),
  kind: z.enum(auditKinds),
  entity: z.string(),
  entityId: z.nullable(fields.rowId),
  // The name of an affiliate, a member of staff or an API key; leads are shown by number.
  entityName: z.nullable(z.string()),
  before: z.nullable(z.unknown()),
  after: z.nullable(z.unknown()),
  ipAddress: z.nullable(z.string()),
  // The session of staff or an affiliate; null on lines older than the sessions table.
  sessionId: z.nullable(fields.rowId),
});

/** Filters of the audit log; a line must match every given filter. */
export const auditFilters = {
  kind: z.optional(z.enum(auditKinds)),
  actor: z.optional(z.enum(actorKinds)),
  actorId: z.optional(pathId),
  action: z.optional(filterText(60)),
  entity: z.optional(filterText(40)),
  entityId: z.optional(pathId),
  // Days of the lender's time zone, both included.
  from: z.optional(fields.day),
  to: z.optional(fields.day),
};

export const listAudit = get('/api/admin/audit', {
  ...forOverseers,
  summary: 'A page of the audit log: who saw, changed, exported or deleted what, newest first.',
  query: listQuery({ at: 'moment' }, auditFilters),
  answer: listPage(auditRow),
});

export const exportAudit = get('/api/admin/audit/export', {
  ...forOverseers,
  needsStepUp: true,
  summary:
    'All lines of the audit log that match, as CSV; old and new values as JSON in a cell each.',
  query: listQuery({ at: 'moment' }, auditFilters),
  limit: { count: 30, seconds: 60 },
  answer: csvFile,
});

/** A lead that an account could read, and how it was read. */
export const exposedLead = z.object({
  id: fields.rowId,
  // Null if no audit line shows that it was read.
  firstAt: z.nullable(fields.moment),
  lastAt: z.nullable(fields.moment),
  times: z.int(),
  actions: z.array(z.string()),
});

export const readExposure = get('/api/admin/audit/exposure', {
  ...forOverseers,
  summary:
    'Which leads a session, or an account of staff, did read, or with which=could could read: for a breach.',
  query: listQuery(
    { lead: 'number' },
    {
      session: z.optional(pathId),
      account: z.optional(pathId),
      which: z.optional(z.enum(['did', 'could'])),
    },
  ),
  refuses: [404],
  answer: z.extend(listPage(exposedLead), {
    who: z.object({
      kind: z.enum(['staff', 'affiliate']),
      id: fields.rowId,
      name: z.nullable(z.string()),
      roles: z.array(z.enum(staffRoles)),
    }),
    from: fields.moment,
    to: fields.moment,
    // False if these leads are an upper bound: some of them may not have been readable.
    isExact: z.boolean(),
    couldRead: z.int(),
    didRead: z.int(),
    // When the log began to keep sessions and the leads of a list; null if it never did.
    keptSince: z.nullable(fields.moment),
  }),
});
