import { and, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type KeptMonths,
  leastEvaluationMonths,
  restorableDays,
  retention,
  servedSlack,
} from '#core/domain/operations/kept-data.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { buyerLinks } from '#server/db/tables/buyer-links.ts';
import { calculations, eligibilityChecks } from '#server/db/tables/calculations.ts';
import { doNotContact } from '#server/db/tables/erasure.ts';
import { leadImportRows, leadImports } from '#server/db/tables/imports.ts';
import { jobs } from '#server/db/tables/jobs.ts';
import { idempotencyKeys, leadMerges, leads } from '#server/db/tables/leads.ts';
import { sentMails } from '#server/db/tables/mails.ts';
import { clientInvitations } from '#server/db/tables/partner-clients.ts';
import { nearMissWatches } from '#server/db/tables/near-miss.ts';
import { negativeNotices } from '#server/db/tables/negative-notices.ts';
import {
  emailUndoTokens,
  knownLogins,
  loginFailures,
  passwordResetTokens,
  sessions,
  staffLinks,
} from '#server/db/tables/people.ts';
import { resumableAnswers } from '#server/db/tables/tracking.ts';
import type { AuditedTransaction } from '../../transaction.ts';
import { leadPages, personalPages, servedPages } from '#server/db/tables/pages.ts';

// No lead scope: deletes what has served its time.

interface Expiry {
  table: PgTable;
  /** The key of a row, or of rows that may be removed together. */
  key: PgColumn;
  isOver: SQL;
}

const { key, createdAt } = idempotencyKeys;

/** A length of time as SQL; `count` must never come from a client. */
function span(unit: 'hours' | 'days' | 'months', count: number): SQL {
  return sql.raw(`interval '${count} ${unit}'`);
}

/** True if no one applied in the session of this row. */
function isNobodys(sessionId: PgColumn): SQL {
  return sql`not exists (select 1 from ${leads} where ${leads.sessionId} = ${sessionId})`;
}

/** Whether a moment is more than these months ago. */
function isOlder(moment: PgColumn, months: number): SQL {
  return sql`${moment} < now() - ${span('months', months)}`;
}

// Repeating work keeps its one row, and waiting jobs are unfinished.
const isMail = and(isNull(jobs.key), isNull(jobs.webhookId));
const isUnsent = inArray(jobs.status, ['failed', 'no_server']);
const isSettledMail = and(isMail, inArray(jobs.status, ['done', 'withheld']));

/** Kinds of rows whose retention the operator sets. */
export function operatorsExpiries(kept: KeptMonths): readonly Expiry[] {
  return [
    {
      table: calculations,
      key: calculations.id,
      isOver: sql`${isOlder(calculations.createdAt, kept.calculations)}
        and ${isNobodys(calculations.sessionId)}`,
    },
    {
      table: jobs,
      key: jobs.id,
      isOver: sql`${isOlder(jobs.createdAt, kept.mails)} and ${isSettledMail}`,
    },
    {
      table: sentMails,
      key: sentMails.id,
      isOver: isOlder(sentMails.createdAt, kept.mails),
    },
  ];
}

/** Kinds of rows with a fixed retention. */
export const expiries: readonly Expiry[] = [
  {
    table: idempotencyKeys,
    key,
    // A client's own key is kept longer than an automatic one, because a phone may be offline for
    // days.
    isOver: sql`${createdAt} < now() - case
      when ${key} like 'auto:%' then ${span('hours', retention.automaticRepeatKeyHours)}
      else ${span('days', retention.repeatKeyDays)}
    end`,
  },
  {
    table: sessions,
    key: sessions.id,
    isOver: sql`${sessions.expiresAt} < now()`,
  },
  {
    table: resumableAnswers,
    key: resumableAnswers.id,
    isOver: sql`${resumableAnswers.expiresAt} < now()`,
  },
  {
    table: doNotContact,
    key: doNotContact.id,
    isOver: sql`${doNotContact.until} < now()`,
  },
  {
    table: clientInvitations,
    key: clientInvitations.id,
    isOver: sql`${clientInvitations.confirmedAt} is null
      and ${clientInvitations.createdAt} < now() - ${span('days', retention.clientInvitationDays)}`,
  },
  {
    table: loginFailures,
    key: loginFailures.id,
    isOver: sql`${loginFailures.failedAt} < now() - ${span('days', retention.signInFailureDays)}`,
  },
  {
    table: knownLogins,
    key: knownLogins.lastLoginAt,
    isOver: sql`${knownLogins.lastLoginAt} < now() - ${span('days', retention.knownSignInDays)}`,
  },
  {
    table: emailUndoTokens,
    key: emailUndoTokens.id,
    isOver: sql`${emailUndoTokens.expiresAt} < now() - ${span('days', retention.resetTokenDays)}`,
  },
  {
    table: passwordResetTokens,
    key: passwordResetTokens.id,
    isOver: sql`${passwordResetTokens.expiresAt} < now() - ${span('days', retention.resetTokenDays)}`,
  },
  {
    table: staffLinks,
    key: staffLinks.id,
    isOver: sql`${staffLinks.expiresAt} < now() - ${span('days', retention.resetTokenDays)}`,
  },
  {
    table: buyerLinks,
    key: buyerLinks.id,
    isOver: sql`${buyerLinks.expiresAt} < now()`,
  },
  {
    table: jobs,
    key: jobs.id,
    isOver: sql`${jobs.webhookId} is not null and ${jobs.status} <> 'waiting'
      and ${jobs.createdAt} < now() - ${span('days', retention.webhookDeliveryDays)}`,
  },
  {
    // As long as the answer's record, from when it was sent, set aside or due.
    table: negativeNotices,
    key: negativeNotices.id,
    isOver: sql`greatest(due_at, sent_at, set_aside_at)
      < now() - ${span('months', leastEvaluationMonths)}`,
  },
  {
    table: nearMissWatches,
    key: nearMissWatches.id,
    // Once done it is kept as long as the check whose answers it repeats.
    isOver: sql`case
      when ${nearMissWatches.doneAt} is null then ${isOlder(nearMissWatches.askedAt, retention.watchMonths)}
      else ${isOlder(nearMissWatches.doneAt, leastEvaluationMonths)}
    end`,
  },
  {
    table: leadMerges,
    key: leadMerges.id,
    isOver: sql`${leadMerges.mergedAt} < now() - ${span('days', restorableDays)}`,
  },
  {
    table: leadImports,
    key: leadImports.id,
    isOver: sql`${leadImports.createdAt} < now() - ${span('days', retention.unusedImportDays)}
      and ${inArray(leadImports.state, ['uploaded', 'checked'])}`,
  },
  {
    // Those that made no lead.
    table: leadImportRows,
    key: leadImportRows.importId,
    isOver: sql`exists (select from ${leadImports} where ${leadImports.id} = ${leadImportRows.importId}
      and ${leadImports.state} = 'done'
      and ${leadImports.createdAt} < now() - ${span('days', retention.unusedImportDays)})`,
  },
];

/** Removes at most `count` expired rows of a kind; returns how many. */
export async function deleteExpired(
  db: Queryable,
  { table, key: by, isOver }: Expiry,
  count: number,
) {
  const over = db.drizzle.select({ by }).from(table).where(isOver).limit(count);
  const { rowCount } = await db.drizzle.delete(table).where(inArray(by, over));
  return rowCount ?? 0;
}

/**
 * Empties the answers of at most `count` eligibility checks by visitors who never applied; returns
 * how many. Name, number and verdict stay, because its consent proves who agreed to calls.
 */
export async function emptyChecks(db: Queryable, months: number, count: number) {
  const { id, createdAt, creditScore, sessionId } = eligibilityChecks;
  const isOver = and(isNotNull(creditScore), isOlder(createdAt, months), isNobodys(sessionId));
  const over = db.drizzle.select({ id }).from(eligibilityChecks).where(isOver).limit(count);
  const { rowCount } = await db.drizzle
    .update(eligibilityChecks)
    .set({
      sessionId: null,
      creditScore: null,
      state: null,
      homePrice: null,
      firstTimeHomebuyer: null,
      electricBill: null,
      reasons: {},
      result: null,
    })
    .where(inArray(id, over));
  return rowCount ?? 0;
}

function unsentBefore(months: number): SQL | undefined {
  return and(isMail, isUnsent, isOlder(jobs.createdAt, months));
}

/** Whether there are unsent mails that have expired. */
export async function hasOldUnsent(db: Queryable, months: number) {
  const rows = await db.drizzle
    .select({ id: jobs.id })
    .from(jobs)
    .where(unsentBefore(months))
    .limit(1);
  return rows.length > 0;
}

/** Removes at most `count` unsent mails; returns how many by status. */
export async function deleteUnsent(tx: AuditedTransaction, months: number, count: number) {
  const over = tx.drizzle
    .select({ id: jobs.id })
    .from(jobs)
    .where(unsentBefore(months))
    .limit(count);
  const gone = await tx.drizzle
    .delete(jobs)
    .where(inArray(jobs.id, over))
    .returning({ status: jobs.status });
  const counts: Record<string, number> = {};
  for (const { status } of gone) {
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

// No lead scope: deletes what has served its time.

const { leadId, lastShownAt } = personalPages;

/** Expiries of shown pages, in the order of removal: rows that others need come after them. */
export function pageExpiries(kept: KeptMonths): readonly Expiry[] {
  return [
    {
      table: leadPages,
      key: leadPages.id,
      isOver: isOlder(leadPages.seenAt, kept.pages),
    },
    {
      // The answer to a posted form: as long as the check, and never shorter than the law requires.
      table: personalPages,
      key: personalPages.id,
      isOver: sql`case when ${leadId} is null then ${isOlder(lastShownAt, kept.checks)}
          else ${isOlder(lastShownAt, kept.pages)} end
        and not exists (select 1 from ${personalPages} other where other.first_id = ${personalPages.id})`,
    },
    {
      table: servedPages,
      key: servedPages.hash,
      isOver: sql`${isOlder(servedPages.lastServedAt, kept.pages)}
        and not exists (select 1 from ${servedPages} other where other.base = ${servedPages.hash})
        and not exists (select 1 from ${personalPages} other where other.base = ${servedPages.hash})`,
    },
  ];
}

const visitsSince = `now() - interval '${retention.visitMonths} months'`;

// The steps of a visit that stay learn its browser from those that go.
const oldVisitsText = `
with gone as (
  delete from interactions where id in (
    select id from interactions where created_at < ${visitsSince} limit $1
  )
  returning session_id, lead_id, action, page, data, user_agent, created_at
), handed_on as (
  update interactions set user_agent = coalesce(browser_of_step(session_id, null, created_at, id), '')
  where user_agent is null and created_at >= ${visitsSince}
    and session_id = any (array(select session_id from gone where user_agent is not null))
), seen as (
  select coalesce(gone.lead_id, (
      select own.id from (
        select l.id, l.created_at from leads l where l.session_id = gone.session_id offset 0
      ) own
      order by own.created_at, own.id limit 1
    )) as lead_id, pages.hash, gone.created_at
  from gone join served_pages pages on pages.name = gone.data->>'shown' and pages.path = gone.page
    and gone.created_at >= pages.first_served_at - interval '${servedSlack.hoursBefore} hours'
    and gone.created_at <= pages.last_served_at + interval '${servedSlack.daysAfter} days'
  where gone.action = 'page_view'
), told as (
  insert into lead_pages (lead_id, page_hash, seen_at)
  select lead_id, hash, created_at from seen where lead_id is not null
)
select count(*)::int as count from gone`;

/**
 * Removes at most `count` expired steps of visitors; returns how many. The record of an applicant's
 * pages stays as long as the pages do, if they can have been shown.
 */
export async function deleteOldVisits(db: Queryable, count: number) {
  const { rows } = await db.query<{ count: number }>(oldVisitsText, [count]);
  return rows[0]!.count;
}
