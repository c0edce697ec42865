import { queryOptions } from '@tanstack/react-query';
import type { readProgramme } from '#core/contract/programme.ts';
import { call } from '#web/kit/api.ts';

export const programmeQuery = queryOptions({
  queryKey: ['programme'],
  queryFn: ({ signal }) => call<typeof readProgramme>('GET', '/api/admin/programme', { signal }),
});
