import { type OfficeClock, openOfficeClock, startOfDay } from '#core/domain/office/office-clock.ts';
import { type QueueMarks, queueMarks } from '#core/domain/office/queue.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { Services } from '../../context.ts';

export type OfficeNeeds = Pick<Services, 'programme' | 'config'>;

const clocks = new WeakMap<ProgrammeTerms, OfficeClock>();

/** The office's clock and limits today. */
export async function officeTerms({ programme, config }: OfficeNeeds) {
  const terms = await programme.enteredTerms();
  const clock = clocks.get(terms) ?? openOfficeClock(terms, config.timeZone);
  clocks.set(terms, clock);
  const { firstAnswerMinutes, returnToQueueMinutes } = terms;
  return {
    terms,
    clock,
    firstAnswerMinutes,
    returnToQueueMinutes,
    marksAt: (now: Date): QueueMarks => {
      return queueMarks(clock, { firstAnswerMinutes, returnToQueueMinutes }, now);
    },
    /** When a lead that may be called from a moment on must be answered. */
    returnsAt: (callableFrom: Date): Date => clock.after(callableFrom, returnToQueueMinutes),
  };
}

export type Office = Awaited<ReturnType<typeof officeTerms>>;

/**
 * Promises due before this moment are missed by now: a promise is for a day, and a day ends with
 * its last minute.
 */
export function missedBefore(timeZone: string, now: Date): Date {
  return startOfDay(timeZone, dayIn(timeZone, now));
}
