import { readProgramme } from '#core/contract/programme/programme.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import { programmeKeys } from './keys.ts';

/** Today's terms with their sources, and the facts to be confirmed. */
export const programmeQuery = callQuery(programmeKeys.all, readProgramme);
