import { valuesOf } from '#core/contract/page.ts';
import { isLeadStatus } from '#core/domain/lead-status.ts';
import type { LeadQuery } from './queries.ts';

const narrowing = [
  'state',
  'source',
  'qualified',
  'language',
  'affiliate',
  'from',
  'to',
  'check',
  'shown',
] as const;

/**
 * What the audit log keeps of a list: what was typed may name people, so only that something was,
 * and of statuses only ours.
 */
export function plainFilters(query: LeadQuery) {
  const { page, pageSize, sort, direction, q, status } = query;
  const statuses = valuesOf(status);
  const areOurs = statuses.every(isLeadStatus);
  const filters = narrowing.filter((name) => query[name]);
  return {
    page,
    pageSize,
    sort,
    direction,
    isSearch: Boolean(q),
    status: areOurs ? statuses.join(',') || null : 'other',
    ...(filters.length > 0 && { filters }),
  };
}
