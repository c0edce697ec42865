import type { TouchSource } from '#core/domain/attribution.ts';
import type { Language } from '#core/domain/language.ts';
import type { SuspicionReason } from '#core/domain/suspicion.ts';
import { formatNumber } from '#core/i18n/format.ts';
import { humanize } from '../../office/parts/humanize.ts';

const languageNames: Record<Language, string> = {
  en: 'English',
  es: 'Spanish',
  pt: 'Portuguese',
};
export const languageName = (language: Language): string => languageNames[language];

const known =
  (label: Readonly<Record<string, string>>) =>
  (value: string): string =>
    Object.hasOwn(label, value) ? label[value]! : humanize(value);

export const housingLabels = known({
  own: 'Owns',
  rent: 'Rents',
  living_with_relative: 'Lives with a relative',
});
export const contactLabels = known({
  phone: 'Phone',
  email: 'Email',
  text: 'Text message',
  sms: 'Text message',
});

const suspicions: Record<SuspicionReason, string> = {
  honeypot_filled: 'Filled in the field that people cannot see',
  too_fast: 'Sent faster than a person can type',
  no_start_time: 'The time on the form is unknown',
  many_from_address: 'Many applications from one network address',
  link_in_name: 'A web address in a name',
  own_referral: 'The partner applied with their own code',
};
export const suspicionLabels = known(suspicions);

/** Why a lead is credited to a partner. */
export const attributionLabels = known({
  first_valid_code: 'The first valid code of this visitor, still within its time',
  expired: 'The code was too old',
  no_valid_code: 'No code belonged to a live partner',
  no_touch: 'The visitor came without a code',
  unknown: 'No receipt was kept',
});

/** Why a touch won or lost. */
export const verdictLabels = known({
  winner: 'won',
  same_code: 'the same code again',
  later_code: 'came later',
  expired: 'too old',
  invalid: 'no live partner',
  future: 'a time that has not come',
});

/** Who says that a touch happened, and when. */
export const sourceLabels = (source: TouchSource | null): string =>
  source === 'server'
    ? 'from our own log'
    : source === 'browser'
      ? 'as the visitor’s browser says'
      : 'source not kept';

/** What a person should check before this credit is paid. */
export const reviewLabels = known({
  claim_over_log:
    'By our own log alone another partner would have this credit. Dates that the visitor’s browser sent changed it.',
});

/** What became of a mail. */
export const mailStatusLabels = known({
  waiting: 'waiting to be sent',
  sent: 'sent',
  failed: 'not sent: the mail server refused it',
  no_server: 'not sent: no mail server',
  withheld: 'kept back: a machine, or the address had three today',
});

/**
 * A part of a whole in percent, for a label such as "Tax credit (30%)"; empty when there is no
 * whole.
 */
export const shareLabel = (part: number | null, whole: number | null): string =>
  part && whole ? ` (${Math.round((part / whole) * 100)}%)` : '';

/** A text with its first letter large: the timelines are stored small. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A range of monthly payments as people write it: '$1500-$2000' reads "$1,500–$2,000"; what is
 * stored keeps its hyphen.
 */
export const paymentLabels = (range: string): string =>
  range
    .replace(/^(?=\d)/, '$')
    .replace(/\d+/g, (digits) => formatNumber(Number(digits), 'en'))
    .replace('-', '–');

/** When somebody wants to buy: '3-6 months' reads "3–6 months". */
export const timelineLabels = (timeline: string): string =>
  capitalize(timeline.replace(/(\d)-(\d)/, '$1–$2'));

/** What a visitor's step carried, as short pairs: "homePrice: 500000". */
export function stepDetails(data: unknown): string[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  return Object.entries(data)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `${humanize(name)}: ${typeof value === 'object' ? JSON.stringify(value) : String(value)}`,
    );
}
