import { queryOptions } from '@tanstack/react-query';
import {
  listRevisions,
  previewRestoration,
  previewRevision,
  readRevision,
} from '#core/contract/revisions.ts';
import type { Language } from '#core/domain/language.ts';
import { call } from '#web/kit/api.ts';
import { revisionKeys } from './keys.ts';

export const revisionsQuery = queryOptions({
  queryKey: revisionKeys.list(),
  queryFn: ({ signal }) => call(listRevisions, { signal }),
});

export function revisionQuery(id: string) {
  return queryOptions({
    queryKey: revisionKeys.one(id),
    queryFn: ({ signal }) => call(readRevision, { params: { id }, signal }),
  });
}

/** What a revision changes, as saved at a moment, on the pages of one language. */
export function previewQuery(id: number, updatedAt: string, language: Language) {
  return queryOptions({
    queryKey: [...revisionKeys.one(id), 'preview', updatedAt, language],
    queryFn: ({ signal }) => call(previewRevision, { params: { id }, query: { language }, signal }),
  });
}

/** What would change if what held before a revision held again from today on. */
export function restorationQuery(id: number) {
  return queryOptions({
    queryKey: [...revisionKeys.one(id), 'restoration'],
    queryFn: ({ signal }) =>
      call(previewRestoration, { params: { id }, query: { language: 'en' }, signal }),
  });
}
