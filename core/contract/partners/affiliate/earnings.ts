import * as z from 'zod/mini';
import { referralStatuses } from '../../../domain/partners/commission.ts';
import { ledgerLine } from '../commission/ledger-line.ts';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { madeOutTo, statement } from '../commission/statement.ts';
import { get } from '../../route.ts';

export const readEarnings = get('/api/affiliate/earnings', {
  access: 'affiliate',
  summary: 'What the affiliate’s referrals earned, by what staff decided, and the statements.',
  answer: z.object({
    // False while the program pays no commissions: estimates are then hidden; approved and paid
    // amounts are still shown.
    isOn: z.boolean(),
    // US cents. Staff have not approved estimates yet.
    estimatedCents: z.int(),
    approvedCents: z.int(),
    // Of the approved amount: the client’s loan is not going ahead, so no payment includes it.
    onHoldCents: z.int(),
    paidCents: z.int(),
    // Corrections made after a payment; the next payout settles them.
    correctionCents: z.int(),
    // The next day on which the lender pays; null while none is set.
    nextPaymentDay: z.nullable(fields.day),
    // The minimum payment in US cents, if the amount due is below it; else null.
    belowMinimumCents: z.nullable(z.int()),
    // Paid and not reversed, by calendar year of the payment, newest first, and by payee: an
    // affiliate whose payee changed within a year has two rows.
    years: z.array(z.object({ year: z.int(), ...madeOutTo.shape, paidCents: z.int() })),
    statements: z.array(
      z.object({
        payoutId: fields.rowId,
        // The affiliate's own count of statements, from 1.
        number: z.int(),
        paidOn: fields.day,
        reference: z.string(),
        totalCents: z.int(),
        // Null unless the payout was reversed.
        reversedAt: z.nullable(fields.moment),
      }),
    ),
  }),
});

/** One ledger line of the affiliate: for which client, why, and the status of its referral. */
const earningRow = z.object({
  ...ledgerLine.shape,
  // Null if the affiliate may no longer see the client.
  client: z.nullable(z.object({ leadId: fields.rowId, name: z.string() })),
  // Status of the commission, not of the client's loan.
  status: z.enum(referralStatuses),
  // Approved, and the client’s loan is not going ahead: no payment includes it.
  isOnHold: z.boolean(),
  // When it was approved, and the day it was paid; null if it was not.
  approvedAt: z.nullable(fields.moment),
  paidOn: z.nullable(fields.day),
});

export const listEarnings = get('/api/affiliate/earnings/lines', {
  access: 'affiliate',
  summary:
    'A page of the affiliate’s lines of the ledger, the newest first, each with its cause; while the program pays no commissions only those of what was approved or paid.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(earningRow),
});

export const readOwnStatement = get('/api/affiliate/statements/:id', {
  access: 'affiliate',
  summary: 'The affiliate’s statement for one payout.',
  params: z.object({ id: fields.pathId }),
  answer: statement,
});
