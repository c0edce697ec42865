import type * as z from 'zod/mini';
import type { readExposure as contract } from '#core/contract/operations/audit.ts';
import { officeReaders } from '#core/domain/accounts/staff-role.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { nameAffiliates } from '../../partners/affiliates/queries.ts';
import { auditRead } from '../../audit-read.ts';
import type { StaffContext } from '../../context.ts';
import { nameStaff } from '../../name-staff.ts';
import {
  countExposed,
  type Exposed,
  findExposed,
  findExposedLeads,
  findRoles,
  type Reach,
} from './queries.ts';

type Query = z.output<NonNullable<(typeof contract)['query']>>;

/** The widest access of a person who had these roles. */
function reachOf({ kind }: Exposed, roles: Awaited<ReturnType<typeof findRoles>>): Reach {
  if (kind === 'affiliate') {
    return 'referred';
  }
  return roles.some((role) => officeReaders.includes(role)) ? 'all' : 'own';
}

/**
 * Which leads a session or an account of staff did read (by the audit log) or could read (by role
 * and owners). For a data breach, in which the people concerned must be told. 404 if nothing is
 * known of the session or account. Audited.
 */
export async function readExposure(context: StaffContext, query: Query) {
  const { db } = context;
  const { session, account, which = 'did', direction, page, pageSize } = query;
  const exposed = session || account ? await findExposed(db, { session, account }) : undefined;
  if (!exposed) {
    throw new HttpError(404, 'Nothing is known of this session or account.');
  }
  const { kind, id, from, to } = exposed;
  const roles = await findRoles(db, exposed);
  const reach = reachOf(exposed, roles);
  const asked = { ...exposed, session, reach };
  const { could, did, keptSince } = await countExposed(db, asked);
  const rows = await findExposedLeads(db, asked, { which, direction, page, pageSize });
  const names = await (kind === 'staff' ? nameStaff : nameAffiliates)(db, [id]);
  await auditRead(context, 'audit.exposure', kind === 'staff' ? 'admin_user' : 'affiliate', {
    entityId: id,
    shown: { session: session ?? null, which, page, shown: rows.length },
  });
  return {
    items: rows,
    total: which === 'did' ? did : could,
    totalIsCapped: false,
    page,
    pageSize,
    nextCursor: null,
    who: { kind, id, name: names.get(id) ?? null, roles: [...roles] },
    from,
    to,
    isExact: reach !== 'referred',
    couldRead: could,
    didRead: did,
    keptSince,
  };
}
