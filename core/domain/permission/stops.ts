import { holdsOn } from '../programme/programme-terms.ts';
import { type ContactChannel, contactChannels } from './consent-ticked.ts';
import { type RevocationRule, revocationRules } from './contact-rules.ts';
import { localTimeOf } from './local-time.ts';

/**
 * What closes channels: the person said stop, withdrew the application, or has another number, or
 * a mail server refused the mailbox for good. The second is of one application, the third of the
 * number alone; the last is not stored, but read from the mails.
 */
export const stopKinds = ['said', 'withdrew', 'wrong_number', 'no_mailbox'] as const;

export interface SaidStop {
  readonly kind: (typeof stopKinds)[number];
  readonly channels: readonly ContactChannel[];
  readonly how: string;
  readonly saidAt: Date;
  readonly agreedSince: readonly ContactChannel[];
}

/** The federal rule on how far a stop reaches at this moment, by the calendar of Washington. */
export function revocationRuleAt(now: Date): RevocationRule {
  const { day } = localTimeOf('America/New_York', now);
  return revocationRules.find((rule) => holdsOn(rule, day))!;
}

/** The channels that a stop closes under a rule. */
function closedBy({ channels }: SaidStop, { closes }: RevocationRule): readonly ContactChannel[] {
  const isOfNumber = channels.includes('phone') || channels.includes('sms');
  return closes === 'number' && isOfNumber ? ['phone', 'sms', ...channels] : channels;
}

/**
 * By channel, the newest stop after which the person has not agreed to the channel again. `said`
 * must be sorted oldest first.
 */
export function holdingStops<Stop extends SaidStop>(
  said: readonly Stop[],
  now: Date,
): Partial<Record<ContactChannel, Stop>> {
  const rule = revocationRuleAt(now);
  const holding: Partial<Record<ContactChannel, Stop>> = {};
  for (const channel of contactChannels) {
    const newest = said.findLast(
      (stop) => closedBy(stop, rule).includes(channel) && !stop.agreedSince.includes(channel),
    );
    if (newest) {
      holding[channel] = newest;
    }
  }
  return holding;
}
