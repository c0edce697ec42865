import { holdsOn } from '../programme-terms.ts';
import { type ContactChannel, contactChannels } from './consent-ticked.ts';
import { type RevocationRule, revocationRules } from './contact-rules.ts';
import { localTimeOf } from './local-time.ts';

/** A stop that was recorded, with the channels it named. */
export interface SaidStop {
  readonly channels: readonly ContactChannel[];
  readonly how: string;
  readonly saidAt: Date;
}

/** When the person of a number or mailbox last agreed to each way; undefined for never. */
export type AgreedAt = Readonly<Partial<Record<ContactChannel, Date>>>;

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
 * By channel, the newest stop, unless the person has agreed to the channel again since. `said` must
 * be sorted oldest first.
 */
export function holdingStops<Stop extends SaidStop>(
  said: readonly Stop[],
  agreedAt: AgreedAt,
  now: Date,
): Partial<Record<ContactChannel, Stop>> {
  const rule = revocationRuleAt(now);
  const holding: Partial<Record<ContactChannel, Stop>> = {};
  for (const channel of contactChannels) {
    const newest = said.findLast((stop) => closedBy(stop, rule).includes(channel));
    const agreed = agreedAt[channel];
    if (newest && (!agreed || agreed <= newest.saidAt)) {
      holding[channel] = newest;
    }
  }
  return holding;
}
