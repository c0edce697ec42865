import * as z from 'zod/mini';
import { earningStates } from '../../../domain/partners/earning.ts';
import { milestones, nextSteps } from '../../../domain/partners/milestones.ts';
import { referralRow } from './rows.ts';
import { filterText, listPage, listQuery } from '../../page.ts';
import * as fields from '../../fields.ts';
import { get } from '../../route.ts';
import { csvFile } from '../../shapes.ts';

/** An affiliate's own figures. Commissions: US cents, null while they are switched off. */
export const ownStats = z.object({
  totalReferrals: z.int(),
  // Qualified and not void; includes approved and paid ones.
  qualifiedReferrals: z.int(),
  // Today, by the lender's time zone.
  todayLeads: z.int(),
  // Distinct sessions that arrived with the affiliate's code, and their calculations.
  referralTraffic: z.int(),
  calculatorUses: z.int(),
  // Applications per hundred such sessions, to two decimals.
  conversionRate: z.number(),
  // Earned and not yet paid. Includes estimates, so it is null while commissions are off.
  pendingCommissions: z.nullable(z.int()),
  paidCommissions: z.nullable(z.int()),
});

export const readOwnStats = get('/api/affiliate/dashboard/stats', {
  access: 'affiliate',
  summary: 'Totals of the affiliate’s referrals.',
  answer: ownStats,
});

/** A referral as its affiliate reads it in a list; fields that the program withholds are null. */
export const ownReferral = z.extend(z.omit(referralRow, { notes: true }), {
  // US cents; an estimate is null while commissions are switched off.
  commissionAmount: z.nullable(z.int()),
  // Null until something is earned, and for a hidden estimate.
  commissionState: z.nullable(z.enum(earningStates)),
  lead: z.extend(referralRow.shape.lead, {
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    isQualified: z.nullable(z.boolean()),
  }),
});

/** A referral in a list, with its newest milestone, the next step and whose turn it is. */
export const listedReferral = z.extend(ownReferral, {
  progress: z.object({
    milestone: z.enum(milestones),
    at: fields.moment,
    next: z.enum(nextSteps),
    turn: z.enum(['lender', 'client', 'done']),
  }),
});

const ownReferralsQuery = listQuery(
  {
    createdAt: 'moment',
    name: 'text',
    homePrice: 'number',
    status: 'text',
    commission: 'number',
  },
  {
    // One or several values, separated by commas.
    status: z.optional(filterText(300)),
  },
);

export const listOwnReferrals = get('/api/affiliate/referrals', {
  access: 'affiliate',
  summary:
    'A page of the affiliate’s referrals, newest first, sorted, searched and filtered by status: of the client (Qualified) or of the commission (paid).',
  query: ownReferralsQuery,
  answer: listPage(listedReferral),
});

export const exportOwnReferrals = get('/api/affiliate/referrals.csv', {
  access: 'affiliate',
  summary: 'All own referrals of such a list as CSV, every page of it.',
  query: ownReferralsQuery,
  answer: csvFile,
  limit: { count: 30, seconds: 60 },
});

export const referralsAtOnce = 25;

export const firstReferrals = `${listOwnReferrals.path}?pageSize=${referralsAtOnce}` as const;
