import { and, desc, eq, inArray, isNull, or, type SQL, sql, getTableColumns } from 'drizzle-orm';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { leadAddress, type LeadRow, leads } from '#server/db/tables/leads.ts';
import { showTelephone } from './telephone.ts';
import type { AffiliateActor, OfficeActor } from '#server/platform/actor.ts';
import { HttpError } from '#server/platform/http-error.ts';
import { leadRows, type LeadScope, leadScopeOf } from './lead-scope.ts';

export function within(scope: LeadScope): SQL | undefined {
  const rows = leadRows(scope);
  switch (rows.kind) {
    case 'all':
      return undefined;
    case 'own or unowned':
      return or(eq(leads.ownerId, rows.staffId), isNull(leads.ownerId));
    case 'referred':
      return inArray(
        leads.id,
        sql`(select lead_id from referrals where affiliate_id = ${rows.affiliateId})`,
      );
    case 'of buyer':
      return eq(leads.id, rows.leadId);
  }
}

const columns = { ...getTableColumns(leads), ...leadAddress };

/** Columns of one lead; undefined if it is deleted or outside the scope. */
export async function findLeadColumns<Name extends keyof LeadRow>(
  db: Queryable,
  scope: LeadScope,
  id: number,
  names: readonly Name[],
): Promise<Pick<LeadRow, Name> | undefined> {
  const chosen = names.map((name) => [name, columns[name]] as const);
  const [lead] = await db.drizzle
    .select(Object.fromEntries(chosen))
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)));
  return lead as Pick<LeadRow, Name> | undefined;
}

const referredColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  ...leadAddress,
  ...columnsOf(leads, 'status isQualified homePrice propertyState timeline partnerSees'),
};

/** Those of these leads that are in the scope and not deleted, as list rows. */
function findLeadsOf(db: Queryable, scope: LeadScope, ids: readonly number[]) {
  return db.drizzle
    .select(referredColumns)
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), isNull(leads.deletedAt), within(scope)));
}

/** Those of these leads that are in the scope, by id; deleted ones are left out. */
export async function listLeadsOf(db: Queryable, scope: LeadScope, ids: readonly number[]) {
  const rows = ids.length === 0 ? [] : await findLeadsOf(db, scope, ids);
  return new Map(rows.map((row) => [row.id, { ...row, phone: showTelephone(row.phone) }]));
}

/** Whether the scope has a lead that is not deleted. */
export async function hasLead(db: Queryable, scope: LeadScope, id: number) {
  const isThere = and(eq(leads.id, id), isNull(leads.deletedAt), within(scope));
  return (await db.drizzle.$count(leads, isThere)) > 0;
}

/** The newest lead of a scope that is not deleted; null if there is none. */
export async function findNewestLead(db: Queryable, scope: LeadScope) {
  const [newest] = await db.drizzle
    .select({ id: leads.id })
    .from(leads)
    .where(and(isNull(leads.deletedAt), within(scope)))
    .orderBy(desc(leads.createdAt), desc(leads.id))
    .limit(1);
  return newest?.id ?? null;
}

/** The same answer for a lead that is missing, deleted or outside the actor's scope. */
export function noSuchLead(): HttpError {
  return new HttpError(404, 'There is no lead with this number.');
}

interface Reader {
  /** The database, or the transaction of the next step. */
  db: Queryable;
  actor: OfficeActor | AffiliateActor;
}

/** 404 unless there is a lead with this id in the actor's scope. */
export async function requireLead({ db, actor }: Reader, id: number) {
  if (!(await hasLead(db, leadScopeOf(actor), id))) {
    throw noSuchLead();
  }
}
