import { and, eq, gte, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { leadFilters } from '#core/contract/leads/row.ts';
import { valuesOf } from '#core/contract/page.ts';
import { creditScoreRanges } from '#core/domain/visitor/credit-score.ts';
import { newLeadStatus } from '#core/domain/leads/lead-status.ts';
import { timelines } from '#core/domain/options.ts';
import { leads } from '#server/db/tables/leads.ts';
import { rank } from '../call-order/queries.ts';
import { hasStaleEstimate } from '../../visitor/stale-estimates/queries.ts';
import { hasLoanNumber, matchesPerson } from '../../../db/search/match-leads.ts';

// No lead scope: parts of a condition, to which the list adds the scope.

/** Sort keys, spelled exactly as in the indexes; none is ever null. */
export const keys = {
  callFirst: rank,
  timeline: sql`timeline_rank(${leads.timeline})`,
  score: sql`score_rank(${leads.creditScore})`,
  price: sql`coalesce(${leads.homePrice}, 0)`,
  lastTouch: sql`coalesce(${leads.lastTouchAt}, '1970-01-01 00:00:00+00')`,
  nextStep: sql`coalesce(${leads.nextFollowUpAt}, '9999-12-31 00:00:00+00')`,
};

/** Filters of a list of leads; several values are separated by commas. */
export interface LeadFilters extends z.output<z.ZodMiniObject<typeof leadFilters>> {
  q?: string | undefined;
}

function oneOf(column: PgColumn, filter: string | undefined): SQL | undefined {
  const values = valuesOf(filter);
  return values.length > 0 ? inArray(column, values) : undefined;
}

/** Days in the lender's time zone, both included. */
function arrivedBetween({ from, to }: LeadFilters, timeZone: string): SQL | undefined {
  const start = sql`(${from}::date)::timestamp at time zone ${timeZone}`;
  const end = sql`(${to}::date + 1)::timestamp at time zone ${timeZone}`;
  return and(
    from ? gte(leads.createdAt, start) : undefined,
    to ? lt(leads.createdAt, end) : undefined,
  );
}

// The rule of `isSuspicious`, spelled exactly as in the index of these leads.
const looksMade = sql`${leads.suspicion} <> '{}' and ${leads.suspicion} <> '{no_start_time}'`;

/** Matches a ranked choice by its key; unknown values match nothing. */
function ranked(key: SQL, choices: readonly string[], filter: string | undefined): SQL | undefined {
  const ranks = valuesOf(filter).map((value) => choices.indexOf(value) + 1 || -1);
  return ranks.length > 0 ? inArray(key, ranks) : undefined;
}

const isWaiting = and(
  eq(leads.status, newLeadStatus),
  isNull(leads.firstResponseAt),
  isNull(leads.importId),
);

function isUntouched(untouched: NonNullable<LeadFilters['untouched']>): SQL {
  const since = sql`now() - make_interval(days => ${Number(untouched) || 0}::int)`;
  return untouched === 'ever'
    ? isNull(leads.lastTouchAt)
    : sql`coalesce(${leads.lastTouchAt}, ${leads.createdAt}) < ${since}`;
}

const nextSteps = {
  due: sql`${keys.nextStep} <= now()`,
  planned: isNotNull(leads.nextFollowUpAt),
  none: isNull(leads.nextFollowUpAt),
};

/** Whether a lead matches every filter; days are in the time zone. */
export function fitsFilters(filters: LeadFilters, timeZone: string): SQL | undefined {
  const { q, status, state, source, qualified, language, affiliate, loanNumber } = filters;
  const {
    check,
    erasure,
    shown,
    timeline,
    score,
    contact,
    priceFrom,
    priceTo,
    waiting,
    untouched,
    nextStep,
  } = filters;
  return and(
    oneOf(leads.status, status),
    oneOf(leads.propertyState, state),
    oneOf(leads.sourceName, source),
    qualified ? eq(leads.isQualified, qualified === 'yes') : undefined,
    language ? eq(leads.language, language) : undefined,
    affiliate ? sql`lower(${leads.referralCode}) = lower(${affiliate})` : undefined,
    loanNumber ? hasLoanNumber(loanNumber) : undefined,
    arrivedBetween(filters, timeZone),
    check ? looksMade : undefined,
    erasure ? isNotNull(leads.erasureAskedAt) : undefined,
    shown ? hasStaleEstimate(leads.id, leads.createdAt) : undefined,
    ranked(keys.timeline, timelines, timeline),
    ranked(keys.score, creditScoreRanges, score),
    oneOf(leads.contactMethod, contact),
    priceFrom ? sql`${keys.price} >= ${Number(priceFrom)}` : undefined,
    priceTo ? sql`${keys.price} <= ${Number(priceTo)}` : undefined,
    waiting ? isWaiting : undefined,
    untouched ? isUntouched(untouched) : undefined,
    nextStep ? nextSteps[nextStep] : undefined,
    q ? matchesPerson(q) : undefined,
  );
}
