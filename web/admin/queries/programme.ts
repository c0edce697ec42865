import { readProgramme } from '#core/contract/programme.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { programmeKeys } from './keys.ts';

/** The terms of today with their sources, and what the lender must confirm. */
export const programmeQuery = callQuery(programmeKeys.all, readProgramme);
