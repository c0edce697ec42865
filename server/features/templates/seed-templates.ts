import { languages } from '#core/domain/language.ts';
import { mailKinds } from '#core/domain/mail/mail-kind.ts';
import { recipientOf } from '#core/domain/mail/mail-variables.ts';
import type { Database } from '#server/db/open.ts';
import { defaultTemplate } from './default-template.ts';
import { insertOnce, type NewTemplate } from './writes.ts';

/**
 * Makes the product's own templates rows that staff can edit, once: whatever staff change or delete
 * stays so. Answers how many were made.
 */
export function seedTemplates({ db }: { db: Database }): Promise<number> {
  const templates = languages.flatMap((language) =>
    mailKinds.map((kind): NewTemplate => ({
      ...defaultTemplate(kind, language),
      description: null,
      isTextMade: true,
      templateType: kind,
      recipientType: recipientOf[kind],
      language,
      isActive: true,
    })),
  );
  return db.transaction((tx) => insertOnce(tx, templates));
}
