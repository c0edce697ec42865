import { and, asc, desc, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { countRows } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { LeadListRow } from './present.ts';

export const listColumns = {
  id: leads.id, firstName: leads.firstName, lastName: leads.lastName, email: leads.email, phone: leads.phone, propertyState: leads.propertyState,
  status: leads.status, isQualified: leads.isQualified, referralCode: leads.referralCode, language: leads.language, suspicion: leads.suspicion,
  createdAt: leads.createdAt,
};

// A sort key is looked up here and never becomes SQL itself. The names fold case as their indexes do.
const sorts: Record<LeadSort, SQL> = { createdAt: sql`${leads.createdAt}`, firstName: sql`lower(${leads.firstName})`, lastName: sql`lower(${leads.lastName})` };

export type LeadSort = 'createdAt' | 'firstName' | 'lastName';

export interface LeadQuestion {
  page: number;
  pageSize: number;
  sort: LeadSort;
  direction: 'asc' | 'desc';
  q?: string | undefined;
  status?: string | undefined;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

function conditionOf({ q, status }: LeadQuestion): SQL | undefined {
  return and(
    isNull(leads.deletedAt),
    status ? eq(leads.status, status) : undefined,
    q ? sql`${leads.search} like ${`%${escapeLike(q.toLowerCase())}%`}` : undefined,
  );
}

export function listLeads(db: Queryable, question: LeadQuestion): Promise<LeadListRow[]> {
  const order = question.direction === 'asc' ? asc : desc;
  return db.drizzle.select(listColumns).from(leads).where(conditionOf(question))
    .orderBy(order(sorts[question.sort]), order(leads.id)).limit(question.pageSize).offset((question.page - 1) * question.pageSize);
}

export const countLeads = (db: Queryable, question: LeadQuestion) => countRows(db, leads, conditionOf(question));
