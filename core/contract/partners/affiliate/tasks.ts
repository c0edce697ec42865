import * as z from 'zod/mini';
import { payees } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { get, post, put } from '../../route.ts';

export const tasks = ['agreement', 'license', 'payee', 'w9'] as const;

export type Task = (typeof tasks)[number];

const openTasks = z.array(
  z.object({
    what: z.enum(tasks),
    path: z.string(),
    since: fields.moment,
    // The day on which the partner sent the form W-9, which the lender has not recorded yet.
    sentOn: z.nullable(fields.day),
  }),
);

export const listTasks = get('/api/affiliate/tasks', {
  access: 'affiliate',
  summary: 'What the partner has to do so that commissions can be approved and paid.',
  answer: openTasks,
});

export const sayPayee = put('/api/affiliate/payee', {
  access: 'affiliate',
  summary:
    'Who is paid, in the partner’s word; it counts once the lender has recorded it. 403 for staff who act for the partner.',
  body: z.object({
    kind: z.enum(payees),
    // Of the broker or the company.
    name: fields.line(200),
    // Also what is approved already.
    alsoApproved: z.optional(z.boolean()),
  }),
  refuses: [403],
  answer: openTasks,
});

export const sayW9Sent = post('/api/affiliate/tasks/w9', {
  access: 'affiliate',
  summary:
    'The partner sent the form W-9 of the payee; the lender records it. 403 for staff who act for the partner.',
  body: z.object({}),
  refuses: [403],
  answer: openTasks,
});
