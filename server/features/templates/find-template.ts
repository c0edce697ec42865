import type { Language } from '#core/domain/language.ts';
import { templateFault } from '#core/domain/mail/fill-template.ts';
import type { MailKind } from '#core/domain/mail/mail-kind.ts';
import type { Queryable } from '#server/db/queryable.ts';
import { defaultTemplate } from './default-template.ts';
import { findActive } from './queries.ts';
import type { MailTemplate } from './render-template.ts';

/**
 * What mails of a kind and language are written by: the active template of staff, or what the
 * product itself says, also where a template names a variable that this version no longer has. `id`
 * is null for the product's own.
 */
export async function findTemplate(
  db: Queryable,
  kind: MailKind,
  language: Language,
): Promise<MailTemplate & { id: number | null }> {
  const active = await findActive(db, kind, language);
  const texts = active && [active.subject, active.htmlContent, active.textContent];
  const isUsable = texts?.every((text) => templateFault(kind, text) === null) ?? false;
  if (active && isUsable) {
    return active;
  }
  return { ...(await defaultTemplate(kind, language)), id: null };
}
