import { localTimeOf } from '../permission/local-time.ts';
import { nextAllowedMoment } from '../permission/permission.ts';
import type { PlaceFacts } from '../permission/where-they-are.ts';
import type { TermValues } from '../programme/term-values.ts';
import { type OfficeClock, startOfDay } from './office-clock.ts';

interface Office {
  readonly terms: Pick<TermValues, 'tryAgainAfter'>;
  readonly timeZone: string;
  readonly clock: OfficeClock | undefined;
}

/**
 * When to try a person again who was not reached, so many times in a row: after the wait whose turn
 * it is, at a moment that their hours and the office's allow. Null once the waits are used up.
 */
export function nextTry(
  person: PlaceFacts,
  { tries, now }: { tries: number; now: Date },
  { terms, timeZone, clock }: Office,
): Date | null {
  const wait = terms.tryAgainAfter[tries - 1];
  if (wait === undefined) {
    return null;
  }
  const hours = parseInt(wait, 10) * (wait.endsWith('d') ? 24 : 1);
  const from =
    wait === 'next_morning'
      ? startOfDay(timeZone, localTimeOf(timeZone, now).day, 1)
      : new Date(now.getTime() + hours * 3_600_000);
  return nextAllowedMoment(person, 'phone', from, clock);
}
