import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { leadFilters, leadSorts } from './row.ts';
import { listQuery } from '../page.ts';
import { route } from '../route.ts';

export const listNeighbours = route({
  method: 'GET',
  path: '/api/admin/leads/neighbours',
  access: 'staff',
  summary:
    'The leads of a list before one of them or behind it, as many as a page has, without counting the list.',
  query: listQuery(leadSorts, {
    ...leadFilters,
    // It may have left the list since, or been deleted.
    of: fields.pathId,
    side: z.enum(['before', 'behind']),
  }),
  answer: z.object({
    // In the order of the list.
    items: z.array(z.object({ id: fields.rowId, firstName: z.string(), lastName: z.string() })),
    /** Leads to the page of the list that begins with them; null where the list does. */
    cursor: z.nullable(z.string()),
    /** Whether there are more on that side. */
    hasMore: z.boolean(),
  }),
});
