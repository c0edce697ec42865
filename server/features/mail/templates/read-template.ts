import { demand } from '#server/platform/http-error.ts';
import { mailFacts, unsentKinds } from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { findPage } from '#server/platform/find-page.ts';
import type { StaffContext } from '../../context.ts';
import { noSuchTemplate } from './policy.ts';
import { findTemplate, templateList, type TemplateQuery, type TemplateRow } from './queries.ts';

/** One template; 404 if there is none. */
export async function readTemplate({ db }: { db: Queryable }, { id }: { id: number }) {
  const row = demand(await findTemplate(db, id), noSuchTemplate);
  return presentTemplate(row);
}

/** A page of templates. They contain no personal data, so reading them is not audited. */
export function listTemplates({ db }: StaffContext, query: TemplateQuery) {
  return findPage(db, templateList(query), query, presentTemplate);
}

export function presentTemplate(row: TemplateRow) {
  const isSent = !unsentKinds.includes(row.templateType);
  const isRead = mailFacts[row.templateType].recipient === row.recipientType;
  return { ...row, isUsed: row.isActive && isSent && isRead };
}
