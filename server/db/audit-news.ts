import { and, desc, eq, inArray, notInArray, sql } from 'drizzle-orm';
import { auditVerbs } from '#core/domain/operations/audit-kind.ts';
import type { Queryable } from './queryable.ts';
import { columnsOf } from './tables/columns.ts';
import { auditLog } from './tables/back-office.ts';

/** Lines are reported again for this long, because a transaction may commit that late. */
export const lateSeconds = 60;

// Views and sign-ins change nothing, nor do late or repeated reports of a loan system.
const changeless = [
  ...auditVerbs.viewed,
  ...auditVerbs.exported,
  ...auditVerbs.signed_in,
  'loan_event',
];

const isSince = (moment: string) =>
  sql`${auditLog.at} > ${moment}::timestamptz - make_interval(secs => ${lateSeconds}::int)`;

interface NewsAsked {
  /** A moment of the database's clock, in ISO 8601. */
  since: string;
  entities: readonly string[];
  most: number;
}

/**
 * Changes that the office made to these entities since a moment, or up to a minute before it;
 * newest first, at most `most`. Uses the index audit_log_office, so lines of visitors are not read.
 */
export function findNews(db: Queryable, { since, entities, most }: NewsAsked) {
  const { id, at, actorKind, action, entity } = auditLog;
  return db.drizzle
    .select(columnsOf(auditLog, 'id at actorKind actorId action entity entityId after'))
    .from(auditLog)
    .where(
      and(
        sql`${actorKind} <> 'visitor'`,
        isSince(since),
        inArray(entity, [...entities]),
        notInArray(sql`split_part(${action}, '.', 2)`, changeless),
      ),
    )
    .orderBy(desc(at), desc(id))
    .limit(most);
}

/**
 * When the newest line since a moment was written; null for none. Lines of what the reader viewed do not
 * count, because viewing the log writes such a line.
 */
export async function findNewestLine(
  db: Queryable,
  { since, staffId }: { since: string; staffId: number },
) {
  const { at, actorKind, actorId, action } = auditLog;
  const isOwn = and(eq(actorKind, 'staff'), eq(actorId, staffId));
  const isLook = inArray(sql`split_part(${action}, '.', 2)`, [...auditVerbs.viewed]);
  const [row] = await db.drizzle
    .select({ at })
    .from(auditLog)
    .where(and(isSince(since), sql`not coalesce(${and(isOwn, isLook)}, false)`))
    .orderBy(desc(at))
    .limit(1);
  return row?.at ?? null;
}

/** The time by the clock that stamps the lines, and whether a moment is over an hour ago. */
export async function readAuditClock(db: Queryable, since: string | undefined) {
  const { rows } = await db.query<{ now: Date; isLongAgo: boolean | null }>({
    name: 'audit_clock',
    text: `select now(), $1::timestamptz < now() - interval '1 hour' as "isLongAgo"`,
    values: [since ?? null],
  });
  const [{ now, isLongAgo }] = rows as [{ now: Date; isLongAgo: boolean | null }];
  return {
    now: now.toISOString(),
    isLongAgo: isLongAgo ?? false,
  };
}
