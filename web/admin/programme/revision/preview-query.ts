import {
  listRevisions,
  previewRestoration,
  previewRevision,
} from '#core/contract/programme/revisions.ts';
import type { Language } from '#core/domain/language.ts';
import { allUnder } from '#web/office/cache/call-key.ts';
import { callQuery } from '#web/office/cache/call-query.ts';

/** A revision's changes, as saved at a moment, to the pages of one language. */
export const previewQuery = (id: number, updatedAt: string, language: Language) =>
  callQuery(previewRevision, { params: { id }, query: { language } }, { version: updatedAt });

export const everyRevision = [allUnder(listRevisions), previewRestoration] as const;
