import * as z from 'zod/mini';
import { contactChannels } from '../../domain/permission/consent-ticked.ts';
import { attemptOutcomes } from '../../domain/permission/outcomes.ts';
import * as fields from '../fields.ts';
import { leadRow } from '../leads/row.ts';
import { reportQuery } from '../operations/reports.ts';
import { forLeadWorkers, forOfficeReaders, get, post } from '../route.ts';

const queueItem = z.object({
  lead: leadRow,
  /** The caller’s, or without an owner and served by the caller. */
  group: z.enum(['yours', 'anyone']),
  /** When to call: the end of the time for a first answer, or the time of its follow-up. */
  dueAt: fields.moment,
  /** Whether it is due now; whom the hour forbids to call is not. */
  isDue: z.boolean(),
  /** The last attempt of staff at the person, and how it ended. */
  lastTryAt: z.nullable(fields.moment),
  lastOutcome: z.nullable(z.enum(attemptOutcomes)),
  nextTryAt: z.nullable(fields.moment),
  nextNote: z.nullable(z.string()),
  /** Names of colleagues who have it open, or called it in the last five minutes. */
  openBy: z.array(z.string()),
  /** Whether the person may be called now, until when that holds, and why, in words for staff. */
  phone: z.object({
    allowed: z.boolean(),
    until: z.nullable(fields.moment),
    reason: z.string(),
  }),
  /** The same for email where it takes the place of a closed number, or is closed; else null. */
  email: z.nullable(z.object({ allowed: z.boolean(), reason: z.string() })),
  /** When it passes on to a colleague unless it is answered; null where it does not. */
  returnsAt: z.nullable(fields.moment),
});

/** Limit for each kind: own leads, unowned leads and follow-ups. */
export const mostListed = 100;

export const readQueue = get('/api/admin/queue', {
  ...forLeadWorkers,
  isBackground: true,
  summary:
    'The leads to call now, the caller’s and then those without an owner that the caller serves, each in the order of `sort=callFirst`.',
  answer: z.object({
    items: z.array(queueItem),
    /** Whom queue/next would give the caller now. */
    next: z.nullable(z.object({ leadId: fields.rowId, name: z.string() })),
    hasMore: z.boolean(),
    /** Whether the rule gives the actor new leads. */
    isOnShift: z.boolean(),
    /** The same hash as `queue.mark` in the news, as long as both describe the same queue. */
    mark: z.string(),
  }),
});

export const takeNext = post('/api/admin/queue/next', {
  ...forLeadWorkers,
  summary:
    'Gives the next lead of the caller’s queue: an own one that is due or waits and may be called, not twice within half an hour; else the first without an owner, which becomes the caller’s. Null when there is none. Two callers never get the same one.',
  answer: z.object({ lead: z.nullable(leadRow) }),
});

export const claimLead = post('/api/admin/leads/:id/claim', {
  ...forLeadWorkers,
  summary:
    'Makes a lead without an owner the caller’s, as they begin to contact its person; a lead that has an owner keeps it.',
  body: z.object({ channel: z.enum(contactChannels) }),
  answer: z.object({ id: fields.rowId, ownerId: fields.rowId, isClaimed: z.boolean() }),
});

export const handLead = post('/api/admin/leads/:id/owner', {
  ...forLeadWorkers,
  summary: 'Gives a lead an owner, an active admin or loan officer, or none: back to the queue.',
  body: z.object({ ownerId: z.nullable(fields.rowId) }),
  answer: z.object({ id: fields.rowId, ownerId: z.nullable(fields.rowId) }),
});

const minutes = z.nullable(z.number());

export const readOffice = get('/api/admin/office', {
  ...forOfficeReaders,
  isBackground: true,
  summary:
    'By owner: leads that are open and that wait now; first answers, and leads that qualified and closed, from one day of the lender to another.',
  query: reportQuery,
  answer: z.object({
    from: fields.day,
    to: fields.day,
    asOf: fields.moment,
    /** Leads without an owner that wait for their first answer. */
    unownedWaiting: z.int(),
    items: z.array(
      z.object({
        ownerId: fields.rowId,
        name: z.string(),
        isActive: z.boolean(),
        isOnShift: z.boolean(),
        open: z.int(),
        waiting: z.int(),
        /** Minutes of office time from the application to the first answer. */
        firstAnswerMedianMinutes: minutes,
        firstAnswerP90Minutes: minutes,
        reached: z.int(),
        qualified: z.int(),
        closed: z.int(),
      }),
    ),
  }),
});

export const readServicePromise = get('/api/service-promise', {
  access: 'public',
  summary:
    'The median minutes of office time from an application to its first answer by a person, for the applications of the thirty days until yesterday; null for fewer than thirty answers.',
  answer: z.nullable(
    z.object({
      medianMinutes: z.int(),
      count: z.int(),
      from: fields.day,
      to: fields.day,
    }),
  ),
  limit: { count: 120, seconds: 60 },
});
