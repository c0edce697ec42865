import { holdsOn } from '../programme/programme-terms.ts';
import type { OfficeClock } from '../office/office-clock.ts';
import { type StateCode, stateName } from '../us-states.ts';
import { type ContactChannel, contactChannels } from './consent-ticked.ts';
import { type HoursRule, hoursRules } from './contact-rules.ts';
import { localMoment, localTimeOf, theirTime } from './local-time.ts';
import { type Cause, evaluateChannel, type Wishes } from './channel-permissions.ts';
import { holdingStops, revocationRuleAt, type SaidStop } from './stops.ts';
import { type Places, placesOf, type PlaceFacts } from './where-they-are.ts';

/** Everything that decides whether a person may be contacted, besides the moment. */
export interface ContactFacts extends Omit<Wishes, 'stops' | 'phone'>, PlaceFacts {
  /** The stops of the number or the mailbox, oldest first. */
  readonly stops: readonly SaidStop[];
}

/** Whether a person may be contacted by a channel at this moment. */
export interface ChannelPermission {
  readonly allowed: boolean;
  /** When calling hours next change `allowed`; null if hours do not decide it. */
  readonly until: Date | null;
  /** A text for staff. */
  readonly reason: string;
  /** The legal source of the deciding rule; null if no rule of `contact-rules.ts` decides. */
  readonly rule: string | null;
  readonly cause: Cause | 'hours';
}

export interface ContactPermission extends Readonly<Record<ContactChannel, ChannelPermission>> {
  /** With the offset from UTC, as 2026-11-24T09:05-06:00; null if the place is unknown. */
  readonly localTime: string | null;
  readonly timeZone: string | null;
}

/** The hours rules that apply in these states: state rules first, then the federal one. */
export function rulesFor(
  channel: ContactChannel,
  { states }: Pick<Places, 'states'>,
): readonly HoursRule[] {
  return hoursRules
    .filter(({ channels, state }) => {
      return channels.includes(channel) && (state === null || states.includes(state));
    })
    .toSorted((a, b) => Number(a.state === null) - Number(b.state === null));
}

/** Whether a rule allows contact at a moment, by the local time of a time zone. */
export function allowsAt(rule: HoursRule, timeZone: string, at: Date): boolean {
  const { day, weekday, minutes } = localTimeOf(timeZone, at);
  const [from, to] = weekday === 0 ? rule.sunday : rule.hours;
  return !holdsOn(rule, day) || (from * 60 <= minutes && minutes < to * 60);
}

/** The first rule that forbids contact in any of these zones; undefined if none does. */
function forbiddenBy(rules: readonly HoursRule[], zones: readonly string[], at: Date) {
  return rules.find((rule) => zones.some((zone) => !allowsAt(rule, zone, at)));
}

/** Whether calling hours allow a call at a moment, wherever the person may be. */
export function isHourToCall(facts: PlaceFacts, at: Date): boolean {
  const places = placesOf(facts);
  return forbiddenBy(rulesFor('phone', places), places.zones, at) === undefined;
}

// Calling hours begin and end on a half hour in every time zone.
const stepMs = 30 * 60_000;
/** Eight days: the rules repeat weekly, so hours that change at all change within this time. */
const stepsAhead = 8 * 24 * 2;

interface Hours {
  readonly isOpen: boolean;
  readonly until: Date;
  /**
   * If open, the rule that will close the hours; if closed, the one that ends last. A state rule
   * takes precedence over the federal one.
   */
  readonly rule: HoursRule | undefined;
}

const alwaysOpen = { isOpen: true, until: new Date(0) };

/** Whether all rules allow contact in all zones, until when, and which rule decides that. */
function hoursAt(rules: readonly HoursRule[], zones: readonly string[], now: Date): Hours {
  let rule = forbiddenBy(rules, zones, now);
  const isOpen = rule === undefined;
  const first = Math.floor(now.getTime() / stepMs) + 1;
  for (let ahead = 0; ahead < stepsAhead; ahead += 1) {
    const at = new Date((first + ahead) * stepMs);
    const forbidding = forbiddenBy(rules, zones, at);
    if (isOpen !== (forbidding === undefined)) {
      return { isOpen, until: at, rule: forbidding ?? rule };
    }
    rule = forbidding;
  }
  throw new RangeError('The rules leave no hour of a week for contact.');
}

const shortest = 1 / 60_000;

/**
 * The first moment from `from` on at which the hours allow this way of contact wherever the person
 * may be and, where its hours are known, the office is open. Hours that the two never share are the
 * person's alone.
 */
export function nextAllowedMoment(
  lead: PlaceFacts,
  channel: ContactChannel,
  from: Date,
  office?: OfficeClock,
): Date {
  const places = placesOf(lead);
  const rules = rulesFor(channel, places);
  const allowed = (at: Date) => {
    const { isOpen, until } = rules.length > 0 ? hoursAt(rules, places.zones, at) : alwaysOpen;
    return isOpen ? at : until;
  };
  const opened = (at: Date) => (office ? new Date(office.after(at, shortest).getTime() - 1) : at);
  let at = from;
  // A year of days, each of which one of the two may close.
  for (let days = 0; days < 366; days += 1) {
    const next = opened(allowed(at));
    if (next.getTime() === at.getTime()) {
      return at;
    }
    at = next;
  }
  return allowed(from);
}

/** Names the deciding rule, and the states whose own rules are not in the table. */
function nameRule(rule: HoursRule | undefined, states: readonly StateCode[], day: string): string {
  const hasRule = (state: StateCode) =>
    hoursRules.some((one) => one.state === state && holdsOn(one, day));
  const unchecked = states.filter((state) => !hasRule(state)).map(stateName);
  if (!rule?.state) {
    const isChecked = states.length > 0 && unchecked.length === 0;
    return isChecked ? 'by the federal rule' : 'by the federal rule; state rules not checked';
  }
  const rest = unchecked.length > 0 ? `; rules of ${unchecked.join(', ')} not checked` : '';
  return `by the rule of ${stateName(rule.state)}${rest}`;
}

/** Applies the calling hours to a permission that consent alone grants. */
function withHours(
  rules: readonly HoursRule[],
  consent: ChannelPermission,
  places: Places,
  now: Date,
): ChannelPermission {
  const { isOpen, until, rule } = hoursAt(rules, places.zones, now);
  const { likelyZone, zones, states } = places;
  const ruleName = nameRule(rule, states, localTimeOf(likelyZone ?? zones[0]!, now).day);
  const when = theirTime(likelyZone, until, now);
  const source = rule?.source ?? null;
  const where = likelyZone === null ? '; where they are is not known' : '';
  if (isOpen) {
    const reason = `${consent.reason}; until ${when}, ${ruleName}${where}`;
    return { ...consent, until, reason, rule: source };
  }
  const reason = `not before ${when}, ${ruleName}${where}`;
  return { allowed: false, until, reason, rule: source, cause: 'hours' };
}

/**
 * Whether a person may be contacted now, by channel. Consents, stops and the status of the lead
 * decide first; then the hours of the channel; there are none for email. Hours must allow contact in
 * every time zone and state that property, address and area code point to.
 */
export function permissionAt(facts: ContactFacts, now: Date): ContactPermission {
  const stops = holdingStops(facts.stops, now);
  const places = placesOf(facts);
  const { likelyZone } = places;
  const byChannel = contactChannels.map((channel): [ContactChannel, ChannelPermission] => {
    const evaluation = evaluateChannel(channel, { ...facts, stops });
    const wasSaid = evaluation.cause === 'stop' && stops[channel]?.kind === 'said';
    const rule = wasSaid ? revocationRuleAt(now).source : null;
    const permission = { ...evaluation, until: null, rule };
    const rules = evaluation.allowed ? rulesFor(channel, places) : [];
    return [channel, rules.length > 0 ? withHours(rules, permission, places, now) : permission];
  });
  return {
    ...(Object.fromEntries(byChannel) as Record<ContactChannel, ChannelPermission>),
    localTime: likelyZone && localMoment(likelyZone, now),
    timeZone: likelyZone,
  };
}
