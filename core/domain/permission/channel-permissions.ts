import { noContactStatus } from '../leads/lead-status.ts';
import { type ContactChannel, contactChannels } from './consent-ticked.ts';
import type { SaidStop } from './stops.ts';

/** Whether a person may be contacted by a channel, and the reason, in words for staff. */
export interface Permission {
  readonly allowed: boolean;
  readonly reason: string;
}

export type ChannelPermissions = Readonly<Record<ContactChannel, Permission>>;

interface Granted {
  readonly channels: readonly ContactChannel[];
  /** The box was ticked in advance; older records do not say whether the person touched it. */
  readonly wasPrechecked: boolean;
}

export interface Wishes {
  /** Empty for none, as is the number. */
  readonly email: string;
  readonly phone: string;
  readonly status: string;
  /** The channel chosen in the application; null if none was. */
  readonly contactMethod: string | null;
  /** Granted consents, oldest first. */
  readonly consents: readonly Granted[];
  /** Stops that are newer than the last consent to their channel. */
  readonly stops: Readonly<Partial<Record<ContactChannel, Pick<SaidStop, 'kind' | 'how'>>>>;
  /** The mailbox opted out of follow-ups. */
  readonly hasOptedOut: boolean;
}

const chosenChannels: Readonly<Record<string, ContactChannel>> = {
  phone: 'phone',
  text: 'sms',
  email: 'email',
};

const saidStop = 'said stop';

/** Why a person who turned follow-ups off gets none; staff may still answer a question. */
export const optedOut = 'turned off follow-up emails';

/** Whether a channel is closed because the person said stop. */
export function isStop({ allowed, reason }: Permission): boolean {
  return !allowed && reason.startsWith(saidStop);
}

/** The reason for the answer of a channel, before calling hours are applied. */
export type Cause =
  'no_address' | 'status' | 'stop' | 'opted_out' | 'consent' | 'asked' | 'no_consent';

interface Evaluation extends Permission {
  readonly cause: Cause;
}

const yes = (cause: Cause, reason: string): Evaluation => ({ allowed: true, reason, cause });
const no = (cause: Cause, reason: string): Evaluation => ({ allowed: false, reason, cause });

/** Whether a person wants to be contacted by a channel, and why. */
export function evaluateChannel(channel: ContactChannel, wishes: Wishes): Evaluation {
  const { status, contactMethod, consents, stops, hasOptedOut } = wishes;
  const stop = stops[channel];
  if (status === noContactStatus) {
    return no('status', 'status Do Not Contact');
  }
  if ((channel === 'email' ? wishes.email : wishes.phone) === '') {
    return no('no_address', channel === 'email' ? 'no email address' : 'no telephone number');
  }
  if (stop) {
    return no('stop', stop.kind === 'said' ? `${saidStop}: ${stop.how}` : stop.how);
  }
  if (channel === 'email' && hasOptedOut) {
    return no('opted_out', optedOut);
  }
  const consent = consents.findLast(({ channels }) => channels.includes(channel));
  if (consent) {
    const ticked = consent.wasPrechecked ? ' (ticked in advance)' : '';
    return yes('consent', `consent on record${ticked}`);
  }
  // A person who asked for an answer may be answered by hand, but not by automatic mails.
  return chosenChannels[contactMethod ?? ''] === channel
    ? yes('asked', 'asked for it; by hand only')
    : no('no_consent', 'no consent on record');
}

/** The channels on which a person may be contacted, by newest choices; ignores calling hours. */
export function channelPermissions(wishes: Wishes): ChannelPermissions {
  const entries = contactChannels.map((channel) => {
    const { allowed, reason } = evaluateChannel(channel, wishes);
    return [channel, { allowed, reason }];
  });
  return Object.fromEntries(entries) as ChannelPermissions;
}
