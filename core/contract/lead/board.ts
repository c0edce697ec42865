import * as z from 'zod/mini';
import { leadFilters, leadRow, leadSorts } from './row.ts';
import { listPage, listQuery } from '../page.ts';
import { route } from '../route.ts';

export const readBoard = route({
  method: 'GET',
  path: '/api/admin/leads/board',
  access: 'staff',
  summary:
    'The first page of the leads of each status that is asked for, or of every one: what a board of them shows at once.',
  query: listQuery(leadSorts, leadFilters),
  answer: z.object({
    columns: z.array(
      z.object({
        status: z.string(),
        page: listPage(leadRow),
      }),
    ),
  }),
});
