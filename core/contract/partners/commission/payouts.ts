import * as z from 'zod/mini';
import { holdReasons, payoutStates } from '../../../domain/partners/ledger/payout.ts';
import { payees } from '../../../domain/partners/partner-kinds.ts';
import * as fields from '../../fields.ts';
import { listPage, listQuery } from '../../page.ts';
import { madeOutTo, statement } from './statement.ts';
import { forAdmins, forOverseers, get, pathId, post } from '../../route.ts';
import { csvFile } from '../../shapes.ts';

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

/** A payee of a payout, paid for itself: no other's money or debt counts. Amounts in US cents. */
const payeeOfPayout = z.object({
  payeeId: fields.rowId,
  affiliateId: fields.rowId,
  affiliate: z.string(),
  kind: z.enum(payees),
  // The partner's own for `self`.
  name: z.string(),
  w9On: z.nullable(fields.day),
  referrals: z.int(),
  correctionCents: z.int(),
  totalCents: z.int(),
  reference: z.string(),
  // When the transfer came back; it is then not paid.
  returnedAt: z.nullable(fields.moment),
});

/** What a payout leaves out: it stays approved and due. Below zero is a debt. */
const heldRow = z.object({
  affiliateId: fields.rowId,
  payeeId: fields.rowId,
  name: z.string(),
  cents: z.int(),
  reason: z.enum(holdReasons),
});

const onlyAffiliate = z.optional(pathId);

export const readDue = get('/api/admin/payouts/due', {
  ...forOverseers,
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
    // Approved referrals that wait: their lead is deleted or lost, or they are one of two of a person.
    held: z.int(),
    // The lender's day, which a payment must not precede.
    today: fields.day,
    // What a payout that is prepared now pays and leaves out; references are proposals.
    payees: z.array(payeeOfPayout),
    // `leadId`: of a single referral that waits; null where the payee waits with all that is due.
    heldBack: z.array(
      z.object({ ...heldRow.shape, kind: z.enum(payees), leadId: z.nullable(fields.rowId) }),
    ),
  }),
});

export const payoutRow = z.object({
  id: fields.rowId,
  // `prepared`: it holds its lines, and nothing changes for the partners; `sent`: it is paid.
  state: z.enum(payoutStates),
  // Null until it is sent.
  paidOn: z.nullable(fields.day),
  // Empty if each payee has one of their own only.
  reference: z.string(),
  totalCents: z.int(),
  // The part of it that came back.
  returnedCents: z.int(),
  affiliates: z.int(),
  referrals: z.int(),
  by: z.nullable(z.string()),
  createdAt: fields.moment,
  reversedAt: z.nullable(fields.moment),
  reversedBy: z.nullable(z.string()),
  reversalReason: z.nullable(z.string()),
});

const reference = fields.line(120);
const references = z.optional(z.array(z.object({ payeeId: fields.rowId, reference })));

export const createPayout = post('/api/admin/payouts', {
  ...forAdmins,
  needsStepUp: true,
  status: 201,
  summary:
    'Prepares a payout of everything that is due to payees of active affiliates who reach the minimum, or of what is due to one affiliate, active or not; with `paidOn` it is recorded as paid at once. 409 when that is another amount than the caller saw, 400 for a day before the approval or after today. The same key twice pays once.',
  body: z
    .object({
      key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,60}$/, 'text.line')),
      affiliateId: z.nullable(fields.rowId),
      // For a payout to everyone: also pay inactive and deleted affiliates.
      includesInactive: z.optional(z.boolean()),
      // Payees who are inactive, below the minimum or, unless a basis is required, without a W-9.
      alsoPay: z.optional(z.array(fields.rowId)),
      paidOn: z.optional(fields.day),
      // Of all payees; required with `paidOn`.
      reference: z.optional(reference),
      // Of single ones. Without any, each has the number of the payout and its own.
      references,
      totalCents: z.int(),
    })
    .check(
      z.refine(({ paidOn, reference: all }) => paidOn === undefined || all !== undefined, {
        path: ['reference'],
        error: 'text.line',
      }),
    ),
  refuses: [409],
  answer: payoutRow,
});

export const listPayouts = get('/api/admin/payouts', {
  ...forOverseers,
  summary: 'A page of payouts, the newest first.',
  query: listQuery({ createdAt: 'moment' }, { affiliate: onlyAffiliate }),
  answer: listPage(payoutRow),
});

export const readPayout = get('/api/admin/payouts/:id', {
  ...forOverseers,
  summary: 'One payout with what each affiliate was paid, and to which payee.',
  answer: z.object({
    ...payoutRow.shape,
    paid: z.array(
      z.object({
        affiliateId: fields.rowId,
        name: z.string(),
        ...madeOutTo.shape,
        payeeId: fields.rowId,
        referrals: z.int(),
        totalCents: z.int(),
      }),
    ),
    payees: z.array(z.object({ ...payeeOfPayout.shape, returnReason: z.nullable(z.string()) })),
    heldBack: z.array(heldRow),
    // Only of a prepared payout. `held`: the lead was deleted or lost since; `changed`: a merge or an
    // adjustment changed what the referral earned, which is a correction once the payout is sent.
    checks: z.array(
      z.object({
        payeeId: fields.rowId,
        referralId: fields.rowId,
        leadId: fields.rowId,
        check: z.enum(['held', 'changed']),
      }),
    ),
  }),
});

export const sendPayout = post('/api/admin/payouts/:id/sent', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Records a prepared payout as paid on a day, with the references of the bank: its referrals are paid, and partners get statements and mails. 409 if it is not prepared any more.',
  body: z.object({ paidOn: fields.day, references }),
  refuses: [409],
  answer: payoutRow,
});

export const discardPayout = post('/api/admin/payouts/:id/discard', {
  ...forAdmins,
  summary:
    'Discards a prepared payout: its lines are due again. 409 if it is not prepared any more.',
  body: z.object({}),
  refuses: [409],
  answer: payoutRow,
});

export const returnPayee = post('/api/admin/payouts/:id/returned', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Takes one payee out of a payout, because the transfer came back: the lines are approved and due again, and wait until the details are new. Once; 409 afterwards, and while a later payout settled a correction of them.',
  body: z.object({ payeeId: fields.rowId, reason: fields.line(500) }),
  refuses: [409],
  answer: payoutRow,
});

export const reversePayout = post('/api/admin/payouts/:id/reverse', {
  ...forAdmins,
  needsStepUp: true,
  summary:
    'Takes a payout back by lines of its own: its referrals are approved and due again, its statements say so. Once; 409 afterwards, and while a later payout settled a correction of it.',
  body: z.object({ reason: fields.line(500) }),
  refuses: [409],
  answer: payoutRow,
});

export const exportPayout = get('/api/admin/payouts/:id/csv', {
  ...forOverseers,
  needsStepUp: true,
  summary:
    'A payout as CSV for accounting: a line for each referral, and one for each correction, with payee and statement; the amounts add up to the payout.',
  limit: { count: 30, seconds: 60 },
  answer: csvFile,
});

export const readPayoutStatement = get('/api/admin/payouts/:id/statements/:affiliateId', {
  ...forOverseers,
  summary: 'The statement of one affiliate for one payout.',
  answer: statement,
});
