import { useState } from 'react';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { localTimeOf } from '#core/domain/permission/local-time.ts';
import { useAnswer } from '#web/office/cache/use-answer.ts';
import { viewerTimeZone } from '#web/office/formats/viewer-time-zone.ts';

/**
 * The lender's day of a moment or, without one, as a form opens: the server takes no later one,
 * whatever day the browser has.
 */
export function useLenderDay(at?: string | null): string {
  const { data: programme } = useAnswer(readProgramme);
  const timeZone = programme?.timeZone ?? viewerTimeZone();
  const [opened] = useState(() => new Date());
  return localTimeOf(timeZone, at ? new Date(at) : opened).day;
}
