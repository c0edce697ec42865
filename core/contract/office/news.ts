import * as z from 'zod/mini';
import * as fields from '../fields.ts';
import { leadFilters, leadRow } from '../leads/row.ts';
import { filterText, valuesOf } from '../page.ts';
import { forStaff, get, pathId } from '../route.ts';

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

/** Limit of changes in an answer; a client that missed more must treat everything as changed. */
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
  ...forStaff,
  isBackground: true,
  summary:
    'Whether anything changed since a moment, and what: asked by open tabs every few seconds, it does not keep a session alive.',
  query: z.object({
    /** `now` of the previous answer; without it the answer has no changes, only where to begin. */
    since: z.optional(z.iso.datetime({ offset: true })),
    /** The lead whose page the visible tab shows: colleagues read that someone is on it. */
    lead: z.optional(pathId),
  }),
  answer: z.object({
    now: fields.moment,
    staffId: fields.rowId,
    /**
     * The ids of the leads that came since a minute before `since`, so that late commits are
     * included; newest first, at most a hundred.
     */
    arrivals: z.array(fields.rowId),
    /** The lead of the query, and the names of colleagues who have it open or called it just now. */
    onLead: z.nullable(z.object({ id: fields.rowId, openBy: z.array(z.string()) })),
    /** How many of the actor's next steps are due. */
    dueFollowUps: z.int(),
    /** When the newest line of the audit log was written; null for none, or without access. */
    newestLineAt: z.nullable(fields.moment),
    /** Changes when a mail is written or sent; null for staff who do not read mails. */
    mails: z.nullable(z.string()),
    /**
     * How many leads the actor should call now, and a hash that changes with the queue; null for
     * staff who do not call.
     */
    queue: z.nullable(z.object({ due: z.int(), mark: z.string() })),
    /** True if there were too many changes or `since` is too old: anything may have changed. */
    isIncomplete: z.boolean(),
    /** Includes the minute before `since`, so changes that were committed late are not missed. */
    changes: z.array(newsItem),
  }),
});

export const mostRefreshed = 100;

function areIds(text: string): boolean {
  const ids = valuesOf(text);
  return ids.length <= mostRefreshed && ids.every((id) => /^[1-9]\d{0,14}$/.test(id));
}

const leadIds = z._default(z.string().check(z.maxLength(1700), z.refine(areIds)), '');

export const refreshLeads = get('/api/admin/leads/rows', {
  ...forStaff,
  isBackground: true,
  summary:
    'For an open list: the rows of its leads as they are now, without those that are gone, and which new leads match it.',
  query: z.object({
    /** Ids of leads that the list shows, separated by commas, at most a hundred. */
    ids: leadIds,
    arrived: leadIds,
    q: z.optional(filterText(200)),
    ...leadFilters,
  }),
  answer: z.object({ items: z.array(leadRow), arrived: z.array(fields.rowId) }),
});
