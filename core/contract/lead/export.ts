import * as z from 'zod/mini';
import { leadFilters, leadSorts } from './row.ts';
import { filterText, listQuery } from '../page.ts';
import { route } from '../route.ts';

/** The columns of the list that an export can leave out, as the address of the list hides them. */
export const hideableColumns = ['email', 'phone', 'state', 'status', 'date'] as const;

export const exportLeads = route({
  method: 'GET',
  path: '/api/admin/leads/export',
  access: 'staff',
  summary:
    'All leads of a list in its order as CSV: every page of it, without the columns it hides.',
  query: listQuery(leadSorts, { ...leadFilters, hide: z.optional(filterText(100)) }),
  limit: { count: 30, seconds: 60 },
  answer: {
    kind: 'stream',
    contentType: 'text/csv; charset=utf-8',
  },
});
