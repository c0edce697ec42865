import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { digitsOf } from '#core/domain/phone.ts';
import { countRows } from '#server/db/count.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { leads } from '#server/db/tables/leads.ts';
import type { LeadListRow } from './present.ts';

export const listColumns = {
  id: leads.id,
  firstName: leads.firstName,
  lastName: leads.lastName,
  email: leads.email,
  phone: leads.phone,
  propertyState: leads.propertyState,
  status: leads.status,
  isQualified: leads.isQualified,
  referralCode: leads.referralCode,
  language: leads.language,
  suspicion: leads.suspicion,
  createdAt: leads.createdAt,
};

// A sort key is looked up here and never becomes SQL itself. The names fold case as their indexes
// do.
const sorts: Record<LeadSort, SQL> = {
  createdAt: sql`${leads.createdAt}`,
  firstName: sql`lower(${leads.firstName})`,
  lastName: sql`lower(${leads.lastName})`,
};

export type LeadSort = 'createdAt' | 'firstName' | 'lastName';

export interface LeadQuery {
  page: number;
  pageSize: number;
  sort: LeadSort;
  direction: 'asc' | 'desc';
  q?: string | undefined;
  status?: string | undefined;
}

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

// A number is found however it was typed, with the country code or without.
const leastDigits = 4;
function digitsAsked(q: string): string | undefined {
  if (!/^[\d\s()+./-]+$/.test(q)) {
    return undefined;
  }
  const digits = digitsOf(q);
  const national = digits.length === 11 ? digits.replace(/^1/, '') : digits;
  return national.length < leastDigits ? undefined : national;
}

/** Whose name, mail or number holds what was typed. */
export function matches(q: string): SQL | undefined {
  const digits = digitsAsked(q);
  // The database folds the pattern as it folded the column: letters without marks, small.
  return or(
    sql`${leads.search} like fold_text(${`%${escapeLike(q)}%`})`,
    digits ? sql`${leads.search} like ${`%${digits}%`}` : undefined,
  );
}

function conditionOf({ q, status }: LeadQuery): SQL | undefined {
  return and(
    isNull(leads.deletedAt),
    status ? eq(leads.status, status) : undefined,
    q ? matches(q) : undefined,
  );
}

export function listLeads(db: Queryable, query: LeadQuery): Promise<LeadListRow[]> {
  const order = query.direction === 'asc' ? asc : desc;
  return db.drizzle
    .select(listColumns)
    .from(leads)
    .where(conditionOf(query))
    .orderBy(order(sorts[query.sort]), order(leads.id))
    .limit(query.pageSize)
    .offset((query.page - 1) * query.pageSize);
}

export const countLeads = (db: Queryable, query: LeadQuery) =>
  countRows(db, leads, conditionOf(query));
