import * as z from 'zod/mini';
import { get, put } from '../../route.ts';

export const mailWishes = z.object({
  // A mail for each application that came through the affiliate's link.
  notifyReferrals: z.boolean(),
  notifyMilestones: z.boolean(),
  notifyCommissions: z.boolean(),
});

const path = '/api/affiliate/mail-wishes';

export const readMailWishes = get(path, {
  access: 'affiliate',
  summary: 'Which mails the affiliate gets.',
  refuses: [404],
  answer: mailWishes,
});

export const changeMailWishes = put(path, {
  access: 'affiliate',
  summary: 'Says which mails the affiliate gets from now on.',
  // Pages opened before the third switch existed do not send it.
  body: z.extend(mailWishes, { notifyCommissions: z.optional(z.boolean()) }),
  refuses: [404],
  answer: mailWishes,
});
