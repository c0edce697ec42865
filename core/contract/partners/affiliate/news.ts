import * as z from 'zod/mini';
import { referralStatuses } from '../../../domain/partners/commission.ts';
import { milestones } from '../../../domain/partners/milestones.ts';
import * as fields from '../../fields.ts';
import { get } from '../../route.ts';

/** Changes for a partner since the previous visit. */
export const ownNews = z.object({
  // The end of the previous visit; null on the first one, which has no news.
  since: z.nullable(fields.moment),
  // Payments of the lender, the newest first. US cents. `payees`: whom it was made out to, but for
  // the affiliate in person.
  payments: z.array(
    z.object({
      payoutId: fields.rowId,
      totalCents: z.int(),
      payees: z.array(z.string()),
      at: fields.moment,
    }),
  ),
  // One per client, newest first.
  milestones: z.array(
    z.object({
      leadId: fields.rowId,
      name: z.string(),
      milestone: z.enum(milestones),
      at: fields.moment,
      // The commission: US cents. An estimate is null while commissions are switched off.
      status: z.enum(referralStatuses),
      commissionAmount: z.nullable(z.int()),
    }),
  ),
  // Clients who applied; the first names of the newest ones.
  newClients: z.object({
    count: z.int(),
    firstNames: z.array(z.string()),
    latestAt: z.nullable(fields.moment),
  }),
});

export const readOwnNews = get('/api/affiliate/news', {
  access: 'affiliate',
  summary:
    'What changed for the affiliate’s clients since the visit before; asking again within an hour is the same visit.',
  answer: ownNews,
});
