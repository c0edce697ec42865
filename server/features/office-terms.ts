import { dayMs } from '#core/domain/office/day.ts';
import { type OfficeClock, openOfficeClock, startOfDay } from '#core/domain/office/office-clock.ts';
import { type QueueMarks, queueMarks } from '#core/domain/office/queue.ts';
import { isHourToCall, nextAllowedMoment } from '#core/domain/permission/permission.ts';
import type { PlaceFacts } from '#core/domain/permission/where-they-are.ts';
import type { ProgrammeTerms } from '#core/domain/programme/programme-terms.ts';
import { dayIn } from '#server/outside/clock.ts';
import type { Services } from './context.ts';

export type OfficeNeeds = Pick<Services, 'programme' | 'config'>;

const clocks = new WeakMap<ProgrammeTerms, OfficeClock>();

/** Whom the night kept from being called at first may be called within so many days. */
const longestNightMs = 3 * dayMs;

interface Came {
  createdAt: Date;
  contactMethod: string | null;
}

export async function officeTerms({ programme, config }: OfficeNeeds) {
  const terms = await programme.enteredTerms();
  const { timeZone } = config;
  const clock = clocks.get(terms) ?? openOfficeClock(terms, timeZone);
  clocks.set(terms, clock);
  const { firstAnswerMinutes, returnToQueueMinutes } = terms;
  /**
   * When the minutes of a lead begin: as it comes, or as soon as its person may be called; who
   * prefers emails may be answered at any hour.
   */
  const startOf = (lead: PlaceFacts & Came, now: Date): Date => {
    const { createdAt, contactMethod } = lead;
    const isLongAgo = now.getTime() - createdAt.getTime() > longestNightMs;
    return isLongAgo || contactMethod === 'email' || isHourToCall(lead, createdAt)
      ? createdAt
      : nextAllowedMoment(lead, 'phone', createdAt);
  };
  return {
    terms,
    timeZone,
    clock,
    marksAt: (now: Date): QueueMarks => {
      return queueMarks(clock, { firstAnswerMinutes, returnToQueueMinutes }, now);
    },
    dueAt: (lead: Parameters<typeof startOf>[0], now: Date): Date =>
      clock.after(startOf(lead, now), firstAnswerMinutes),
    /** When a lead that may be called from a moment on must be answered. */
    returnsAt: (callableFrom: Date): Date => clock.after(callableFrom, returnToQueueMinutes),
  };
}

export type Office = Awaited<ReturnType<typeof officeTerms>>;

/** Promises due before it are missed: one is for a day, and a day ends with its last minute. */
export function missedBefore(timeZone: string, now: Date): Date {
  return startOfDay(timeZone, dayIn(timeZone, now));
}
