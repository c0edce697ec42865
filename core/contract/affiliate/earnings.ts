import * as z from 'zod/mini';
import { referralStatuses } from '../../domain/commission.ts';
import { ledgerLine } from '../commission/commissions.ts';
import * as fields from '../fields.ts';
import { listPage, listQuery } from '../page.ts';
import { statement } from '../commission/payouts.ts';
import { route } from '../route.ts';

export const readEarnings = route({
  method: 'GET',
  path: '/api/affiliate/earnings',
  access: 'affiliate',
  summary: 'What the own referrals earned, by what staff decided, and the own statements.',
  answer: z.object({
    // False while the program pays no commissions: then no estimate is told; what was approved and
    // paid is.
    isOn: z.boolean(),
    // US cents. Estimates are what staff have not approved yet.
    estimatedCents: z.int(),
    approvedCents: z.int(),
    paidCents: z.int(),
    // Of corrections after a payment, which the next payout settles.
    correctionCents: z.int(),
    statements: z.array(
      z.object({
        payoutId: fields.rowId,
        paidOn: fields.day,
        reference: z.string(),
        totalCents: z.int(),
        // Null while it stands.
        reversedAt: z.nullable(fields.moment),
      }),
    ),
  }),
});

/** One own line: of which client, why, and where its referral stands. */
const earningRow = z.object({
  ...ledgerLine.shape,
  // Null for a client who is no longer the affiliate's to see.
  client: z.nullable(z.object({ leadId: fields.rowId, name: z.string() })),
  // Where the commission stands now, which is not where the client's loan does.
  status: z.enum(referralStatuses),
  // Since when it is approved, and on which day it was paid; null where it is not.
  approvedAt: z.nullable(fields.moment),
  paidOn: z.nullable(fields.day),
});

export const listEarnings = route({
  method: 'GET',
  path: '/api/affiliate/earnings/lines',
  access: 'affiliate',
  summary:
    'A page of the own lines of the ledger, the newest first, each with its cause; while the program pays no commissions only those of what was approved or paid.',
  query: listQuery({ createdAt: 'moment' }, {}),
  answer: listPage(earningRow),
});

export const readOwnStatement = route({
  method: 'GET',
  path: '/api/affiliate/statements/:id',
  access: 'affiliate',
  summary: 'The own statement for one payout.',
  params: z.object({ id: fields.pathId }),
  answer: statement,
});
