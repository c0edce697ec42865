import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Queryable } from '#server/db/queryable.ts';
import { leadPages, servedPages } from '#server/db/tables/pages.ts';
import { isOfPerson } from '../person.ts';

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

/** Which pages the person of a lead was shown in visits that are no longer kept. */
export function findOlderViews(db: Queryable, leadId: number) {
  return db.drizzle
    .select({ shown: name, page: path, at: leadPages.seenAt })
    .from(leadPages)
    .innerJoin(servedPages, eq(hash, leadPages.pageHash))
    .where(isOfPerson(leadPages.leadId, leadId))
    .orderBy(leadPages.seenAt, leadPages.id);
}
