import { answerNames } from '#core/contract/leads/leads.ts';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { mostCounted } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { leadAddress, type LeadRow, leads, leadStatusHistory } from '#server/db/tables/leads.ts';
import type { StaffActor } from '#server/platform/actor.ts';
import type { PageQuery } from '#server/platform/find-page.ts';
import { demand } from '#server/platform/http-error.ts';
import { isRestorable, isTooOldToRestore } from '../deletions.ts';
import { leadRows, type LeadScope, leadScopeOf } from '../lead-scope.ts';
import { noSuchLead, within } from '../scoped-leads.ts';
import { isOfPerson } from '../person.ts';
import type { AuditedTransaction } from '../transaction.ts';
import { type CallMoment, callPlace } from './call-order/queries.ts';
import { fitsFilters, keys, type LeadFilters } from './filters/queries.ts';
import { applicationCount } from '../person.ts';
import { matches } from '../../db/search/match-leads.ts';

const nameColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  ...leadAddress,
  status: leads.status,
  isQualified: leads.isQualified,
};

export const listColumns = {
  ...nameColumns,
  ...columnsOf(leads, 'propertyState homePrice timeline creditScore referralCode language'),
  ...columnsOf(leads, 'suspicion ownerId contactMethod currentAddress sourceName'),
  ...columnsOf(leads, 'firstResponseAt importId lastTouchAt nextFollowUpAt createdAt'),
};

// By hand: in a list of columns Drizzle leaves out the names of tables.
const isTest = sql<boolean>`exists (
  select from lead_imports where lead_imports.id = leads.import_id and lead_imports.is_test)`;

/** A row of a list, with how often the person applied: for the few rows that are shown. */
export const rowColumns = { ...listColumns, isTest, applications: applicationCount };

export type ExportedLead = Pick<LeadRow, keyof typeof listColumns>;

/** Whether a lead counts in figures: no trial of the office does, of which there are few. */
export const isCounted = (id: string) =>
  `${id} not in (select trial.id from leads trial where trial.import_id =
    (select lead_imports.id from lead_imports where lead_imports.is_test))`;

const answerColumns = Object.fromEntries(answerNames.map((name) => [name, leads[name]])) as Pick<
  typeof leads,
  (typeof answerNames)[number]
>;

export const detailColumns = {
  ...answerColumns,
  ...listColumns,
  ...columnsOf(leads, 'updatedAt loanNumber partnerSees erasureAskedAt solarCost taxCredit'),
  ...columnsOf(leads, 'educationEarnings monthlySavings monthlySavingsLow annualSavings'),
  ...columnsOf(leads, 'lifetimeSavings savingsAmount systemKw termsVersion sessionId source'),
  ...columnsOf(leads, 'addressSharedBy nextFollowUpNote nextFollowUpBy closingPrice closedOn'),
};

export type DetailRow = Pick<LeadRow, keyof typeof detailColumns>;
const byKey = (by: SQL) => ({ by, isNullable: false });

// A sort key is looked up here and never becomes SQL itself. The names fold case as their indexes
// do.
const sorts = {
  createdAt: byColumn(leads.createdAt),
  firstName: byFoldedText(leads.firstName),
  lastName: byFoldedText(leads.lastName),
  callFirst: byKey(keys.callFirst),
  timeline: byKey(keys.timeline),
  score: byKey(keys.score),
  price: byKey(keys.price),
  lastTouch: byKey(keys.lastTouch),
  nextStep: byKey(keys.nextStep),
};

export type { LeadFilters };

export type LeadQuery = PageQuery<keyof typeof sorts> & LeadFilters;

/**
 * Up to this many matches are sorted in memory. A search cannot use a sort index: walking it until
 * enough rows match may pass hundreds of thousands that do not.
 */
export function mostGathered({ q, sort }: Pick<LeadQuery, 'q' | 'sort'>): number {
  return q && sort !== 'createdAt' ? 50_000 : mostCounted;
}

/** `me` is the member whose scope it is. */
function ownedBy(scope: LeadScope, owner: string): SQL {
  if (owner === 'nobody') {
    return isNull(leads.ownerId);
  }
  const rows = leadRows(scope);
  const me = 'staffId' in rows ? rows.staffId : 0;
  return eq(leads.ownerId, owner === 'me' ? me : Number(owner));
}

function conditionOf(scope: LeadScope, filters: LeadFilters = {}, timeZone = 'UTC') {
  const { owner } = filters;
  return and(
    isNull(leads.deletedAt),
    within(scope),
    owner ? ownedBy(scope, owner) : undefined,
    fitsFilters(filters, timeZone),
  );
}

/**
 * The matching leads of a scope, as rows of a list; days are in the time zone. With a moment, a list
 * that is sorted whole has the order in which leads are called then.
 */
export function leadList(
  scope: LeadScope,
  filters: LeadFilters = {},
  timeZone = 'UTC',
  moment?: CallMoment,
) {
  const callFirst = moment && { ...sorts.callFirst, ofGathered: callPlace(moment) };
  return {
    table: leads,
    columns: rowColumns,
    sorts: callFirst ? { ...sorts, callFirst } : sorts,
    where: conditionOf(scope, filters, timeZone),
  };
}

/** How many leads a list has; exact, so that it reads them all. */
export function countLeadsOf(db: Queryable, { where }: ReturnType<typeof leadList>) {
  return db.drizzle.$count(leads, where);
}

const deletedColumns = {
  ...nameColumns,
  createdAt: leads.createdAt,
  deletedAt: leads.deletedAt,
};

/** The deleted leads of a scope that can still be restored, as rows of a list. */
export function deletedLeads(scope: LeadScope, q: string | undefined) {
  return {
    table: leads,
    columns: deletedColumns,
    sorts: { deletedAt: byColumn(leads.deletedAt) },
    where: and(
      isRestorable(leads.deletedAt),
      isNull(leads.sealedAt),
      isNull(leads.mergedIntoId),
      within(scope),
      q ? matches(q) : undefined,
    ),
  };
}

/**
 * Whether a lead is in the scope and not deleted. Deleted leads are few: a scope of all leads
 * excludes them without reading the others.
 */
export function isLeadOf(scope: LeadScope, leadId: PgColumn): SQL {
  return leadRows(scope).kind === 'all'
    ? sql`${leadId} not in (select leads.id from leads where leads.deleted_at is not null)`
    : sql`${leadId} in (select leads.id from leads where ${conditionOf(scope)})`;
}

/** One lead that was not deleted; undefined when the scope does not hold it. */
export async function findLead(db: Queryable, scope: LeadScope, id: number) {
  const [lead] = await db.drizzle
    .select({ ...detailColumns, isTest, applications: applicationCount })
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)));
  return lead;
}

export type LeadDetailRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

export function findStatusChanges(db: Queryable, leadId: number) {
  const { changedAt } = leadStatusHistory;
  return db.drizzle
    .select(columnsOf(leadStatusHistory, 'fromStatus toStatus actorKind actorId changedAt'))
    .from(leadStatusHistory)
    .where(isOfPerson(leadStatusHistory.leadId, leadId))
    .orderBy(changedAt, leadStatusHistory.id);
}

/** One lead that was not deleted, kept from every other change until the transaction ends. */
export async function lockLead(tx: AuditedTransaction, scope: LeadScope, id: number) {
  const [lead] = await tx.drizzle
    .select(detailColumns)
    .from(leads)
    .where(and(eq(leads.id, id), isNull(leads.deletedAt), within(scope)))
    .for('no key update');
  return lead;
}

export type LockedLead = NonNullable<Awaited<ReturnType<typeof lockLead>>>;

/** The same of those that an actor may see; 404 for any other. */
export async function lockLeadOf(tx: AuditedTransaction, actor: StaffActor, id: number) {
  return demand(await lockLead(tx, leadScopeOf(actor), id), noSuchLead);
}

export async function findSessions(db: Queryable, id: number): Promise<string[]> {
  const rows = await db.drizzle
    .select({ sessionId: leads.sessionId })
    .from(leads)
    .where(isOfPerson(leads.id, id));
  return rows.flatMap(({ sessionId }) => sessionId ?? []);
}

/** When a lead in the scope was deleted; null if it was not, undefined if missing or sealed. */
export async function findDeletion(db: Queryable, scope: LeadScope, id: number) {
  const { deletedAt } = leads;
  const [row] = await db.drizzle
    .select({ deletedAt, isTooOld: isTooOldToRestore(deletedAt) })
    .from(leads)
    .where(
      and(eq(leads.id, id), isNull(leads.sealedAt), isNull(leads.mergedIntoId), within(scope)),
    );
  return row;
}

const isNoTrial = sql`leads.id not in (select trial.id from leads trial where trial.import_id =
  (select id from lead_imports where is_test))`;

/**
 * How many leads there are, and how many were submitted since midnight in a time zone. Both exact,
 * and including erased people.
 */
export async function countSinceMidnight(
  db: Queryable,
  scope: LeadScope,
  { now, timeZone }: { now: Date; timeZone: string },
) {
  const today = sql`date_trunc('day', ${now}::timestamptz at time zone ${timeZone})`;
  const midnight = sql`${today} at time zone ${timeZone}`;
  const countOf = (which: SQL) =>
    db.drizzle
      .select({
        total: sql<number>`count(*)::int`,
        today: sql<number>`(count(*) filter (where ${leads.createdAt} >= ${midnight}))::int`,
      })
      .from(leads)
      .where(and(which, isNoTrial, within(scope)));
  // Two queries, so that the large count uses the index of leads that were not deleted.
  const [[living], [erased]] = await Promise.all([
    countOf(isNull(leads.deletedAt)),
    countOf(sql`${leads.deletedAt} = ${leads.sealedAt}`),
  ]);
  return { total: living!.total + erased!.total, today: living!.today + erased!.today };
}
