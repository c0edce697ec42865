import * as z from 'zod/mini';
import { requirements } from '../../domain/visitor/eligibility.ts';
import { noticeWays } from '../../domain/visitor/notice.ts';
import * as fields from '../fields.ts';
import { forOverseers, get, post } from '../route.ts';

export const mostNotices = 200;

const notice = z.object({
  id: z.int(),
  name: z.string(),
  mobileNumber: z.string(),
  language: fields.language,
  reasons: z.array(z.enum(requirements)),
  /** Null while no address is known: someone has to ask for it. */
  way: z.nullable(z.enum(noticeWays)),
  email: z.nullable(z.string()),
  postalAddress: z.nullable(z.string()),
  answeredAt: fields.moment,
  /** The end of the time that the law gives (12 CFR 1002.9(a)(1)). */
  dueAt: fields.moment,
  isOverdue: z.boolean(),
  /** A later answer to the same person was yes, and that stands. */
  isAnsweredYes: z.boolean(),
  sentAt: z.nullable(fields.moment),
  sentBy: z.nullable(z.string()),
  setAside: z.nullable(z.object({ at: fields.moment, by: z.string(), reason: z.string() })),
  text: z.string(),
});

export const listNotices = get('/api/admin/notices', {
  ...forOverseers,
  summary:
    'Notices of negative answers: those that staff have to send, first those with an address, then those without; of both, those whose person was answered yes since come last, and the one due first is on top; or those that are out or set aside, the newest on top.',
  query: z.object({ state: z.optional(z.enum(['open', 'sent'])) }),
  answer: z.object({ items: z.array(notice), hasMore: z.boolean() }),
});

export const countNotices = get('/api/admin/notices/due', {
  ...forOverseers,
  isBackground: true,
  summary:
    'How many notices staff have to send, how many of them are overdue, and of how many staff decide because of a later yes.',
  answer: z.object({ open: z.int(), overdue: z.int(), answeredYes: z.int() }),
});

export const sendLetter = post('/api/admin/notices/:id/sent', {
  ...forOverseers,
  summary: 'Marks the letter of a notice as sent; with the address where none was known.',
  body: z.object({ postalAddress: z.optional(fields.line(300, 'text.line')) }),
  answer: notice,
  refuses: [400, 404, 409],
});

export const setNoticeAside = post('/api/admin/notices/:id/set-aside', {
  ...forOverseers,
  summary: 'Sets a notice aside, with the reason, because its person was answered yes since.',
  body: z.object({ reason: fields.line(500) }),
  answer: notice,
  refuses: [404, 409],
});
