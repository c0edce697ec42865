import * as z from 'zod/mini';
import { clientOrigins } from '../../../domain/partners/client-origin.ts';
import { referralStatuses } from '../../../domain/partners/commission.ts';
import { milestones } from '../../../domain/partners/milestones.ts';
import * as fields from '../../fields.ts';
import { get } from '../../route.ts';

const clientNews = { leadId: fields.rowId, name: z.string(), at: fields.moment };

/** Changes for a partner since the previous visit. */
export const ownNews = z.object({
  // The end of the previous visit; null on the first one, which has no news.
  since: z.nullable(fields.moment),
  // Payments of the lender and those that came back, the newest first. US cents. `payees`: whom it
  // was made out to, but for the affiliate in person.
  payments: z.array(
    z.object({
      payoutId: fields.rowId,
      totalCents: z.int(),
      payees: z.array(z.string()),
      cameBack: z.boolean(),
      at: fields.moment,
    }),
  ),
  // One per client, newest first.
  milestones: z.array(
    z.object({
      ...clientNews,
      milestone: z.enum(milestones),
      // The commission: US cents. An estimate is null while commissions are switched off.
      status: z.enum(referralStatuses),
      commissionAmount: z.nullable(z.int()),
    }),
  ),
  // Commissions that were approved, newest first; none of a client among the milestones.
  approvals: z.array(z.object({ ...clientNews, commissionAmount: z.int() })),
  // Clients who count as the affiliate's after a dispute, newest first.
  wonDisputes: z.array(z.object(clientNews)),
  // Other new clients, by how they came; the first names of the newest ones.
  newClients: z.array(
    z.object({
      origin: z.enum(clientOrigins),
      count: z.int(),
      firstNames: z.array(z.string()),
      latestAt: fields.moment,
    }),
  ),
});

export const readOwnNews = get('/api/affiliate/news', {
  access: 'affiliate',
  summary:
    'What changed for the affiliate’s clients since the visit before; asking again within an hour is the same visit.',
  answer: ownNews,
});
