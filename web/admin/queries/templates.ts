import { queryOptions } from '@tanstack/react-query';
import { previewTemplate, readTemplate } from '#core/contract/mail/templates.ts';
import type { BodyOf } from '#web/kit/api-types.ts';
import { call } from '#web/kit/api.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const templateKeys = nounKeys('templates');

export const templateQuery = (id: string) =>
  callQuery(templateKeys.one(id), readTemplate, { params: { id } });

/** The mail for the current fields of the form. */
export function previewQuery(body: BodyOf<typeof previewTemplate>) {
  return queryOptions({
    queryKey: ['previews', body],
    queryFn: ({ signal }) => call(previewTemplate, { body, signal }),
    // A preview of an earlier text is never shown again.
    gcTime: 0,
  });
}
