import { languages } from '#core/domain/language.ts';
import { mailFacts, mailKinds } from '#core/domain/mail/mail-kind.ts';
import type { Database } from '#server/db/open.ts';
import { defaultTemplate } from './find-template.ts';
import { insertOnce, type NewTemplate } from './writes.ts';

async function ownTemplates(): Promise<NewTemplate[]> {
  const kinds = languages.flatMap((language) => mailKinds.map((kind) => ({ kind, language })));
  return Promise.all(
    kinds.map(async ({ kind, language }) => ({
      ...(await defaultTemplate(kind, language)),
      description: null,
      isTextMade: true,
      templateType: kind,
      recipientType: mailFacts[kind].recipient,
      language,
      isActive: true,
    })),
  );
}

/**
 * Stores the product's own templates as rows that staff can edit, once: later changes and deletions
 * by staff are kept. Returns how many were made.
 */
export function seedTemplates({ db }: { db: Database }) {
  return db.transaction((tx) => insertOnce(tx, ownTemplates));
}
