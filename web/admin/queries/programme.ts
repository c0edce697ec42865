import { queryOptions } from '@tanstack/react-query';
import { readProgramme } from '#core/contract/programme.ts';
import { call } from '#web/kit/api.ts';
import { programmeKeys } from './keys.ts';

/** The terms of today with their sources, and what the lender must confirm. */
export const programmeQuery = queryOptions({
  queryKey: programmeKeys.all,
  queryFn: ({ signal }) => call(readProgramme, { signal }),
});
