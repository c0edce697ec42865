import * as z from 'zod/mini';
import { disputeStates } from '../../../domain/partners/dispute.ts';
import { readLeadReference } from '../../../domain/leads/lead-reference.ts';
import * as fields from '../../fields.ts';
import { get, post } from '../../route.ts';

const path = '/api/affiliate/disputes';

const opened = z.object({ id: fields.rowId, dueAt: fields.moment });

const reason = fields.lines(1000);

const limit = { count: 10, seconds: 60 };

export const listOwnDisputes = get(path, {
  access: 'affiliate',
  summary:
    'The affiliate’s disputes about who is credited, newest first, with what staff decided and why.',
  answer: z.object({
    items: z.array(
      z.object({
        id: fields.rowId,
        leadReference: z.string(),
        reason: z.string(),
        state: z.enum(disputeStates),
        // The text by staff; null while it is open.
        decision: z.nullable(z.string()),
        createdAt: fields.moment,
        dueAt: fields.moment,
        decidedAt: z.nullable(fields.moment),
      }),
    ),
  }),
});

/** Limit of a partner's disputes that wait for an answer. */
export const mostOpenDisputes = 20;

export const openDispute = post(path, {
  access: 'affiliate',
  status: 201,
  summary:
    'Disputes who is credited for an application, by its number. The answer is the same whether or not there is one of that number.',
  body: z.object({
    leadReference: fields
      .line(20)
      .check(z.refine((text) => readLeadReference(text) !== null, 'text.line')),
    reason,
  }),
  refuses: [409],
  answer: opened,
  limit,
});

export const disputeReferral = post('/api/affiliate/referrals/:id/dispute', {
  access: 'affiliate',
  status: 201,
  summary: 'Disputes that a referral, which was the affiliate’s, counts for another or for no one.',
  body: z.object({ reason }),
  refuses: [404, 409],
  answer: opened,
  limit,
});
