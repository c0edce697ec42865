import * as z from 'zod/mini';
import { referralStatuses } from '../../../domain/partners/commission.ts';
import { partnerKinds } from '../../../domain/partners/partner-kinds.ts';
import { lineCauses } from '../../../domain/partners/ledger/referral-move.ts';
import { maxAdjustmentCents } from '../../../domain/partners/ledger/staff-move.ts';
import * as fields from '../../fields.ts';
import { missingThing } from '../affiliate/basis.ts';
import { namedPayee, saidPayee } from '../affiliate/payees.ts';
import { disputeEntry } from './disputes.ts';
import { computedFrom, ledgerLine } from './ledger-line.ts';
import { listPage, listQuery } from '../../page.ts';
import { forOverseers, get, pathId, post } from '../../route.ts';

const mostReferralsAtOnce = 1000;

/** Reasons for staff to look twice before they approve or pay. */
const commissionChecks = [
  'self',
  'review',
  'held',
  'ended',
  'notClosed',
  'license',
  'closingPrice',
  'priceMoved',
  'closedUnqualified',
] as const;

/**
 * The views of the list besides states: to be approved; of what is closed and not approved, what
 * lacks nothing an approval needs, and the rest; earned nothing; everything.
 */
export const commissionViews = ['decide', 'ready', 'lacking', 'unearned', 'all'] as const;

export const commissionRow = z.object({
  id: fields.rowId,
  status: z.enum(referralStatuses),
  // All it earned, paid or not; an estimate until staff approve it.
  earnedCents: z.int(),
  computed: z.nullable(computedFrom),
  lead: z.object({
    id: fields.rowId,
    name: z.string(),
    status: z.string(),
    isDeleted: z.boolean(),
    closedAt: z.nullable(fields.moment),
  }),
  affiliate: z.object({
    id: fields.rowId,
    name: z.string(),
    company: z.nullable(z.string()),
    // When staff asked the affiliate for what is missing, if it was today.
    askedToday: z.nullable(fields.moment),
    // The kind that staff recorded, and the state whose rule holds.
    kind: z.nullable(z.enum(partnerKinds)),
    state: z.nullable(z.string()),
    // Who is paid today; null until staff record it.
    payee: z.nullable(z.object({ ...namedPayee.shape, w9On: z.nullable(fields.day) })),
    said: saidPayee,
  }),
  // `self`: the affiliate is the applicant. `review`: who is credited is in doubt. `held`: the lead
  // is deleted or lost, so no payout includes it. `ended`: the lead goes no further. `notClosed`:
  // the lead is neither Closed nor Closed Won. `license`: earned at the licensed rate, but the
  // license is unverified or under review. `closingPrice`: closed, and its price at closing is not
  // recorded. `priceMoved`: the price moved after the approval. From `ended` on these are given only
  // until the referral is paid. `closedUnqualified`: the loan closed without a commission.
  checks: z.array(z.enum(commissionChecks)),
  // All that an estimate lacks. Where a basis is required it needs an override, but for the form
  // W-9, which hinders the payment alone; `duplicate` needs one in any case. Empty for other
  // statuses; a single referral also has it once it is approved or paid, but for `duplicate`.
  missing: z.array(missingThing),
  // The other commissions of the same person that are not void, of any partner, the oldest first.
  // `isAnswered`: whoever approved one of the two said that both are right.
  alsoEarned: z.array(
    z.object({
      leadId: fields.rowId,
      leadName: z.string(),
      affiliateName: z.string(),
      status: z.enum(referralStatuses),
      earnedCents: z.int(),
      paidOn: z.nullable(fields.day),
      isAnswered: z.boolean(),
    }),
  ),
  payoutId: z.nullable(fields.rowId),
  createdAt: fields.moment,
  updatedAt: fields.moment,
});

export const listCommissions = get('/api/admin/commissions', {
  ...forOverseers,
  summary: 'A page of referrals with what they earned, of one state or of one affiliate.',
  query: listQuery(
    { createdAt: 'moment' },
    {
      status: z.optional(z.enum(referralStatuses)),
      affiliate: z.optional(pathId),
      show: z.optional(z.enum(commissionViews)),
    },
  ),
  answer: listPage(commissionRow),
});

/**
 * Whether commissions may be approved and paid: the term is on and the fact is confirmed. Unless
 * `isRequired` (term payBasis), what a commission lacks is shown and hinders nothing.
 */
const commissionBasis = z.object({
  isOn: z.boolean(),
  isRequired: z.boolean(),
  isConfirmed: z.boolean(),
});

const stateSum = z.object({ count: z.int(), earnedCents: z.int() });

export const readCommissionSums = get('/api/admin/commissions/sums', {
  ...forOverseers,
  summary:
    'How many referrals are in each state and what they earned; whether approval has a basis.',
  query: z.object({ affiliate: z.optional(pathId) }),
  answer: z.object({
    basis: commissionBasis,
    states: z.object({
      pending: stateSum,
      qualified: stateSum,
      approved: stateSum,
      paid: stateSum,
      void: stateSum,
    }),
    // Estimates with an amount, which wait for an approval.
    decide: stateSum,
    // Closed and not approved: what lacks nothing an approval needs, and the rest by so many partners.
    ready: stateSum,
    lacking: z.object({ ...stateSum.shape, affiliates: z.int() }),
    // Estimates whose lead has not closed, by its status, the most first.
    waiting: z.array(z.object({ ...stateSum.shape, leadStatus: z.string() })),
    // Pending referrals, and estimates of nothing.
    unearned: z.int(),
    // Total of all payouts that were not reversed.
    paidCents: z.int(),
  }),
});

const commissionDetail = z.object({
  ...commissionRow.shape,
  lines: z.array(z.object({ ...ledgerLine.shape, by: z.nullable(z.string()) })),
  moves: z.array(
    z.object({
      at: fields.moment,
      from: z.enum(referralStatuses),
      to: z.enum(referralStatuses),
      cause: z.enum(lineCauses),
      reason: z.nullable(z.string()),
      by: z.nullable(z.string()),
    }),
  ),
  // Disputes about who is credited for the lead, oldest first, open and decided ones.
  disputes: z.array(disputeEntry),
});

export const readCommission = get('/api/admin/commissions/:id', {
  ...forOverseers,
  summary:
    'One referral with every line of its ledger, why it was written and by whom, and the disputes about it.',
  answer: commissionDetail,
});

/** Why a referral was not approved. `amount`: it is not the amount that was seen. */
export const notApprovedReasons = ['status', 'nothing', 'amount', 'unknown'] as const;

export const approveCommissions = post('/api/admin/commissions/approve', {
  ...forOverseers,
  summary:
    'Approves qualified referrals with the amounts that the caller saw; 409 until it is confirmed that commissions may be paid, and without an override for a referral that lacks its basis or is one of two of a person.',
  body: z.object({
    referrals: z
      .array(z.object({ id: fields.rowId, earnedCents: z.int() }))
      .check(z.minLength(1), z.maxLength(mostReferralsAtOnce)),
    // Who answers for an approval without a basis or beside another one, and why; it stays in the office.
    override: z.optional(z.object({ name: fields.line(120), reason: fields.line(500) })),
  }),
  refuses: [409],
  answer: z.object({
    approved: z.int(),
    approvedCents: z.int(),
    leftAlone: z.array(z.object({ id: fields.rowId, reason: z.enum(notApprovedReasons) })),
  }),
  bodyLimit: 128 * 1024,
});

const reason = fields.line(500);

export const adjustCommission = post('/api/admin/commissions/:id/adjustments', {
  ...forOverseers,
  summary:
    'Adds to what a referral earned, or takes from it; the same key twice does it once. 409 for adding to an approved or paid referral that lacks its basis, without an override.',
  body: z.object({
    // Idempotency key, made by the caller; a new one for each adjustment.
    key: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,60}$/, 'text.line')),
    amountCents: z.int('value.wrong').check(
      z.minimum(0 - maxAdjustmentCents, 'value.wrong'),
      z.maximum(maxAdjustmentCents, 'value.wrong'),
      z.refine((cents) => cents !== 0, 'value.wrong'),
    ),
    reason,
    // Who answers for adding without a basis; the name stays in the office.
    override: z.optional(z.object({ name: fields.line(120) })),
  }),
  refuses: [409],
  answer: commissionDetail,
});

export const voidCommission = post('/api/admin/commissions/:id/void', {
  ...forOverseers,
  summary: 'Takes away what a referral earned, with a reason; never once it was paid.',
  body: z.object({ reason }),
  refuses: [409],
  answer: commissionDetail,
});

export const reopenCommission = post('/api/admin/commissions/:id/reopen', {
  ...forOverseers,
  summary: 'Takes an approval back, with a reason: the amount is an estimate again.',
  body: z.object({ reason }),
  refuses: [409],
  answer: commissionDetail,
});
