import * as z from 'zod/mini';
import { auditFilters } from '../operations/audit.ts';
import * as fields from '../fields.ts';
import { leadFilters, leadRow } from '../leads/row.ts';
import { filterText, valuesOf } from '../page.ts';
import { get } from '../route.ts';
import { everyStaff, overseers } from '../../domain/accounts/staff-role.ts';

/** Entities whose audit lines are news: changes of them are shown on open screens. */
export const newsEntities = [
  'lead',
  'affiliate',
  'view',
  'email_template',
  'hero_media',
  'terms',
  'fact',
  'referral',
  'payout',
] as const;

/**
 * At most this many changes per answer; a client that missed more must treat everything as changed.
 */
export const mostNews = 200;

const newsItem = z.object({
  /** Id of the audit line. The same line may be sent repeatedly for a minute. */
  id: fields.rowId,
  entity: z.enum(newsEntities),
  /** Null if the change concerned many entities. */
  entityId: z.nullable(fields.rowId),
  /** As the audit log names it, such as lead.update. */
  action: z.string(),
  /** The fields that an edit changed; empty for other actions. */
  fields: z.array(z.string()),
  by: z.string(),
  isOwn: z.boolean(),
  at: fields.moment,
});

export const readNews = get('/api/admin/news', {
  access: 'staff',
  roles: everyStaff,
  isBackground: true,
  summary:
    'What the office changed since a moment, and the leads that came: asked by open tabs every few seconds, it does not keep a session alive.',
  query: z.object({
    /** `now` of the previous answer; without it the answer has no changes, only where to begin. */
    since: z.optional(z.iso.datetime({ offset: true })),
  }),
  answer: z.object({
    now: fields.moment,
    staffId: fields.rowId,
    /**
     * The leads since a moment, newest first. The moment is a minute before `since`, so that late
     * commits are included, or later if there are more than a hundred.
     */
    leads: z.object({ since: fields.moment, ids: z.array(fields.rowId) }),
    /** How many of the actor's next steps are due. */
    dueFollowUps: z.int(),
    /** The latest line of the audit log that is news to the caller; null for none or no access. */
    newestLineId: z.nullable(fields.rowId),
    /**
     * The latest change by a visitor that has no line in the audit log: a new value means there is
     * more. Null for staff who read neither.
     */
    newestReferralId: z.nullable(fields.rowId),
    newestMailId: z.nullable(fields.rowId),
    /** How many mails wait, at most a hundred; it changes when one is sent. */
    waitingMails: z.int(),
    /**
     * How many leads the actor should call now, and a hash that changes with the queue; null for
     * staff who do not call.
     */
    queue: z.nullable(z.object({ due: z.int(), mark: z.string() })),
    /** True if there were too many changes or `since` is too old: anything may have changed. */
    isIncomplete: z.boolean(),
    /**
     * Includes the last minute before `since`, so changes that were committed late are not missed.
     */
    changes: z.array(newsItem),
  }),
});

export const mostRefreshed = 100;

function areIds(text: string): boolean {
  const ids = valuesOf(text);
  return ids.length <= mostRefreshed && ids.every((id) => /^[1-9]\d{0,14}$/.test(id));
}

export const refreshLeads = get('/api/admin/leads/rows', {
  access: 'staff',
  roles: everyStaff,
  isBackground: true,
  summary:
    'The rows of these leads as they are now, for a list that shows them; a lead that is gone is left out.',
  query: z.object({
    /** Ids of leads, separated by commas, at most a hundred. */
    ids: z.string().check(z.maxLength(1700), z.refine(areIds)),
  }),
  answer: z.object({ items: z.array(leadRow) }),
});

/** A moment from an answer, to the millisecond: leads of that very millisecond are not returned. */
const laterThan = z.iso.datetime({ offset: true });

/** The newest first. */
const arrived = z.object({ ids: z.array(fields.rowId), hasMore: z.boolean() });

export const findNewLeads = get('/api/admin/leads/new', {
  access: 'staff',
  roles: everyStaff,
  isBackground: true,
  summary: 'The numbers of the leads that came after a moment and fit a list, at most a hundred.',
  query: z.object({
    after: laterThan,
    q: z.optional(filterText(200)),
    ...leadFilters,
  }),
  answer: arrived,
});

export const findNewLines = get('/api/admin/audit/new', {
  access: 'staff',
  roles: overseers,
  isBackground: true,
  summary:
    'The numbers of the lines that came after a moment and fit a list of the audit log, without what the caller looked at; at most a hundred.',
  query: z.object({
    after: laterThan,
    q: z.optional(filterText(200)),
    ...auditFilters,
  }),
  answer: arrived,
});
