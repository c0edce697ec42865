import * as z from 'zod/mini';
import { payees } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { forAdmins, forOverseers, get, post } from '../../route.ts';
import { optionalLine } from './rows.ts';

const path = '/api/admin/affiliates/:id/payees';

export const namedPayee = z.object({
  kind: z.enum(payees),
  // The partner's own for `self`.
  name: z.string(),
});

/** Whom the partner wants to be paid, until staff record it. */
export const saidPayee = z.nullable(
  z.object({ ...namedPayee.shape, name: z.nullable(z.string()), alsoApproved: z.boolean() }),
);

const payeeRow = z.object({
  id: fields.rowId,
  ...namedPayee.shape,
  // The day a form W-9 arrived; null without one.
  w9On: z.nullable(fields.day),
  from: fields.day,
  // False if no one recorded a payee, so that the partner is paid in person.
  isRecorded: z.boolean(),
  // When a transfer came back; null once staff wrote that the details are new.
  returnedAt: z.nullable(fields.moment),
  // US cents by the year of the payment.
  years: z.array(z.object({ year: z.int(), paidCents: z.int() })),
  // What they owe: it waits for their own money. Zero, or below.
  owesCents: z.int(),
});

export const listPayees = get(path, {
  ...forOverseers,
  summary: 'Who is paid for an affiliate, the newest first, with W-9, years and debts of each.',
  answer: z.object({
    payees: z.array(payeeRow),
    said: saidPayee,
    // The lender's day, for forms that arrive.
    today: fields.day,
  }),
});

export const recordPayee = post(path, {
  ...forOverseers,
  status: 201,
  summary:
    'Records who is paid for an affiliate from a day on; the same kind and name renews the payee. Lines approved before stay with their payee unless `alsoApproved`; those in a prepared payout stay in any case. Answers how many moved.',
  body: z.object({
    kind: z.enum(payees),
    // Required unless the affiliate is paid.
    name: optionalLine(200),
    // Without it, what is on record stays.
    w9On: z.optional(z.nullable(fields.day)),
    // Without it, today; the payee of today keeps the day.
    from: z.optional(fields.day),
    alsoApproved: z.optional(z.boolean()),
    // The form of a payee on record arrived: who is paid, and from which day, stays as it is.
    formOnly: z.optional(z.boolean()),
  }),
  answer: z.object({ ...payeeRow.shape, moved: z.int() }),
});

export const renewPayee = post(`${path}/:payeeId/renewed`, {
  ...forAdmins,
  summary:
    'Records that a payee whose transfer came back gave new details, and how: the next payout may pay them. 409 if none came back.',
  body: z.object({ note: fields.line(500) }),
  refuses: [409],
  answer: payeeRow,
});
