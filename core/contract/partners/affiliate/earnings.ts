import * as z from 'zod/mini';
import { referralStatuses } from '../../../domain/partners/commission.ts';
import { earningReasons, earningStates } from '../../../domain/partners/earning.ts';
import { ledgerLine } from '../commission/ledger-line.ts';
import * as fields from '../../fields.ts';
import { filterText, listPage, listQuery } from '../../page.ts';
import { madeOutTo, statement } from '../commission/statement.ts';
import { get } from '../../route.ts';
import { missingParties, missingReasons } from '../../../domain/partners/basis.ts';
import { nextSteps } from '../../../domain/partners/milestones.ts';

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
    // What the clients earned, by the state of the client: sums that do not overlap, in US cents.
    byState: z.object({
      estimated: z.int(),
      onHold: z.int(),
      approved: z.int(),
      paid: z.int(),
    }),
    // How many clients these are.
    clients: z.object({
      estimated: z.int(),
      onHold: z.int(),
      approved: z.int(),
      paid: z.int(),
    }),
    // What the affiliate's own tasks alone keep from being approved or paid.
    ownTasksCents: z.int(),
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
        // The part of it that came back, which is due again.
        returnedCents: z.int(),
        // Null unless the payout was reversed.
        reversedAt: z.nullable(fields.moment),
      }),
    ),
  }),
});

export const clientEarning = z.object({
  referralId: fields.rowId,
  // Null if the affiliate may no longer open the client.
  leadId: z.nullable(fields.rowId),
  // The number of the application, if the client is no longer shown.
  name: z.string(),
  // US cents, whatever was paid of it; 0 if it no longer counts.
  cents: z.int(),
  state: z.enum(earningStates),
  // Why it is on hold, waits although it is approved, or no longer counts.
  reason: z.nullable(z.enum(earningReasons)),
  // What the lender's office wrote of a payment that came back or was reversed.
  said: z.nullable(z.string()),
  // Since when it is in this state; the day of the payment if it is paid.
  at: z.nullable(z.union([fields.moment, fields.day])),
  // For `missing`: what approval needs.
  missing: z.array(z.object({ what: z.enum(missingReasons), who: z.enum(missingParties) })),
  // Until it is approved: the next step of the client.
  next: z.nullable(z.enum(nextSteps)),
  // The payments to the affiliate for this client, corrections included, oldest first.
  payments: z.array(z.object({ payoutId: fields.rowId, paidOn: fields.day })),
  // The lines that add up to the amount, newest first.
  lines: z.array(ledgerLine),
});

export const listClientEarnings = get('/api/affiliate/earnings/clients', {
  access: 'affiliate',
  summary:
    'What the affiliate’s clients earned, one row each: on hold first, then approved, estimated, paid, and what no longer counts; filtered by state, or several separated by commas.',
  query: listQuery({ state: 'number' }, { status: z.optional(filterText(100)) }),
  answer: listPage(clientEarning),
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
  answer: statement,
});
