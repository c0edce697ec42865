import {
  listRevisions,
  previewRestoration,
  previewRevision,
  readRevision,
} from '#core/contract/programme/revisions.ts';
import type { Language } from '#core/domain/language.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { revisionKeys } from './keys.ts';

export const revisionsQuery = callQuery(revisionKeys.list(), listRevisions);

export const revisionQuery = (id: string) =>
  callQuery(revisionKeys.one(id), readRevision, { params: { id } });

/** A revision's changes, as saved at a moment, to the pages of one language. */
export const previewQuery = (id: number, updatedAt: string, language: Language) =>
  callQuery([...revisionKeys.one(id), 'preview', updatedAt, language], previewRevision, {
    params: { id },
    query: { language },
  });

/** The changes if the values before a revision applied again from today. */
export const restorationQuery = (id: number) =>
  callQuery([...revisionKeys.one(id), 'restoration'], previewRestoration, {
    params: { id },
    query: { language: 'en' },
  });
