import type { listLeads } from '#core/contract/leads.ts';
import { isLeadStatus } from '#core/domain/lead-status.ts';
import type { QueryOf } from '#web/kit/api-types.ts';

const sorts = ['createdAt', 'firstName', 'lastName'] as const;
type LeadSort = (typeof sorts)[number];

/**
 * What the lead list is asked; kept in the address, so that a reload, a bookmark and the way back
 * show the same list.
 */
export interface LeadQuery {
  q: string;
  status: string;
  sort: LeadSort;
  direction: 'asc' | 'desc';
  page: number;
}

/** Leads on a page. */
export const leadPageSize = 50;

const isSort = (value: string | null): value is LeadSort =>
  (sorts as readonly (string | null)[]).includes(value);

/** Reads the question of an address; whatever makes no sense counts as not asked. */
export function readLeadQuery(parameters: URLSearchParams): LeadQuery {
  const sort = parameters.get('sort');
  const status = parameters.get('status');
  const page = Number(parameters.get('page'));
  return {
    q: (parameters.get('q') ?? '').trim().slice(0, 200),
    status: isLeadStatus(status) ? status : '',
    sort: isSort(sort) ? sort : 'createdAt',
    direction: parameters.get('direction') === 'asc' ? 'asc' : 'desc',
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
  };
}

/** The address parameters of a question; what is as usual is left out. */
export function writeLeadQuery({ q, status, sort, direction, page }: LeadQuery): URLSearchParams {
  return new URLSearchParams({
    tab: 'leads',
    ...(q && { q }),
    ...(status && { status }),
    ...(sort !== 'createdAt' && { sort }),
    ...(direction !== 'desc' && { direction }),
    ...(page !== 1 && { page: String(page) }),
  });
}

/** What the API is asked for a question. */
export const leadListQuery = ({ q, status, ...rest }: LeadQuery): QueryOf<typeof listLeads> => ({
  ...rest,
  pageSize: leadPageSize,
  ...(q && { q }),
  ...(status && { status }),
});
