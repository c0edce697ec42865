import { queryOptions } from '@tanstack/react-query';
import { readProgramme } from '#core/contract/programme.ts';
import { call } from '#web/kit/api.ts';

export const programmeQuery = queryOptions({
  queryKey: ['programme'],
  queryFn: ({ signal }) => call(readProgramme, { signal }),
});
