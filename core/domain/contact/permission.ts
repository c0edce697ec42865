import { type StateCode, stateName } from '../us-states.ts';
import { type ContactChannel, contactChannels } from './consent-ticked.ts';
import { holdsOn, type HoursRule, hoursRules } from './contact-rules.ts';
import { clockText, localMoment, localTimeOf } from './local-time.ts';
import { type Cause, judgeWay, type Wishes } from './reach.ts';
import { type AgreedAt, holdingStops, revocationRuleAt, type SaidStop } from './stops.ts';
import { type Places, placesOf, type Whereabouts } from './where-they-are.ts';

/** Everything that decides whether a person may be contacted, besides the moment. */
export interface ContactFacts extends Omit<Wishes, 'stops'>, Whereabouts {
  /** Of the number or the mailbox, the oldest first. */
  readonly stops: readonly SaidStop[];
  readonly agreedAt: AgreedAt;
}

/** Whether a person may be contacted in a way at this moment. */
export interface ChannelPermission {
  readonly allowed: boolean;
  /** When the hours change the answer; null where only the person can change it. */
  readonly until: Date | null;
  /** In words for staff. */
  readonly reason: string;
  /** The source of the rule that decides; null where none of the table does. */
  readonly rule: string | null;
  readonly cause: Cause | 'hours';
}

export interface ContactPermission extends Readonly<Record<ContactChannel, ChannelPermission>> {
  /** With the distance from UTC, as 2026-11-24T09:05-06:00; null if nobody knows where they are. */
  readonly localTime: string | null;
  readonly timeZone: string | null;
}

/** The hours rules that concern these states, those of states first. */
export function rulesFor(
  channel: ContactChannel,
  { states }: Pick<Places, 'states'>,
  rules: readonly HoursRule[] = hoursRules,
): readonly HoursRule[] {
  return rules
    .filter(({ channels, state }) => {
      return channels.includes(channel) && (state === null || states.includes(state));
    })
    .toSorted((a, b) => Number(a.state === null) - Number(b.state === null));
}

/** Whether a rule allows contact at a moment by the clocks of a time zone. */
export function allowsAt(rule: HoursRule, timeZone: string, at: Date): boolean {
  const { day, weekday, minutes } = localTimeOf(timeZone, at);
  const [from, to] = weekday === 0 ? rule.sunday : rule.hours;
  return !holdsOn(rule, day) || (from * 60 <= minutes && minutes < to * 60);
}

/** The first of these rules that forbids contact in one of these zones; undefined if none does. */
function forbiddenBy(rules: readonly HoursRule[], zones: readonly string[], at: Date) {
  return rules.find((rule) => zones.some((zone) => !allowsAt(rule, zone, at)));
}

// All hours of the table and all zones begin with a half hour.
const step = 30 * 60_000;
/** Longer than any pause between two hours of contact in which a week is looked at whole. */
const stepsAhead = 8 * 24 * 2;

interface Hours {
  readonly isOpen: boolean;
  readonly until: Date;
  /** The rule that closes the hours, or keeps them closed the longest; of the states before federal. */
  readonly rule: HoursRule | undefined;
}

/** Whether every rule allows contact in every zone, until when, and which rule decides that. */
function hoursAt(rules: readonly HoursRule[], zones: readonly string[], now: Date): Hours {
  let rule = forbiddenBy(rules, zones, now);
  const isOpen = rule === undefined;
  const first = Math.floor(now.getTime() / step) + 1;
  for (let ahead = 0; ahead < stepsAhead; ahead += 1) {
    const at = new Date((first + ahead) * step);
    const forbidding = forbiddenBy(rules, zones, at);
    if (isOpen !== (forbidding === undefined)) {
      return { isOpen, until: at, rule: forbidding ?? rule };
    }
    rule = forbidding;
  }
  throw new RangeError('The rules leave no hour of a week for contact.');
}

/** Which rule decides, and for which states nobody looked up the rule. */
function namesOf(rule: HoursRule | undefined, states: readonly StateCode[], day: string): string {
  const has = (state: StateCode) =>
    hoursRules.some((one) => one.state === state && holdsOn(one, day));
  const unchecked = states.filter((state) => !has(state)).map(stateName);
  if (!rule?.state) {
    const isChecked = states.length > 0 && unchecked.length === 0;
    return isChecked ? 'by the federal rule' : 'by the federal rule; state rules not checked';
  }
  const rest = unchecked.length > 0 ? `; rules of ${unchecked.join(', ')} not checked` : '';
  return `by the rule of ${stateName(rule.state)}${rest}`;
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A moment by the clock of the person, with the day where it is another one. */
function theirTime(likelyZone: string | null, at: Date, now: Date): string {
  const zone = likelyZone ?? 'America/New_York';
  const { day, weekday, minutes } = localTimeOf(zone, at);
  const isToday = day === localTimeOf(zone, now).day;
  const whose = likelyZone === null ? 'Eastern time' : 'their time';
  return `${clockText(minutes)} ${whose}${isToday ? '' : ` on ${weekdays[weekday]}`}`;
}

function withHours(
  channel: ContactChannel,
  consent: ChannelPermission,
  places: Places,
  now: Date,
): ChannelPermission {
  const rules = rulesFor(channel, places);
  const { isOpen, until, rule } = hoursAt(rules, places.zones, now);
  const { likelyZone, zones, states } = places;
  const names = namesOf(rule, states, localTimeOf(likelyZone ?? zones[0]!, now).day);
  const when = theirTime(likelyZone, until, now);
  const source = rule?.source ?? null;
  const where = likelyZone === null ? '; where they are is not known' : '';
  if (isOpen) {
    const reason = `${consent.reason}; until ${when}, ${names}${where}`;
    return { ...consent, until, reason, rule: source };
  }
  const reason = `not before ${when}, ${names}${where}`;
  return { allowed: false, until, reason, rule: source, cause: 'hours' };
}

/**
 * Whether a person may be contacted now, in each way: what they agreed to and stopped, the status of
 * the lead, and the hours. Of all zones and states that property, address and area code point to, the
 * strictest holds.
 */
export function permissionAt(facts: ContactFacts, now: Date): ContactPermission {
  const stops = holdingStops(facts.stops, facts.agreedAt, now);
  const places = placesOf(facts);
  const { likelyZone } = places;
  const answers = contactChannels.map((channel): [ContactChannel, ChannelPermission] => {
    const verdict = judgeWay(channel, { ...facts, stops });
    const rule = verdict.cause === 'stop' ? revocationRuleAt(now).source : null;
    const answer = { ...verdict, until: null, rule };
    const hasHours = verdict.allowed && channel !== 'email';
    return [channel, hasHours ? withHours(channel, answer, places, now) : answer];
  });
  return {
    ...(Object.fromEntries(answers) as Record<ContactChannel, ChannelPermission>),
    localTime: likelyZone && localMoment(likelyZone, now),
    timeZone: likelyZone,
  };
}
