import * as z from 'zod/mini';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { madeOutTo, statement } from './statement.ts';
import { get, post } from '../../route.ts';
import { adminsOnly, overseers } from '../../../domain/accounts/staff-role.ts';

/** What one affiliate would be paid now, in US cents. */
const dueRow = z.object({
  affiliateId: fields.rowId,
  name: z.string(),
  // False for deactivated and deleted affiliates.
  isActive: z.boolean(),
  // A payout to everyone leaves it for the next one.
  isBelowMinimum: z.boolean(),
  referrals: z.int(),
  dueCents: z.int(),
  // Corrections after a payment, positive or negative.
  correctionCents: z.int(),
  // The amount to pay; 0 while earlier overpayments exceed what is due.
  totalCents: z.int(),
  // Among these referrals: what lacks its basis, leads that have not closed, amounts that depend on
  // an unverified license, and prices that moved since the approval.
  checks: z.object({ basis: z.int(), notClosed: z.int(), license: z.int(), price: z.int() }),
  // Amounts below zero of payees: they wait for money of that payee, and no other's is set off.
  waiting: z.array(z.object({ payeeName: z.string(), cents: z.int() })),
  // The lender's day of the newest approval or correction in it: a payment is not older.
  since: z.nullable(fields.day),
});

const onlyAffiliate = z.optional(fields.pathId);

export const readDue = get('/api/admin/payouts/due', {
  access: 'staff',
  roles: overseers,
  summary: 'What a payout would pay now, affiliate by affiliate.',
  query: z.object({ affiliate: onlyAffiliate }),
  answer: z.object({
    affiliates: z.array(dueRow),
    // Sum for all active affiliates that reach the minimum, or for the one in the query.
    totalCents: z.int(),
    // Sum for inactive and deleted affiliates that reach it; a payout excludes them by default.
    inactiveCents: z.int(),
    // The smallest payment in a payout to everyone.
    minimumCents: z.int(),
    // Approved referrals that wait because their lead is deleted or lost.
    held: z.int(),
    // The lender's day, which a payment must not precede.
    today: fields.day,
  }),
});

export const payoutRow = z.object({
  id: fields.rowId,
  paidOn: fields.day,
  reference: z.string(),
  totalCents: z.int(),
  affiliates: z.int(),
  referrals: z.int(),
  by: z.nullable(z.string()),
  createdAt: fields.moment,
  reversedAt: z.nullable(fields.moment),
  reversedBy: z.nullable(z.string()),
  reversalReason: z.nullable(z.string()),
});

export const createPayout = post('/api/admin/payouts', {
  access: 'staff',
  roles: adminsOnly,
  needsStepUp: true,
  status: 201,
  summary:
    'Pays everything that is due to active affiliates who reach the minimum, or what is due to one, active or not; 409 when that is another amount than the caller saw, 400 for a day before the approval or after today. The same key twice pays once.',
  body: z.object({
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,60}$/, 'text.line')),
    affiliateId: z.nullable(fields.rowId),
    // For a payout to everyone: also pay inactive and deleted affiliates.
    includesInactive: z.optional(z.boolean()),
    paidOn: fields.day,
    reference: fields.line(120),
    totalCents: z.int(),
  }),
  refuses: [409],
  answer: payoutRow,
});

export const listPayouts = get('/api/admin/payouts', {
  access: 'staff',
  roles: overseers,
  summary: 'A page of payouts, the newest first.',
  query: listQuery({ createdAt: 'moment' }, { affiliate: onlyAffiliate }),
  answer: listPage(payoutRow),
});

const payoutId = z.object({ id: fields.pathId });

export const readPayout = get('/api/admin/payouts/:id', {
  access: 'staff',
  roles: overseers,
  summary: 'One payout with what each affiliate was paid, and to which payee.',
  params: payoutId,
  answer: z.object({
    ...payoutRow.shape,
    paid: z.array(
      z.object({
        affiliateId: fields.rowId,
        name: z.string(),
        ...madeOutTo.shape,
        referrals: z.int(),
        totalCents: z.int(),
      }),
    ),
  }),
});

export const reversePayout = post('/api/admin/payouts/:id/reverse', {
  access: 'staff',
  roles: adminsOnly,
  needsStepUp: true,
  summary:
    'Takes a payout back by lines of its own: its referrals are approved and due again, its statements say so. Once; 409 afterwards, and while a later payout settled a correction of it.',
  params: payoutId,
  body: z.object({ reason: fields.line(500) }),
  refuses: [409],
  answer: payoutRow,
});

export const exportPayout = get('/api/admin/payouts/:id/csv', {
  access: 'staff',
  roles: overseers,
  needsStepUp: true,
  summary:
    'A payout as CSV for accounting: a line for each referral, and one for each correction, with payee and statement; the amounts add up to the payout.',
  limit: { count: 30, seconds: 60 },
  params: payoutId,
  answer: {
    kind: 'stream',
    contentType: 'text/csv; charset=utf-8',
  },
});

export const readPayoutStatement = get('/api/admin/payouts/:id/statements/:affiliateId', {
  access: 'staff',
  roles: overseers,
  summary: 'The statement of one affiliate for one payout.',
  params: z.object({ id: fields.pathId, affiliateId: fields.pathId }),
  answer: statement,
});
