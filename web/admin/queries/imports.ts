import { queryOptions } from '@tanstack/react-query';
import { listImports } from '#core/contract/lead/imports.ts';
import { call } from '#web/kit/api.ts';
import { nounKeys } from '#web/office/cache/noun-keys.ts';

export const importKeys = nounKeys('imports');

export const importsQuery = queryOptions({
  queryKey: importKeys.list(),
  queryFn: ({ signal }) => call(listImports, { signal, isBackground: true }),
});
