import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import { readProgramme } from '#core/contract/programme/programme.ts';
import { type OfficeClock, openOfficeClock } from '#core/domain/office/office-clock.ts';
import { callQuery } from '#web/office/cache/call-query.ts';
import type { Programme } from '../../api-types.ts';
import { termInForce } from '../../programme/validity.ts';
import { hoursAndMinutes } from './hours-and-minutes.ts';

// One for all rows of a screen: a clock caches the days that it has computed.
const clocks = new WeakMap<Programme, OfficeClock | undefined>();

/** The clock of the office; undefined until its hours are known. */
export function clockOf(programme: Programme): OfficeClock | undefined {
  if (!clocks.has(programme)) {
    const officeHours = termInForce(programme, 'officeHours');
    const holidays = termInForce(programme, 'holidays') ?? [];
    clocks.set(
      programme,
      officeHours && openOfficeClock({ officeHours, holidays }, programme.timeZone),
    );
  }
  return clocks.get(programme);
}

export type WaitOf = (since: string, now: number) => { text: string; isLate: boolean } | undefined;

/**
 * How long a lead has waited for its first answer, in office time as the queue counts it, and
 * whether it is overdue; undefined until the hours are known.
 */
export function useWait(isNeeded: boolean): WaitOf {
  const t = useTranslations('admin.queue.wait');
  const { data } = useQuery({ ...callQuery(readProgramme), enabled: isNeeded });
  const programme = isNeeded ? data : undefined;
  return useCallback(
    (since, now) => {
      const clock = programme && clockOf(programme);
      if (!clock) {
        return undefined;
      }
      const total = Math.floor(clock.minutesBetween(new Date(since), new Date(now)));
      const { hours, minutes } = hoursAndMinutes(total);
      const unit = hours === 0 ? 'minutes' : minutes === 0 ? 'hours' : 'both';
      return {
        text: t(unit, { hours: String(hours), minutes: String(minutes) }),
        isLate: total >= (termInForce(programme, 'returnToQueueMinutes') ?? Infinity),
      };
    },
    [t, programme],
  );
}
