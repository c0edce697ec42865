import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { columnsOf } from '#server/db/tables/columns.ts';
import { contactAttempts } from '#server/db/tables/contact.ts';
import { leadPages, personalPages, servedPages } from '#server/db/tables/pages.ts';
import { isOfPerson } from '../../person.ts';

const { hash, name, path, language, html, firstServedAt, lastServedAt } = servedPages;

// A base stays as long as a page that needs it, so no page serves as one for ever.
const baseDays = 90;

/** The newest page of this address and language that stands alone; undefined if it is too old. */
export async function findBase(
  db: Queryable,
  of: Pick<typeof servedPages.$inferSelect, 'path' | 'language'>,
) {
  const [base] = await db.drizzle
    .select({ hash, html })
    .from(servedPages)
    .where(
      and(
        isNull(servedPages.base),
        eq(path, of.path),
        eq(language, of.language),
        sql`${firstServedAt} > now() - make_interval(days => ${baseDays}::int)`,
      ),
    )
    .orderBy(desc(firstServedAt), desc(hash))
    .limit(1);
  return base;
}

const bases = alias(servedPages, 'bases');

/** The kept pages with these names, each with the one it was compressed against. */
export function findPages(db: Queryable, names: readonly string[]) {
  return db.drizzle
    .select({ hash, path, language, name, html, firstServedAt, lastServedAt, base: bases.html })
    .from(servedPages)
    .leftJoin(bases, eq(bases.hash, servedPages.base))
    .where(inArray(name, [...names]))
    .orderBy(hash);
}

/** The pages that the person of a lead was shown in visits that are no longer kept. */
export function findOlderViews(db: Queryable, leadId: number) {
  return db.drizzle
    .select({ shown: name, page: path, at: leadPages.seenAt })
    .from(leadPages)
    .innerJoin(servedPages, eq(hash, leadPages.pageHash))
    .where(isOfPerson(leadPages.leadId, leadId))
    .orderBy(leadPages.seenAt, leadPages.id);
}

/** All calls and messages of a lead, newest first. */
export function findAttempts(db: Queryable, leadId: number) {
  const { id, channel, outcome, note, permission, override, madeAt, staffId } = contactAttempts;
  return db.drizzle
    .select({ id, channel, outcome, note, permission, override, madeAt, staffId })
    .from(contactAttempts)
    .where(isOfPerson(contactAttempts.leadId, leadId))
    .orderBy(desc(madeAt), desc(id));
}

/** The owner of a page: an application, or a browser tab and, for a check, its typed number. */
export type Owner = Pick<
  typeof personalPages.$inferSelect,
  'leadId' | 'sessionId' | 'mobileNumber'
>;

/** Whether a page is of this person. */
export function isOf({ leadId, sessionId, mobileNumber }: Owner): SQL | undefined {
  const number =
    mobileNumber === null
      ? isNull(personalPages.mobileNumber)
      : eq(personalPages.mobileNumber, mobileNumber);
  return leadId === null
    ? and(eq(personalPages.sessionId, sessionId!), number)
    : eq(personalPages.leadId, leadId);
}

/**
 * How many new pages of a person, and of all visitors like this one, were kept in the last 24
 * hours. Those of checks count apart: anyone can ask for any number of estimates.
 */
export async function countPagesOfDay(db: Queryable, owner: Owner) {
  const isYoung = (column: typeof personalPages.lastShownAt) =>
    gt(column, sql`now() - interval '1 day'`);
  const count = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which})::integer`;
  const [counts] = await db.drizzle
    .select({
      ofOne: count(isOf(owner)),
      ofVisitors: count(
        and(
          isNull(personalPages.leadId),
          owner.mobileNumber === null
            ? isNull(personalPages.mobileNumber)
            : isNotNull(personalPages.mobileNumber),
        ),
      ),
    })
    .from(personalPages)
    // The first for its index.
    .where(and(isYoung(personalPages.lastShownAt), isYoung(personalPages.firstShownAt)));
  return counts!;
}

const firstPages = alias(personalPages, 'first_pages');
const firstBases = alias(servedPages, 'first_bases');

/** A person's first page at an address, which later ones resemble; undefined if it is too old. */
export async function findFirst(
  db: Queryable,
  owner: Owner,
  of: Pick<typeof personalPages.$inferSelect, 'path' | 'language'>,
) {
  const [first] = await db.drizzle
    .select({ id: personalPages.id, html: personalPages.html, base: bases.html })
    .from(personalPages)
    .leftJoin(bases, eq(bases.hash, personalPages.base))
    .where(
      and(
        isOf(owner),
        isNull(personalPages.firstId),
        eq(personalPages.path, of.path),
        eq(personalPages.language, of.language),
        sql`${personalPages.firstShownAt} > now() - make_interval(days => ${baseDays}::int)`,
      ),
    )
    .orderBy(desc(personalPages.firstShownAt), desc(personalPages.id))
    .limit(1);
  return first;
}

/** The personal pages with these numbers, each with what it was compressed against. */
export function findPersonalPages(db: Queryable, ids: readonly number[]) {
  return db.drizzle
    .select({
      ...columnsOf(personalPages, 'path language hash html firstShownAt lastShownAt times'),
      base: bases.html,
      first: firstPages.html,
      firstBase: firstBases.html,
    })
    .from(personalPages)
    .leftJoin(bases, eq(bases.hash, personalPages.base))
    .leftJoin(firstPages, eq(firstPages.id, personalPages.firstId))
    .leftJoin(firstBases, eq(firstBases.hash, firstPages.base))
    .where(inArray(personalPages.id, [...ids]))
    .orderBy(asc(personalPages.firstShownAt), asc(personalPages.id));
}
