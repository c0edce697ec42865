import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Language } from '#core/domain/language.ts';
import { mailFacts, type MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { holdsWords } from '#server/db/search/holds-words.ts';
import { byColumn, byFoldedText } from '#server/db/sorted-rows.ts';
import { emailTemplates } from '#server/db/tables/back-office.ts';
import type { PageQuery } from '#server/platform/find-page.ts';

export type TemplateRow = typeof emailTemplates.$inferSelect;

const sorts = {
  createdAt: byColumn(emailTemplates.createdAt),
  updatedAt: byColumn(emailTemplates.updatedAt),
  name: byFoldedText(emailTemplates.name),
};

interface TemplateFilters {
  q?: string | undefined;
  templateType?: MailKind | undefined;
  language?: Language | undefined;
}

export type TemplateQuery = PageQuery<keyof typeof sorts> & TemplateFilters;

function conditionOf({ q, templateType, language }: TemplateFilters): SQL | undefined {
  const { name, subject } = emailTemplates;
  return and(
    templateType && eq(emailTemplates.templateType, templateType),
    language && eq(emailTemplates.language, language),
    q ? holdsWords(sql`fold_text(${name} || ' ' || ${subject})`, q) : undefined,
  );
}

export function templateList(filters: TemplateFilters) {
  return {
    table: emailTemplates,
    columns: getTableColumns(emailTemplates),
    sorts,
    where: conditionOf(filters),
  };
}

export async function findTemplate(db: Queryable, id: number): Promise<TemplateRow | undefined> {
  const [row] = await db.drizzle.select().from(emailTemplates).where(eq(emailTemplates.id, id));
  return row;
}

/** The template that mails of a kind and language are written by, if staff have one. */
export async function findActive(db: Queryable, kind: MailKind, language: Language) {
  const { templateType, recipientType, isActive } = emailTemplates;
  const [row] = await db.drizzle
    .select()
    .from(emailTemplates)
    .where(
      and(
        eq(templateType, sql.placeholder('kind')),
        eq(recipientType, sql.placeholder('recipient')),
        eq(emailTemplates.language, sql.placeholder('language')),
        eq(isActive, true),
      ),
    )
    // Prepared, so that it is planned once: it runs for every mail.
    .prepare('find_active_template')
    .execute({ kind, recipient: mailFacts[kind].recipient, language });
  return row;
}
